import { Button, Group, Text } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

type Variant = 'plain' | 'movable' | 'fit'

export function ModalPiece() {
  const t = useMessages(messages)
  const [variant, setVariant] = useState<Variant | null>(null)
  const close = () => setVariant(null)
  return (
    <Piece name="modal" title={t('pieces.modal')} text={t('pieces.modalText')}>
      <Group gap="xs">
        <Button variant="default" onClick={() => setVariant('plain')}>
          {t('sample.openModal')}
        </Button>
        <Button variant="default" onClick={() => setVariant('movable')}>
          {t('sample.openDraggable')}
        </Button>
        <Button variant="default" onClick={() => setVariant('fit')}>
          {t('sample.openFit')}
        </Button>
      </Group>
      <Modal
        opened={variant !== null}
        onClose={close}
        title={t('sample.modalTitle')}
        icon={<IconWorldUpload {...ICON} />}
        labels={useDialogLabels()}
        isDraggable={variant === 'movable'}
        canFullscreen={variant === 'movable'}
        fitContent={variant === 'fit'}
        size="md"
        footer={
          <>
            <Button variant="default" onClick={close}>
              {t('sample.cancel')}
            </Button>
            <Button onClick={close}>{t('sample.modalAction')}</Button>
          </>
        }
      >
        <Text>{t('sample.modalText')}</Text>
      </Modal>
    </Piece>
  )
}

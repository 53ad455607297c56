import { Group, Text } from '@mantine/core'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

export function MenuPiece() {
  const t = useMessages(messages)
  const [chosen, setChosen] = useState(t('sample.menuEdit'))
  const entry = (key: string, label: string) => ({ key, label, onSelect: () => setChosen(label) })
  return (
    <Piece name="menu" title={t('pieces.menu')} text={t('pieces.menuText')}>
      <Group>
        <PopupMenu
          label={t('sample.menu')}
          position="bottom-start"
          items={[
            { ...entry('edit', t('sample.menuEdit')), icon: <IconPencil {...SMALL_ICON} /> },
            { ...entry('copy', t('sample.menuCopy')), icon: <IconCopy {...SMALL_ICON} /> },
            {
              ...entry('delete', t('sample.menuDelete')),
              icon: <IconTrash {...SMALL_ICON} />,
              isDanger: true,
              startsGroup: true,
            },
          ]}
        />
        <Text c="dimmed" role="status">
          {t('sample.used', { name: chosen })}
        </Text>
      </Group>
    </Piece>
  )
}

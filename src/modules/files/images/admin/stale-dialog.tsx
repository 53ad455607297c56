import { Button, Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { imageMessages } from '../../admin/messages.ts'
import type { StoredFile } from '../../files/file.ts'
import { rectOf, sizeOf } from './crop/crop-geometry.ts'
import { CutPicture } from './crop/cut-picture.tsx'
import classes from './image-editor.module.css'
import type { PictureEdit } from './use-picture-edit.ts'

type Props = {
  edit: PictureEdit
  /** The stored picture, when it is newer than the one that was opened. */
  theirs: StoredFile | undefined
  onClose(): void
  onMine(theirs: StoredFile): void
  onTheirs(theirs: StoredFile): void
}

/** Two versions of a picture beside each other; whoever decides sees both. */
export function StaleDialog({ edit, theirs, onClose, onMine, onTheirs }: Props) {
  const t = useMessages(imageMessages)
  const labels = useDialogLabels()
  if (!theirs) return null
  const { look, original, base } = edit
  const { recipe } = theirs
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('stale.title')}
      labels={labels}
      footer={
        <>
          <Button variant="default" onClick={() => onTheirs(theirs)}>
            {t('stale.keepTheirs')}
          </Button>
          <Button onClick={() => onMine(theirs)}>{t('stale.keepMine')}</Button>
        </>
      }
    >
      <Text mb="md">{t('stale.text')}</Text>
      <div className={classes.versions}>
        <CutPicture
          file={base}
          rotate={look.rotate}
          part={rectOf(look, original)}
          label={t('stale.mine')}
        />
        <CutPicture
          file={theirs}
          rotate={recipe.rotate}
          part={rectOf(recipe, sizeOf(theirs))}
          label={t('stale.theirs')}
        />
      </div>
    </Modal>
  )
}

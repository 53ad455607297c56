import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#kernel/admin/session.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { imageMessages } from '../../admin/messages.ts'
import type { StoredFile } from '../../files/file.ts'
import { StageCard } from './stage-card.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { usePictureEdit } from './use-picture-edit.ts'
import { usePictureSaving } from './use-picture-saving.ts'

type Props = { file: StoredFile; onAnswer(saved: StoredFile | undefined): void }

/** Turn, cut and focal point in a window, for whoever is in the middle of something else. */
export function CropDialog({ file, onAnswer }: Props) {
  const t = useMessages(imageMessages)
  const shell = useMessages(shellMessages)
  const labels = useDialogLabels()
  const client = useQueryClient()
  const edit = usePictureEdit(file)
  const saving = usePictureSaving(edit, (saved) => {
    // Small pictures of it in open forms.
    void client.invalidateQueries({ queryKey: ['field', 'files'] })
    onAnswer(saved)
  })
  return (
    <Modal
      opened
      onClose={() => onAnswer(undefined)}
      title={t('dialog', { name: edit.base.name })}
      labels={labels}
      size="xl"
      canFullscreen
      footer={
        <>
          <Button variant="default" onClick={() => onAnswer(undefined)}>
            {shell('dialog.cancel')}
          </Button>
          <Button
            loading={saving.isSaving}
            disabled={!edit.isDirty}
            onClick={() => void saving.save()}
          >
            {t('take')}
          </Button>
        </>
      }
    >
      <StageCard edit={edit} />
      <StaleDialog
        edit={edit}
        theirs={saving.theirs}
        onClose={saving.forget}
        onMine={(theirs) => void saving.save(theirs.version)}
        onTheirs={(theirs) => {
          saving.forget()
          edit.restart(theirs)
        }}
      />
    </Modal>
  )
}

import { useHotkeys } from '@mantine/hooks'
import { SaveBar } from '#kernel/admin/edit/form/save-bar.tsx'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { LockBanner } from '#kernel/admin/edit/lock/lock-banner.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { editLink, FILES } from '../browser/paths.ts'
import { FileStatus } from '../file/file-status.tsx'
import { AltCard } from './alt-card.tsx'
import { Cuts } from './cuts.tsx'
import classes from './image-editor.module.css'
import { StageCard } from './stage-card.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { imageTexts } from './texts.ts'
import { usePictureEdit } from './use-picture-edit.ts'
import { usePictureSaving } from './use-picture-saving.ts'

/** Turn, cut and focal point of a picture with their effect at once; the original never changes. */
export function ImageEditor({ file }: { file: StoredFile }) {
  const t = useTexts(imageTexts)
  const edit = usePictureEdit(file)
  const saving = usePictureSaving(edit)
  const save = () => {
    if (edit.isDirty) void saving.save()
  }
  useHotkeys([['mod+S', save]], [], true)
  useHotkeys([
    ['mod+Z', edit.undo],
    ['mod+shift+Z', edit.redo],
    ['mod+Y', edit.redo],
  ])
  const takeTheirs = (theirs: StoredFile) => {
    saving.forget()
    edit.restart(theirs)
  }
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('title')}
        breadcrumb={[
          { label: t('files'), path: FILES },
          { label: edit.base.name, path: editLink(file._id) },
        ]}
        status={<FileStatus item={edit.base} />}
      />
      <LockBanner noun="file" id={file._id} isOn />
      <div className={classes.columns}>
        <StageCard edit={edit} />
        <div className={classes.side}>
          <Cuts file={edit.base} look={edit.look} />
          <AltCard words={edit.words} onWrite={edit.write} />
        </div>
      </div>
      {edit.isDirty && (
        <SaveBar
          isNew={false}
          isSaving={saving.isSaving}
          canDiscard
          onSave={save}
          onDiscard={() => edit.restart(edit.base)}
        />
      )}
      <LeaveGuard
        isDirty={edit.isDirty}
        mayLeave={() => !edit.isDirty}
        onDiscard={() => undefined}
      />
      <StaleDialog
        edit={edit}
        theirs={saving.theirs}
        onClose={saving.forget}
        onMine={(theirs) => void saving.save(theirs.version)}
        onTheirs={takeTheirs}
      />
    </div>
  )
}

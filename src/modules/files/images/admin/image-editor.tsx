import { Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { SaveBar } from '#kernel/admin/edit/form/save-bar.tsx'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { LockBanner } from '#kernel/admin/edit/lock/lock-banner.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { imageMessages } from '../../admin/messages.ts'
import { FileStatus } from '../../files/admin/edit/file-status.tsx'
import { editLink, FILES } from '../../files/admin/paths.ts'
import type { Recipe, StoredFile } from '../../files/file.ts'
import { shownFocal } from '../recipe.ts'
import { rectOf, sizeOf } from './crop/crop-geometry.ts'
import { coverRect } from './crop/crop-rect.ts'
import { CutPicture } from './crop/cut-picture.tsx'
import cutsClasses from './cuts.module.css'
import classes from './image-editor.module.css'
import { StageCard } from './stage-card.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { type PictureWords, usePictureEdit } from './use-picture-edit.ts'
import { usePictureSaving } from './use-picture-saving.ts'

const SHAPES = [
  { name: 'square', ratio: 1 },
  { name: 'wide', ratio: 16 / 9 },
  { name: 'tall', ratio: 3 / 4 },
] as const

type Props = { words: PictureWords; onWrite(written: Partial<PictureWords>): void }

/** Turn, cut and focal point of a picture with their effect at once; the original never changes. */
export function ImageEditor({ file }: { file: StoredFile }) {
  const t = useMessages(imageMessages)
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

/** What the picture shows, for those who do not see it, in both languages of the website. */
function AltCard({ words, onWrite }: Props) {
  const t = useMessages(imageMessages)
  return (
    <CardSection title={t('alt.title')}>
      <div className={classes.side}>
        <Textarea
          label={t('alt.german')}
          description={t('alt.hint')}
          placeholder={t('alt.placeholder')}
          autosize
          minRows={2}
          maxLength={1000}
          value={words.alt}
          onChange={(event) => onWrite({ alt: event.currentTarget.value })}
        />
        <Textarea
          label={t('alt.english')}
          description={t('alt.englishHint')}
          placeholder={t('alt.englishPlaceholder')}
          autosize
          minRows={2}
          maxLength={1000}
          value={words.altEn}
          onChange={(event) => onWrite({ altEn: event.currentTarget.value })}
        />
      </div>
    </CardSection>
  )
}

/** How typical layouts show the picture: the result and three cuts around its focal point. */
function Cuts({ file, look }: { file: StoredFile; look: Recipe }) {
  const t = useMessages(imageMessages)
  const shown = rectOf(look, sizeOf(file))
  const focal = shownFocal(sizeOf(file), look)
  return (
    <CardSection title={t('cuts.title')} description={t('cuts.text')}>
      <div className={cutsClasses.result}>
        <CutPicture file={file} rotate={look.rotate} part={shown} label={t('cuts.result')} />
      </div>
      <div className={cutsClasses.cuts}>
        {SHAPES.map(({ name, ratio }) => (
          <CutPicture
            key={name}
            file={file}
            rotate={look.rotate}
            part={coverRect(shown, ratio, focal)}
            label={t(`cuts.${name}`)}
          />
        ))}
      </div>
    </CardSection>
  )
}

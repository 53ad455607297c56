import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Tags } from '#kernel/contract/fields.ts'
import { browserMessages } from '../../../admin/messages.ts'
import { joinFolders } from '../../../uploads/admin/drop/dropped-files.ts'
import { editManyFiles } from '../../file.calls.ts'
import type { StoredFile } from '../../file.ts'
import { suggestTags } from '../file-filters.ts'
import { folderField } from '../folders/folder-field.tsx'
import { moveQuestions, tagQuestions } from './questions.ts'

const TAG_FIELDS = {
  addTags: tags({ suggest: suggestTags }),
  removeTags: tags({ suggest: suggestTags }),
}
const TagEdit = z.object({ addTags: Tags, removeTags: Tags })

const MOVE_FIELDS = { folder: folderField() }
const MoveEdit = z.object({ folder: z.string().transform((folder) => joinFolders(folder)) })

/** What is asked about chosen files before anything is done with them. */
export function BulkDialogs() {
  return (
    <>
      <TagDialog />
      <MoveDialog />
    </>
  )
}

function TagDialog() {
  const t = useMessages(browserMessages)
  const files = useSyncExternalStore(tagQuestions.subscribe, tagQuestions.get)
  return (
    <FieldsDialog
      isOpen={files !== undefined}
      title={t('tagForm.title', { count: files?.length ?? 0 })}
      submit={t('tagForm.submit')}
      fields={TAG_FIELDS}
      words={wordsOf(browserMessages, 'tagForm')}
      schema={TagEdit}
      onClose={tagQuestions.drop}
      onSubmit={async (edit) => {
        await call(editManyFiles, { body: { ids: idsOf(files), ...edit } })
        tagQuestions.answer()
      }}
    />
  )
}

function MoveDialog() {
  const t = useMessages(browserMessages)
  const files = useSyncExternalStore(moveQuestions.subscribe, moveQuestions.get)
  return (
    <FieldsDialog
      isOpen={files !== undefined}
      title={t('moveForm.title', { count: files?.length ?? 0 })}
      submit={t('moveForm.submit')}
      fields={MOVE_FIELDS}
      words={wordsOf(browserMessages, 'moveForm')}
      schema={MoveEdit}
      start={{ folder: commonFolder(files ?? []) }}
      onClose={moveQuestions.drop}
      onSubmit={async ({ folder }) => {
        await call(editManyFiles, { body: { ids: idsOf(files), folder } })
        moveQuestions.answer()
      }}
    />
  )
}

function idsOf(files: readonly StoredFile[] = []): string[] {
  return files.map(({ _id }) => _id)
}

/** Where all of them lie now; empty when they lie in several places. */
function commonFolder(files: readonly StoredFile[]): string {
  const folders = new Set(files.map(({ folder }) => folder))
  return folders.size === 1 ? ([...folders][0] ?? '') : ''
}

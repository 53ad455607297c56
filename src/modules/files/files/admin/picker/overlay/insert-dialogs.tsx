import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { boolean, choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { pickerMessages } from '../../../../admin/messages.ts'
import type { StoredFile } from '../../../file.ts'
import { SmallPicture } from '../../preview/small-picture.tsx'
import classes from '../picker.module.css'
import { fileInserts, IMAGE_SIZES, imageInserts } from '../wishes.ts'

const IMAGE_FIELDS = {
  alt: text({ max: 1000 }),
  caption: text({ max: 1000 }),
  size: choice(IMAGE_SIZES, { look: 'segments', required: true }),
}
const ImageEdit = z.object({ alt: z.string(), caption: z.string(), size: z.enum(IMAGE_SIZES) })

/** How a chosen picture shall stand where it is inserted. */
export function ImageInsert() {
  const t = useMessages(pickerMessages)
  const file = useSyncExternalStore(imageInserts.subscribe, imageInserts.get)
  return (
    <FieldsDialog
      isOpen={file !== undefined}
      title={t('imageForm.title')}
      text={file && <Subject file={file} />}
      submit={t('imageForm.submit')}
      fields={IMAGE_FIELDS}
      words={wordsOf(pickerMessages, 'imageForm')}
      schema={ImageEdit}
      start={{ alt: file?.alt ?? '', size: 'medium' }}
      isStep
      onClose={() => imageInserts.answer(undefined)}
      onSubmit={async (edit) => imageInserts.answer(file && { file, ...edit })}
    />
  )
}

const FILE_FIELDS = { label: text({ required: true, max: 300 }), withSize: boolean() }
const FileEdit = z.object({ label: z.string(), withSize: z.boolean() })

export function FileInsert() {
  const t = useMessages(pickerMessages)
  const file = useSyncExternalStore(fileInserts.subscribe, fileInserts.get)
  return (
    <FieldsDialog
      isOpen={file !== undefined}
      title={t('fileForm.title')}
      text={file && <Subject file={file} />}
      submit={t('fileForm.submit')}
      fields={FILE_FIELDS}
      words={wordsOf(pickerMessages, 'fileForm')}
      schema={FileEdit}
      start={{ label: file ? stem(file) : '', withSize: true }}
      isStep
      onClose={() => fileInserts.answer(undefined)}
      onSubmit={async (edit) => fileInserts.answer(file && { file, ...edit })}
    />
  )
}

function Subject({ file }: { file: StoredFile }) {
  return (
    <span className={classes.subject}>
      <SmallPicture file={file} />
      {file.name}
    </span>
  )
}

/** The name without its ending, as people would say it. */
function stem({ name, ext }: StoredFile): string {
  return name.toLowerCase().endsWith(`.${ext}`) ? name.slice(0, -ext.length - 1) : name
}

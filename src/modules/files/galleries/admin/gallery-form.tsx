import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { requiredText } from '#kernel/contract/fields.ts'
import { pickerMessages } from '../../admin/messages.ts'
import { newGalleries } from '../../files/admin/picker/wishes.ts'
import { createGallery } from '../gallery.ts'

const FIELDS = { title: text({ required: true, max: 200 }) }
const NewTitle = z.object({ title: requiredText(200) })

/** The second variant of the gallery dialog: one made of chosen pictures. */
export function GalleryForm() {
  const t = useMessages(pickerMessages)
  const client = useQueryClient()
  const files = useSyncExternalStore(newGalleries.subscribe, newGalleries.get)
  const make = async (title: string) => {
    const items = (files ?? []).map(({ _id, description }) => ({
      file: _id,
      caption: description.slice(0, 1000),
    }))
    const made = await call(createGallery, { body: { title, items } })
    await client.invalidateQueries({ queryKey: ['collection'] })
    newGalleries.answer(made.items[0])
  }
  return (
    <FieldsDialog
      isOpen={files !== undefined}
      title={t('galleryForm.title', { count: files?.length ?? 0 })}
      submit={t('galleryForm.submit')}
      size="sm"
      fields={FIELDS}
      words={wordsOf(pickerMessages, 'galleryForm')}
      schema={NewTitle}
      isStep
      onClose={() => newGalleries.answer(undefined)}
      onSubmit={({ title }) => make(title)}
    />
  )
}

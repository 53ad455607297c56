import { z } from 'zod'
import { Lang, Timestamp, text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { noun } from '#kernel/contract/noun/noun.ts'
import { PublishStatus } from '#kernel/contract/publishing.ts'
import { ENTRY_TYPES, EntryType } from './contract-values.ts'

/** What belongs to an entry in all languages; it holds at once. Its words are drafted and published. */
export const entry = noun({
  name: 'entry',
  path: 'entry',
  module: 'entries',
  title: { one: 'entry', many: 'entries' },
  fields: {
    tags: field.tags(),
    /** The moment it is listed under. */
    publish_date: { ...field.moment(), wire: Timestamp, body: z.iso.datetime({ offset: true }) },
    /** The day it is about; as text, so that no time zone touches it. */
    date: { ...field.day(), type: 'text' },
    type: field.choice(ENTRY_TYPES),
    author: { ...field.text({ max: 120 }), body: text(120).trim() },
    /** When it went to the trash. */
    deleted: field.moment({ readOnly: true, column: 'deleted_at' }),
  },
  list: {
    conditions: {
      lang: Lang.default('de'),
      status: PublishStatus.optional(),
      type: EntryType.optional(),
      tag: text(60).optional(),
      year: z.coerce.number().int().min(1900).max(2999).optional(),
    },
    sort: ['publish_date', 'title', 'updated', 'created'],
  },
  trash: true,
  calls: [],
})

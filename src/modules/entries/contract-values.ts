import { z } from 'zod'
import { Id, requiredText, text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { bodyOf } from '#kernel/contract/noun/noun.ts'
import { Link } from '#kernel/site/block/link.ts'

/** What kind of entry it is; the website shows all of them alike. */
export const ENTRY_TYPES = ['news', 'event', 'press'] as const
export const EntryType = z.enum(ENTRY_TYPES)
export type EntryType = z.infer<typeof EntryType>

export const EntryLink = z.strictObject({ label: requiredText(80), link: Link })
export type EntryLink = z.infer<typeof EntryLink>

const Files = z.array(Id).max(100)

/** What an entry says in one language, besides its blocks; draft and live are two of these. */
export const entryWords = {
  title: field.text({ required: true, max: 200 }),
  /** Its part of the address; '' is made from the title. */
  slug: { ...field.text({ max: 120 }), body: text(120).trim() },
  /** What lists, feeds and search engines show of it; '' takes the beginning of the content. */
  summary: field.multiline({ max: 1000 }),
  cover: {
    ...field.part(z.string()),
    body: z.union([z.literal(''), Id], { error: 'address' }),
  },
  media: field.part(Files),
  downloads: field.part(Files),
  links: field.part(z.array(EntryLink).max(50)),
  /** '' takes the title. */
  meta_title: field.text({ max: 200 }),
  noindex: field.flag(),
}
export const EntryFields = bodyOf(entryWords)
export type EntryFields = z.infer<typeof EntryFields>

export const NO_FIELDS: EntryFields = {
  title: '',
  slug: '',
  summary: '',
  cover: '',
  media: [],
  downloads: [],
  links: [],
  meta_title: '',
  noindex: false,
}

import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { defaultWords } from '../palette/messages-default.ts'

/** An entry as lists announce it. */
export type EntryTeaser = {
  id: string
  href: string
  title: string
  /** When it was published. */
  date: string
  excerpt: string
  picture: PictureData | null
}

const ENTRY_ORDERS = ['newest', 'oldest', 'title'] as const

/** Count, columns and order as the specification has them (section 9). */
export const entryList = blockType({
  name: 'entry-list',
  v: 1,
  label: { de: 'Beiträge', en: 'Entries' },
  group: 'business',
  icon: 'news',
  schema: z.object({
    title: text(200).default(''),
    count: z.int().min(1).max(50).default(2),
    columns: z.int().min(1).max(4).default(2),
    order: z.enum(ENTRY_ORDERS).default('newest'),
    /** Only entries with one of these; none: all. */
    tags: z.array(text(60)).max(20).default([]),
    hasPictures: z.boolean().default(true),
  }),
  defaults: (lang) => ({ title: defaultWords(lang)('entries'), count: 2, columns: 2 }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<readonly EntryTeaser[]>(),
})

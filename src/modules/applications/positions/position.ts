import { z } from 'zod'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

const POSITION_KINDS = [
  'full_time',
  'part_time',
  'mini_job',
  'apprenticeship',
  'internship',
  'temporary',
  'volunteer',
] as const
export type PositionKind = (typeof POSITION_KINDS)[number]

/** Work the business offers. Visitors see it from one day to another, as long as it is open. */
export const position = noun({
  name: 'position',
  path: 'position',
  module: 'applications',
  title: { one: 'position', many: 'positions' },
  fields: {
    title: field.text({ required: true, max: 120 }),
    text: field.multiline({ max: 10_000 }),
    /** For the English pages; '' shows the German words there. */
    title_en: field.text({ max: 120 }),
    text_en: field.multiline({ max: 10_000 }),
    /** A town; '' is where the business is. */
    place: field.text({ max: 120 }),
    kind: field.choice(POSITION_KINDS, { required: true }),
    isOpen: field.flag(),
    from: field.day({ column: 'starts_on' }),
    until: field.day({ column: 'ends_on' }),
    /** Its address on the website. */
    url: field.derived(z.string(), 'text'),
  },
  list: {
    search: ['title', 'title_en', 'place'],
    filters: ['isOpen', 'kind'],
    sort: ['updated', 'title', 'created'],
  },
  trash: true,
})
export type Position = ItemOf<typeof position>

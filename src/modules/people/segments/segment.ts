import { z } from 'zod'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { Rules } from './rules.ts'

/** Persons by conditions, not by name: whoever fits today is in. */
export const personSegment = noun({
  name: 'person-segment',
  path: 'person_segment',
  module: 'people',
  title: { one: 'segment', many: 'segments' },
  fields: {
    name: field.text({ required: true, max: 120 }),
    description: field.multiline({ max: 2000 }),
    rules: field.json(Rules, { required: true }),
    /** Conditions nobody answers at present, because their module is off: nobody is in. */
    unavailable: field.derived(z.array(z.string())),
    /** Conditions the reader may not ask: how many are in, and who, is not for them. */
    hidden: field.derived(z.array(z.string())),
  },
  list: { search: ['name', 'description'], sort: ['name', 'created', 'updated'] },
  trash: true,
})
export type Segment = ItemOf<typeof personSegment>

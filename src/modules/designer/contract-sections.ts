import { z } from 'zod'
import { anyStaff, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Lang, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { Blocks } from '#kernel/site/block/block.ts'

/** A section is a few blocks, not a page. */
const SECTION_BYTES = 1_000_000
const MOST_BLOCKS = 200

/** Blocks someone kept for other pages. `own` ones are seen by their author alone. */
export const savedSection = noun({
  name: 'designer-section',
  path: 'designer/section',
  module: 'designer',
  title: { one: 'saved section', many: 'saved sections' },
  fields: {
    title: field.text({ required: true, max: 120 }),
    scope: field.choice(['own', 'shared']),
    blocks: {
      ...field.json(Blocks, { required: true, confidential: true }),
      body: Blocks.min(1).max(MOST_BLOCKS),
      type: 'json',
    },
    created_by: field.derived(z.object({ _id: Id, name: z.string() })),
    /** The author, or an admin where it is shared. */
    mayChange: field.derived(z.boolean()),
    created_at: field.derived(Timestamp),
    updated_at: field.derived(Timestamp),
  },
  list: { search: ['title'], sort: ['title'] },
  calls: [],
})
export type SavedSection = ItemOf<typeof savedSection>

const ALL = `/api/v0/${savedSection.path}/`
const ONE = `${ALL}:id`

const OneSection = z.object({ items: z.array(savedSection.Wire) })
const read = { access: anyStaff, narrows: true } as const
const write = {
  access: staff('pages', 'edit'),
  reply: OneSection,
  bodyLimit: SECTION_BYTES,
  limit: { max: 60, seconds: 60, per: 'user' },
} as const
/** The language of messages about faulty blocks. */
const lang = Lang.default('de')

export const listSections = endpoint({
  ...read,
  method: 'GET',
  path: ALL,
  query: savedSection.Query,
  reply: z.object({ items: z.array(savedSection.Wire), ...listReply }),
  summary: 'Saved sections: the own ones and those that are shared',
})

export const readSection = endpoint({
  ...read,
  method: 'GET',
  path: ONE,
  params: IdParams,
  reply: OneSection,
  summary: 'One saved section',
})

export const createSection = endpoint({
  ...write,
  method: 'POST',
  path: ALL,
  body: savedSection.Create.extend({ lang, scope: savedSection.fields.scope.body.default('own') }),
  summary: 'Keeps blocks as a section; 422 `blocks` with every fault',
})

export const updateSection = endpoint({
  ...write,
  method: 'PUT',
  path: ONE,
  narrows: true,
  params: IdParams,
  body: savedSection.Change.extend({ lang }),
  summary: 'Changes the given parts of a section; 409 `stale` brings `current`',
})

export const deleteSection = endpoint({
  method: 'DELETE',
  path: ONE,
  access: staff('pages', 'edit'),
  narrows: true,
  params: IdParams,
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Removes a saved section; pages made with it keep their blocks',
})

import { z } from 'zod'
import { anyStaff, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import {
  Id,
  IdParams,
  Lang,
  requiredText,
  Timestamp,
  text,
  Version,
} from '#kernel/contract/fields.ts'
import { listReply, pageQuery } from '#kernel/contract/list.ts'
import { Blocks } from '#kernel/site/block/block.ts'

const ALL = '/api/v0/designer/section/'
const ONE = '/api/v0/designer/section/:id'

/** A section is a few blocks, not a page. */
const SECTION_BYTES = 1_000_000
const MOST_BLOCKS = 200

const SECTION_SCOPES = ['own', 'shared'] as const
export const SectionScope = z.enum(SECTION_SCOPES)
export type SectionScope = z.infer<typeof SectionScope>

/** Blocks someone kept for other pages. `own` ones are seen by their author alone. */
export const SavedSection = z.object({
  _id: Id,
  title: z.string(),
  scope: SectionScope,
  blocks: Blocks,
  version: Version,
  created_by: z.object({ _id: Id, name: z.string() }),
  /** The author, or an admin where it is shared. */
  mayChange: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type SavedSection = z.infer<typeof SavedSection>

const OneSection = z.object({ items: z.array(SavedSection) })
const read = { access: anyStaff, narrows: true } as const
const write = {
  access: staff('pages', 'edit'),
  reply: OneSection,
  bodyLimit: SECTION_BYTES,
} as const
const limit = { max: 60, seconds: 60, per: 'user' } as const

const given = {
  title: requiredText(120),
  scope: SectionScope,
  blocks: Blocks.min(1).max(MOST_BLOCKS),
}
/** The language of messages about faulty blocks. */
const lang = Lang.default('de')

export const listSections = endpoint({
  ...read,
  method: 'GET',
  path: ALL,
  query: z.strictObject({
    search: text(200).default(''),
    ...pageQuery({ limit: 50, pages: 200 }),
  }),
  reply: z.object({ items: z.array(SavedSection), ...listReply }),
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
  limit,
  body: z.strictObject({ ...given, scope: SectionScope.default('own'), lang }),
  summary: 'Keeps blocks as a section; 422 `blocks` with every fault',
})

export const updateSection = endpoint({
  ...write,
  method: 'PUT',
  path: ONE,
  limit,
  narrows: true,
  params: IdParams,
  body: z
    .strictObject({ ...given, lang })
    .partial()
    .extend({ version: Version }),
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

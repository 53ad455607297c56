import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams } from '#kernel/contract/fields.ts'

const RELATION_KINDS = ['guardian', 'household', 'employer'] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

/** `of`: this person is the guardian or employer of the other; `by`: the other is theirs. */
const Relation = z.object({
  _id: Id,
  kind: z.enum(RELATION_KINDS),
  direction: z.enum(['of', 'by']),
  person: z.object({ _id: Id, name: z.string() }),
})
export type Relation = z.infer<typeof Relation>

const reply = z.object({ items: z.array(Relation) })

export const listRelations = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/relations',
  access: staff('people', 'view'),
  params: IdParams,
  reply,
  summary: 'Household, guardians, wards and employers of one person',
})

export const addRelation = endpoint({
  method: 'POST',
  path: '/api/v0/person/:id/relations',
  access: staff('people', 'edit'),
  params: IdParams,
  body: z.strictObject({
    kind: z.enum(RELATION_KINDS),
    direction: z.enum(['of', 'by']).default('of'),
    person: Id,
  }),
  reply,
  summary: 'Relates two persons; nobody becomes the guardian of their own guardian',
})

export const removeRelation = endpoint({
  method: 'DELETE',
  path: '/api/v0/person/:id/relations/:relation',
  access: staff('people', 'edit'),
  params: z.object({ id: Id, relation: Id }),
  reply,
  summary: 'Ends a relation of one person',
})

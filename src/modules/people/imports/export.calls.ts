import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'

/** Everyone, some at a time. A table begins with the names of its columns, which the import knows. */
export const exportPersons = endpoint({
  method: 'POST',
  path: '/api/v0/person/export',
  access: staff('people', 'export'),
  body: z.strictObject({ as: z.enum(['table', 'cards']), after: Id.nullable().default(null) }),
  reply: z.object({
    rows: z.array(z.array(z.string())),
    cards: z.string(),
    count: z.int(),
    next: Id.nullable(),
  }),
  summary:
    'All persons as rows of a table or as cards (vCard 4.0), to be imported again or elsewhere',
})

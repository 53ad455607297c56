import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { text } from '#kernel/contract/fields.ts'
import { redirect } from './redirect.ts'

export const createRedirect = endpoint({
  ...redirect.calls.create,
  summary: 'Leads an address elsewhere; one that led somewhere before is replaced',
})

/** What became of one line of a file. */
const ImportLine = z.object({
  line: z.int(),
  from: z.string(),
  to: z.string(),
  outcome: z.enum(['added', 'replaced', 'same', 'refused']),
  reason: z.string(),
})
export type ImportLine = z.infer<typeof ImportLine>

/** Lines `from,to[,status]` with or without a head; `;` and tabs separate too. */
export const importRedirects = endpoint({
  method: 'POST',
  path: '/api/v0/redirect/import/',
  access: staff('redirects', 'create'),
  body: z.strictObject({ csv: text(900_000), isTrial: z.boolean().default(false) }),
  reply: z.object({
    added: z.int(),
    replaced: z.int(),
    refused: z.int(),
    lines: z.array(ImportLine),
  }),
  summary: 'Reads redirects from a CSV file, says of every line what became of it',
})

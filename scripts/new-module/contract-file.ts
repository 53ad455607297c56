import { contractEndpoints } from './contract-endpoints.ts'
import type { Names } from './names.ts'

export function contractFile(names: Names): string {
  return contractHead(names) + contractSchemas(names) + contractEndpoints(names)
}

function contractHead({ module, noun }: Names): string {
  return `import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import {
  Id,
  IdParams,
  IdQuery,
  Ids,
  requiredText,
  Timestamp,
  text,
  Version,
} from '#kernel/contract/fields.ts'
import { listQuery, listReply } from '#kernel/contract/list.ts'

const ALL = '/api/v0/${noun}/'
const ONE = '/api/v0/${noun}/:id'

const view = staff('${module}', 'view')
const edit = staff('${module}', 'edit')
const remove = staff('${module}', 'delete')
`
}

function contractSchemas({ Type }: Names): string {
  return `
/** What staff may write by hand. */
const writable = { title: requiredText(200), notes: text(20_000) }

export const New${Type} = z.strictObject(writable).partial().required({ title: true })
export type New${Type} = z.output<typeof New${Type}>

const ${Type}Change = z.strictObject(writable).partial().extend({ version: Version })
export type ${Type}Change = z.output<typeof ${Type}Change>

export const ${Type} = z.object({
  _id: Id,
  title: z.string(),
  notes: z.string(),
  version: Version,
  created: Timestamp,
  updated: Timestamp,
})
export type ${Type} = z.infer<typeof ${Type}>

/** The first one is the default, newest first. */
const SORTS = ['updated', 'created', 'title'] as const
export type ${Type}Sort = (typeof SORTS)[number]

export const ${Type}Query = listQuery({ sort: SORTS, filters: {} })
export type ${Type}Query = z.output<typeof ${Type}Query>

const Page = z.object({ items: z.array(${Type}), ...listReply })
const Some = z.object({ items: z.array(${Type}), numItems: z.int() })
const Gone = z.object({ ids: z.array(Id) })

`
}

import { z } from 'zod'
import { admin, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, Id, IdParams, Lang, requiredText, text, Version } from '#kernel/contract/fields.ts'
import { ErasureReport, ExportFormat, ModuleShare } from '#modules/users/people/person.calls.ts'
import { dataRequest } from './data-request.ts'

const ONE = '/api/v0/data_request/:id'
const view = staff('data-requests', 'view')
const edit = staff('data-requests', 'edit')
const One = z.object({ items: z.array(dataRequest.Wire), numItems: z.int() })

const FoundPerson = z.object({
  _id: Id,
  name: z.string(),
  /** A contact or a company, to tell two of one name apart. */
  hint: z.string(),
  account: Id.nullable(),
  isCandidate: z.boolean(),
})

export const findSubjects = endpoint({
  method: 'POST',
  path: '/api/v1/data_request/find',
  access: view,
  body: z.strictObject({ search: text(200), ids: z.array(Id).max(10).optional() }),
  reply: z.object({ persons: z.array(FoundPerson) }),
  summary: 'Whom a request may be about, by name, address, number or id',
})

/** Nobody is found for a request without a person and an address. */
export const readHeld = endpoint({
  method: 'GET',
  path: `${ONE}/held`,
  access: view,
  params: IdParams,
  reply: z.object({
    subject: z.object({ person: FoundPerson.nullable(), emails: z.array(z.string()) }).nullable(),
    shares: z.array(ModuleShare),
  }),
  summary: 'What each module holds about the person of a request, and why',
})

const exporting = { access: admin, narrows: true, stepUp: 'password', params: IdParams } as const
const Format = z.strictObject({ format: ExportFormat.default('json'), lang: Lang.optional() })

export const exportRequest = endpoint({
  method: 'GET',
  path: `${ONE}/export`,
  ...exporting,
  query: Format,
  reply: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  summary: 'Everything all modules hold about the person of a request, as a file',
})

/** After a merge both ids answer with the one who stayed (rulings, "One Person"). */
export const exportPerson = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/export',
  ...exporting,
  query: Format,
  raw: true,
  reply: z.unknown(),
  summary: 'Everything all modules hold about a person, as a JSON file or as a page',
})

/**
 * With `dryRun` nothing is erased; the reply says what would go and what would stay, and who was looked
 * at. Who became somebody else since, by a merge, is not erased before somebody has looked again.
 */
export const eraseForRequest = endpoint({
  method: 'POST',
  path: `${ONE}/erase`,
  access: admin,
  narrows: true,
  stepUp: 'in-handler',
  params: IdParams,
  body: z.union([
    z.strictObject({ dryRun: z.literal(true) }),
    z.strictObject({ dryRun: z.literal(false), version: Version, person: Id.nullable() }),
  ]),
  reply: ErasureReport.extend({ person: Id.nullable() }),
  summary: 'Erases the person of a request everywhere; the request stays without naming them',
})

const changing = { method: 'POST', access: edit, params: IdParams, reply: One } as const

export const extendRequest = endpoint({
  ...changing,
  path: `${ONE}/extend`,
  body: z.strictObject({ version: Version, reason: requiredText(2000) }),
  summary: 'Moves the deadline to three months, once, with the reason the person was told',
})

export const closeRequest = endpoint({
  ...changing,
  path: `${ONE}/close`,
  body: z.union([
    z.strictObject({ version: Version, state: z.enum(['answered', 'done']) }),
    z.strictObject({ version: Version, state: z.literal('refused'), reason: requiredText(2000) }),
  ]),
  summary: 'Ends a request: answered, done, or refused with a reason',
})

export const reopenRequest = endpoint({
  ...changing,
  path: `${ONE}/reopen`,
  body: z.strictObject({ version: Version }),
  summary: 'Opens a request again, unless its person was erased',
})

export const requestDigest = endpoint({
  method: 'GET',
  path: '/api/v1/data_request/digest',
  access: view,
  reply: z.object({
    numOpen: z.int(),
    numOverdue: z.int(),
    next: z.array(z.object({ _id: Id, kind: dataRequest.Wire.shape.kind, due: Day })),
  }),
  passive: true,
  summary: 'How many requests are open, and which are due next',
})

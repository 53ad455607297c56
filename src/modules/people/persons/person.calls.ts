import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams, Version } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { AttachedFile, attachmentCalls } from '#kernel/contract/noun/attachments.ts'
import { person } from './person.ts'

const view = staff('people', 'view')

/** Papers about a person; their bytes are only for those who may see the person. */
export const personFileCalls = attachmentCalls({
  path: 'person',
  module: 'people',
  owner: 'a person',
  File: AttachedFile,
})

/** The files of those on the page stand beside them too, in one list (rulings, "One Person"). */
export const listPersons = endpoint({
  ...person.calls.list,
  reply: person.calls.list.reply.extend({ file: z.array(AttachedFile) }),
})

/** The list with what it can be filtered by (rulings, "One Person"). */
export const browsePersons = endpoint({
  method: 'POST',
  path: '/api/v1/person/getDataPersonBrowser',
  access: view,
  body: person.Query,
  reply: z.object({
    persons: z.array(person.Wire),
    availableTags: z.array(z.string()),
    /** What a person can be, as the modules say; `area` is the module in words. */
    availableRoles: z.array(
      z.object({ role: z.string(), label: z.string(), module: z.string(), area: z.string() }),
    ),
    ...listReply,
  }),
  summary: 'One page of persons, with the tags in use and the roles there are',
})

/** Staff vouch for somebody a guest typed in. */
export const acceptCandidate = endpoint({
  method: 'POST',
  path: '/api/v0/person/:id/accept',
  access: staff('people', 'edit'),
  params: IdParams,
  body: z.strictObject({ version: Version }),
  reply: z.object({ items: z.array(person.Wire), numItems: z.int() }),
  summary: 'Makes a person of a candidate that a guest typed in',
})

/** From every module, for those without an account; with one it is erased under "users". */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/v0/person/:id/erase',
  access: staff('people', 'delete'),
  stepUp: 'in-handler',
  params: IdParams,
  body: z.strictObject({ dryRun: z.boolean() }),
  reply: z.object({
    erased: z.boolean(),
    records: z.object({ persons: z.int(), links: z.int(), relations: z.int(), files: z.int() }),
    kept: z.array(z.object({ what: z.string(), why: z.string() })),
  }),
  summary: 'Erases a person without an account, or says what would go',
})

export const personCard = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/vcard',
  access: staff('people', 'export'),
  params: IdParams,
  reply: z.object({ name: z.string(), card: z.string() }),
  summary: 'One person as a card for an address book (vCard 4.0)',
})

/** What the start page shows: who has a birthday soon, and who is probably known already. */
export const peopleDigest = endpoint({
  method: 'GET',
  path: '/api/v1/person/digest',
  access: view,
  reply: z.object({
    birthdays: z.array(
      z.object({ _id: z.uuid(), name: z.string(), day: z.string(), age: z.int() }),
    ),
    candidates: z.array(z.object({ _id: z.uuid(), name: z.string(), like: z.string() })),
    numCandidates: z.int(),
    numDoubles: z.int(),
  }),
  passive: true,
  summary: 'Birthdays of the next seven days and candidates to look at',
})

import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { some, YesNo } from '#kernel/contract/list.ts'
import { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import { type CallName, REGULAR_CALLS } from '#kernel/contract/noun/calls.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun, type QueryOf } from '#kernel/contract/noun/noun.ts'
import { Address, Contact, MAX_ADDRESSES, PLAIN } from '#modules/auth/accounts/person.ts'

/** How we know that a contact or a link is right; anyone can type any address. */
export const PROOFS = ['typed', 'confirmed', 'account', 'staff'] as const
export type Proof = (typeof PROOFS)[number]

/** The twenty an account may have, and the address it signs in with. */
export const MAX_CONTACTS = 21

const [mail, phone, web] = Contact.options
const proof = { proof: z.enum(PROOFS) }
const PersonContact = z.discriminatedUnion('kind', [
  mail.extend(proof),
  phone.extend(proof),
  web.extend(proof),
])
export type PersonContact = z.infer<typeof PersonContact>

/** A form gives back what it was given; the proof in it is not believed. */
const WrittenContact = z
  .discriminatedUnion('kind', [
    mail.extend({ proof: proof.proof.optional() }),
    phone.extend({ proof: proof.proof.optional() }),
    web.extend({ proof: proof.proof.optional() }),
  ])
  .transform(({ proof: _, ...contact }) => contact)

const Link = z.object({
  module: z.string(),
  noun: z.string(),
  id: Id,
  role: z.string(),
  proof: z.enum(PROOFS),
})
const Relation = z.object({ person: Id, kind: z.string() })

const OWN_CALLS: readonly CallName[] = ['list', 'read', 'readMany']

/** Somebody the business knows, once, whatever they are to it: customer, member, guest, sender. */
export const person = noun({
  name: 'person',
  path: 'person',
  module: 'people',
  title: { one: 'person', many: 'persons' },
  fields: {
    title: field.text({ max: 60, pattern: PLAIN }),
    first_name: field.text({ max: 100, pattern: PLAIN }),
    last_name: field.text({ max: 100, pattern: PLAIN }),
    company: field.text({ max: 160, pattern: PLAIN }),
    /** Only for those who have the right `members: view`. */
    birthday: field.day({ confidential: true }),
    language: field.choice(['de', 'en']),
    contacts: {
      ...field.json(z.array(PersonContact)),
      body: z.array(WrittenContact).max(MAX_CONTACTS),
    },
    addresses: field.json(z.array(Address).max(MAX_ADDRESSES)),
    tags: field.tags(),
    notes: field.multiline({ max: 10_000 }),
    left_at: field.day(),
    account: field.reference({ readOnly: true }),
    /** Typed by a guest and not confirmed by anyone yet. */
    isCandidate: field.flag({ readOnly: true }),
    /** As staff call them: the whole name, else the company, else how they are reached. */
    name: field.derived(z.string()),
    files: field.derived(z.array(AttachedFile)),
    links: field.derived(z.array(Link)),
    relations: field.derived(z.array(Relation)),
  },
  list: {
    filters: ['tags', 'language', 'isCandidate'],
    conditions: {
      role: some(z.string().max(60)),
      module: some(z.string().max(40)),
      hasAccount: YesNo.optional(),
      /** Probably here twice, as the last night found it. */
      isDouble: YesNo.optional(),
      segment: Id.optional(),
    },
    sort: ['name', 'created', 'updated'],
  },
  trash: true,
  // Reading goes its own way: after a merge both ids keep answering. So does the list, with its files.
  calls: REGULAR_CALLS.filter((call) => !OWN_CALLS.includes(call)),
})
export type Person = ItemOf<typeof person>
export type PersonQuery = QueryOf<typeof person>

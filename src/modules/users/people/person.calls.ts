import { z } from 'zod'
import { admin, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, requiredText, Timestamp, Version } from '#kernel/contract/fields.ts'
import { UserRecord } from './user.ts'

const view = staff('users', 'view')
const edit = staff('users', 'edit')

export const Consent = z.object({
  _id: Id,
  kind: z.string(),
  /** What was agreed to, word for word. */
  wording: z.string(),
  given: Timestamp,
  withdrawn: Timestamp.nullable(),
})
export const Consents = z.object({ consents: z.array(Consent) })

const Label = z.object({ de: z.string(), en: z.string() })

/** As a file for programs, or as a page to read and print. */
export const ExportFormat = z.enum(['json', 'page'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** How much of a person each module holds: `records` by the module's own words. */
export const ModuleShare = z.object({
  module: z.string(),
  label: Label,
  /** Why it is held: what for, on which legal ground, for how long. */
  purpose: z.object({ for: Label, basis: Label, until: Label }),
  /** Where staff correct it, below the admin base. */
  path: z.string().nullable(),
  records: z.record(z.string(), z.int()),
})
export type ModuleShare = z.infer<typeof ModuleShare>

/** What had to stay although the person is forgotten, and why. */
export const ErasureReport = z.object({
  erased: z.boolean(),
  shares: z.array(ModuleShare),
  kept: z.array(z.object({ module: z.string(), what: Label, why: Label })),
})
export type ErasureReport = z.infer<typeof ErasureReport>

const SignIns = z.object({
  lastLogin: Timestamp.nullable(),
  lastActive: Timestamp.nullable(),
  failedLogins: z.int(),
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.int(),
  recoveryCodes: z.int(),
  sessions: z.array(
    z.object({
      _id: Id,
      /** Not the whole address: 203.0.113.0/24 */
      network: z.string(),
      /** Browser and system in words, in the request's language. */
      device: z.string(),
      created: Timestamp,
      lastActive: Timestamp,
      isActed: z.boolean(),
    }),
  ),
})

const onPerson = { narrows: true, params: IdParams } as const

export const readSignIns = endpoint({
  method: 'GET',
  path: '/api/v0/users/:id/sign-ins',
  access: view,
  ...onPerson,
  reply: SignIns,
  summary: 'When and how a person signs in; never shown to members about admins',
})

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/v0/users/:id/consents',
  access: view,
  ...onPerson,
  reply: Consents,
  summary: 'What a person has agreed to',
})

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/invite',
  access: edit,
  ...onPerson,
  limit: { max: 60, seconds: 3600, per: 'user' },
  reply: UserRecord,
  summary: 'Mails an invitation (again) to a person who has no password yet',
})

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/v0/users/:id/invitation',
  access: view,
  ...onPerson,
  reply: z.strictObject({ isWaiting: z.boolean() }),
  summary: 'Whether the invitation waits, because there is no mailbox to send it from',
})

/** As strong as setting a password, so it asks for the same. */
export const handInvitation = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/invitation-link',
  access: edit,
  ...onPerson,
  stepUp: 'password',
  limit: { max: 60, seconds: 3600, per: 'user' },
  reply: z.strictObject({ path: z.string(), expires: Timestamp }),
  summary: 'A link to hand over to somebody who was invited; it does not confirm their address',
})

export const blockUser = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/block',
  access: edit,
  ...onPerson,
  reply: UserRecord,
  summary: 'Blocks an account and ends its sessions',
})

export const unblockUser = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/unblock',
  access: edit,
  ...onPerson,
  reply: UserRecord,
  summary: 'Lets a blocked account in again',
})

/** Without `session` all of them. */
export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/end-sessions',
  access: edit,
  ...onPerson,
  body: z.strictObject({ session: Id.optional() }),
  reply: z.object({ ended: z.int() }),
  summary: 'Signs a person out everywhere, or in one place',
})

/** For somebody who lost the device; passkeys go too, the person is told and signs in anew. */
export const removeUserFactors = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/remove-second-factor',
  access: admin,
  ...onPerson,
  stepUp: 'password',
  reply: UserRecord,
  summary: "Takes another person's second factor away; nobody does so for the own account",
})

export const exportPerson = endpoint({
  method: 'GET',
  path: '/api/v0/users/:id/export',
  access: admin,
  ...onPerson,
  stepUp: 'password',
  query: z.strictObject({ format: ExportFormat.default('json') }),
  raw: true,
  reply: z.unknown(),
  summary: 'Everything stored about a person, as a JSON file or as a page (Art. 15 GDPR)',
})

/** With `dryRun` nothing is erased; the reply says what would be. `handle` must be typed to confirm. */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/v0/users/:id/erase',
  access: admin,
  ...onPerson,
  stepUp: 'in-handler',
  body: z.union([
    z.strictObject({ dryRun: z.literal(true) }),
    z.strictObject({ dryRun: z.literal(false), handle: requiredText(254) }),
  ]),
  reply: ErasureReport,
  summary: 'Erases a person (Art. 17 GDPR)',
})

const Merged = z.object({
  /** False for a dry run. */
  merged: z.boolean(),
  from: UserRecord,
  into: UserRecord,
  /** What is handed over from the first account to the second. */
  shares: z.array(ModuleShare),
})

/** Versions are those both accounts were compared at; the dry run needs none. */
export const mergeUsers = endpoint({
  method: 'POST',
  path: '/api/v0/users/merge',
  access: admin,
  narrows: true,
  stepUp: 'in-handler',
  body: z.union([
    z.strictObject({ from: Id, into: Id, dryRun: z.literal(true) }),
    z.strictObject({
      from: Id,
      into: Id,
      dryRun: z.literal(false),
      fromVersion: Version,
      intoVersion: Version,
    }),
  ]),
  reply: Merged,
  summary: 'Makes one account of two',
})

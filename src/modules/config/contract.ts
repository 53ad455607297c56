import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Email, Id, Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply, pageQuery } from '#kernel/contract/list.ts'
import { Mailbox } from '#kernel/contract/sections/mail.ts'

const Words = z.strictObject({ de: z.string(), en: z.string() })
const SectionName = text(100).regex(/^[a-z_]+(\.[a-z0-9_-]+)*$/)

export const Section = z.strictObject({
  /** The section's name: there is one of each. */
  _id: SectionName,
  name: SectionName,
  label: Words,
  /** Secrets read as a mark, see `SECRET_MARK`. */
  value: z.unknown(),
  /** 0: never saved, the defaults are in force. */
  version: z.int().min(0),
  updated_at: Timestamp.nullable(),
  /** Why what is stored is not in use; empty in a healthy installation. */
  problems: z.array(z.string()),
})
export type Section = z.infer<typeof Section>

export const listSections = endpoint({
  method: 'GET',
  path: '/api/v0/config/',
  access: admin,
  reply: z.array(Section),
  summary: 'All configuration sections; those of the system only for system users',
})

/** A part beside a secret, or one that leads money or rights, needs a step-up; a part of system needs that role and a second factor. */
export const saveConfig = endpoint({
  method: 'PUT',
  path: '/api/v0/config/',
  access: admin,
  stepUp: 'in-handler',
  /** Named as it is read: by `_id`, by `name`, or by both alike. */
  body: z
    .strictObject({
      _id: SectionName.optional(),
      name: SectionName.optional(),
      value: z.unknown(),
      version: z.int().min(0),
    })
    .refine(({ _id, name }) => (_id ?? name) !== undefined, { path: ['_id'], error: 'required' })
    .refine(({ _id, name }) => _id === undefined || name === undefined || _id === name, {
      path: ['name'],
      error: 'invalid',
    }),
  reply: z.array(Section),
  summary: 'Saves one section as a whole; a secret written as its mark is kept, as empty removed',
})

export const SectionVersion = z.strictObject({
  version: z.int().min(1),
  value: z.unknown(),
  created_at: Timestamp,
  created_by: z.strictObject({ _id: Id, name: z.string() }).nullable(),
})
export type SectionVersion = z.infer<typeof SectionVersion>

export const listSectionHistory = endpoint({
  method: 'GET',
  path: '/api/v0/config/history/',
  access: admin,
  query: z.strictObject({
    name: SectionName,
    ...pageQuery({ limit: 20, pages: 1000 }),
  }),
  reply: z.strictObject({ items: z.array(SectionVersion), ...listReply }),
  summary: 'Earlier versions of a section, newest first',
})

export const testMailboxSettings = endpoint({
  method: 'POST',
  path: '/api/v0/config_test_mailbox',
  access: admin,
  limit: { max: 20, seconds: 600, per: 'user' },
  body: z.strictObject({
    /** As it is being edited (the password may be its mark), or a stored one by its id. */
    mailbox: z.union([Mailbox, z.strictObject({ _id: Id })]),
    to: Email,
  }),
  reply: z.strictObject({ ok: z.boolean(), answer: z.string() }),
  summary: "Sends a test mail and shows the mail server's answer",
})

export const testMailboxFetching = endpoint({
  method: 'POST',
  path: '/api/v0/config_test_mailbox/fetching',
  access: admin,
  limit: { max: 20, seconds: 600, per: 'user' },
  body: z.strictObject({ mailbox: z.union([Mailbox, z.strictObject({ _id: Id })]) }),
  /** `answer` is a sentence for people, `said` are the server's own words. */
  reply: z.strictObject({ ok: z.boolean(), answer: z.string(), said: z.string() }),
  summary: 'Signs in where mails are fetched and opens the folder; nothing is read or changed',
})

export const Component = z.strictObject({
  name: z.string(),
  label: Words,
  /** What it is for, in a sentence. */
  text: Words.nullable(),
  is_essential: z.boolean(),
  is_enabled: z.boolean(),
  needs: z.array(z.string()),
})
export type Component = z.infer<typeof Component>

export const listComponents = endpoint({
  method: 'GET',
  path: '/api/v0/config/components/',
  access: admin,
  reply: z.array(Component),
  summary: 'Every module of this installation, whether it is switched on or not',
})

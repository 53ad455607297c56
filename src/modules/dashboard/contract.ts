import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { Noun } from '#kernel/contract/admin/audit.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'

export const SetupStep = z.strictObject({
  name: z.string(),
  /** In the reader's language. */
  label: z.string(),
  text: z.string(),
  /** The screen below the admin base where it is done; null where it is done elsewhere. */
  path: z.string().nullable(),
  done: z.boolean(),
})
export type SetupStep = z.infer<typeof SetupStep>

export const listSetupSteps = endpoint({
  method: 'GET',
  path: '/api/v0/setup_steps/',
  access: admin,
  reply: z.strictObject({ items: z.array(SetupStep), ...listReply }),
  summary: 'What is left to do until the house is set up',
})

export const Activity = z.strictObject({
  /** Of the newest of the folded entries of the log. */
  _id: Id,
  noun: Noun,
  action: z.string(),
  actor: z.strictObject({ id: Id, name: z.string() }),
  /** What was changed, as it is called now; null where nobody knows its name any more. */
  thing: z.strictObject({ label: z.string(), link: z.string().nullable() }).nullable(),
  /** Other things the same person did the same to, one after another. */
  others: z.int(),
  created_at: Timestamp,
})
export type Activity = z.infer<typeof Activity>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/v0/activity/',
  access: admin,
  passive: true,
  reply: z.strictObject({ items: z.array(Activity), ...listReply }),
  summary: 'Who changed what lately; equal steps in a row are one',
})

const Bytes = z.number().nonnegative()

export const SystemState = z.strictObject({
  database: z.strictObject({ ok: z.boolean(), version: z.string(), size: Bytes }),
  /** Of the disk that holds the data folder. */
  disk: z.strictObject({ total: Bytes, free: Bytes }),
  memory: z.strictObject({ total: Bytes, used: Bytes }),
  runtime: z.string(),
  started_at: Timestamp,
  last_backup_at: Timestamp.nullable(),
})
export type SystemState = z.infer<typeof SystemState>

export const readSystemState = endpoint({
  method: 'GET',
  path: '/api/v0/system_state/',
  access: admin,
  passive: true,
  reply: SystemState,
  summary: 'How the server is doing',
})

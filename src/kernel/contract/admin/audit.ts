import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp, text } from '../fields.ts'
import { listReply, MAX_LIMIT } from '../list.ts'

/** A noun as collections, locks and the audit log name it: 'bug', 'newsletter-list'. */
export const Noun = z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/)

/** Of an update only the fields that differ; absent values read as null. */
const Snapshot = z.record(z.string(), z.unknown()).nullable()

export const AuditRecord = z.strictObject({
  _id: Id,
  noun: Noun,
  id: z.string(),
  /** 'create', 'update', 'delete', … as the module wrote it. */
  action: z.string(),
  actor: z.strictObject({ id: Id, name: z.string() }),
  before: Snapshot,
  after: Snapshot,
  created_at: Timestamp,
})
export type AuditRecord = z.infer<typeof AuditRecord>

/**
 * Newest first. Which module a noun belongs to is known to the server, never claimed by the caller:
 * members need `view` on that module, and only admins may ask without a noun.
 */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v0/audit/',
  access: anyStaff,
  narrows: true,
  query: z.strictObject({
    noun: Noun.optional(),
    id: text(100).optional(),
    actor: Id.optional(),
    cursor: Id.optional(),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
  }),
  reply: z.strictObject({ items: z.array(AuditRecord), ...listReply }),
  summary: 'Who changed what and when',
})

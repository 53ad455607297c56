import { z } from 'zod'
import { admin, system } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, IdParams, requiredText, Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { Archive, Protection, Run } from './archives/archive.ts'
import { Offsite } from './config.ts'
import { ProofState } from './proofs/report.ts'

const PATH = '/api/v0/backup'
const one = { params: IdParams, reply: z.strictObject({ run: Run }) } as const

export const listBackups = endpoint({
  method: 'GET',
  path: `${PATH}/`,
  access: admin,
  passive: true,
  reply: z.strictObject({
    items: z.array(Archive),
    ...listReply,
    /** What is under way or ended last. */
    runs: z.array(Run),
    house: Protection,
  }),
  summary: 'All backups, what is under way, and how the house is protected',
})

export const makeBackup = endpoint({
  method: 'POST',
  path: `${PATH}/`,
  access: admin,
  body: Empty,
  reply: z.strictObject({ run: Run }),
  summary: 'Makes a backup now; one that is already waiting is that one',
})

export const readRun = endpoint({
  ...one,
  method: 'GET',
  path: `${PATH}/run/:id`,
  access: admin,
  passive: true,
  summary: 'How far a backup, trial run, proof or restore has come',
})

export const readProof = endpoint({
  method: 'GET',
  path: `${PATH}/proof`,
  access: admin,
  passive: true,
  reply: ProofState,
  summary: 'The newest proof that a backup can be restored',
})

export const removeBackup = endpoint({
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: admin,
  params: IdParams,
  reply: z.strictObject({ ok: z.literal(true) }),
  summary: 'Removes a backup, here and at the second place',
})

export const proveBackup = endpoint({
  ...one,
  method: 'POST',
  path: `${PATH}/:id/prove`,
  access: admin,
  summary: 'Restores a backup into a scratch database and compares',
})

export const checkBackup = endpoint({
  ...one,
  method: 'POST',
  path: `${PATH}/:id/check`,
  access: system,
  summary: 'Trial run of a restore: what would come, what would go; changes nothing',
})

/** Typed by whoever restores, in either language. */
export const CONFIRMATIONS = ['WIEDERHERSTELLEN', 'RESTORE'] as const

export const restoreBackup = endpoint({
  ...one,
  method: 'POST',
  path: `${PATH}/:id/restore`,
  access: system,
  stepUp: 'second-factor',
  body: z.strictObject({ confirmation: text(50) }),
  summary: 'Puts a backup in place of everything; needs a trial run of the last hour',
})

export const openBackup = endpoint({
  method: 'POST',
  path: `${PATH}/:id/open`,
  access: system,
  params: IdParams,
  body: z.strictObject({ secret: requiredText(500) }),
  limit: { max: 20, seconds: 3600, per: 'user' },
  reply: z.strictObject({ archive: Archive }),
  summary: 'Opens a backup of another installation with its password or recovery key',
})

export const askDownload = endpoint({
  method: 'POST',
  path: `${PATH}/:id/download`,
  access: system,
  stepUp: 'second-factor',
  params: IdParams,
  body: z.strictObject({ password: text(200).min(10) }),
  limit: { max: 30, seconds: 3600, per: 'user' },
  reply: z.strictObject({ address: z.string(), expires_at: Timestamp }),
  summary: 'An address at which the backup can be fetched, locked with a password of its own',
})

/** The session that asked for it may go on for an hour without a further step-up, any other not. */
export const downloadBackup = endpoint({
  method: 'GET',
  path: `${PATH}/download/:ticket`,
  access: system,
  stepUp: 'in-handler',
  params: z.object({ ticket: z.string().max(100) }),
  raw: true,
  reply: z.unknown(),
  summary: 'The encrypted backup, whole or a range of it',
})

export const showRecoveryKey = endpoint({
  method: 'POST',
  path: `${PATH}/recovery_key`,
  access: system,
  stepUp: 'second-factor',
  body: Empty,
  reply: z.strictObject({ key: z.string() }),
  summary: 'The key that opens every backup of this house; shown once',
})

export const testOffsite = endpoint({
  method: 'POST',
  path: `${PATH}/test_offsite`,
  access: system,
  stepUp: 'second-factor',
  body: Offsite,
  limit: { max: 30, seconds: 600, per: 'user' },
  reply: z.strictObject({ ok: z.boolean(), answer: z.string() }),
  summary: 'Writes, reads and removes a small object at the second place',
})

export const beginUpload = endpoint({
  method: 'POST',
  path: `${PATH}/upload`,
  access: system,
  body: z.strictObject({
    size: z
      .int()
      .min(1)
      .max(1024 ** 5),
  }),
  reply: z.strictObject({ _id: Id, received: z.int() }),
  summary: 'Begins to bring a backup along, piece by piece',
})

export const continueUpload = endpoint({
  method: 'PATCH',
  path: `${PATH}/upload/:id`,
  access: system,
  params: IdParams,
  query: z.object({ offset: z.coerce.number().int().min(0) }),
  stream: 'application/offset+octet-stream',
  reply: z.strictObject({ received: z.int(), archive: Archive.nullable() }),
  summary: 'The next piece; the last one is answered with the backup',
})

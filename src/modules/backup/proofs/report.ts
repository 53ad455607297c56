import { z } from 'zod'
import { Timestamp } from '#kernel/contract/fields.ts'

const Count = z.int().min(0)

/** Rows of a table now and after a restore. */
export const TableChange = z.strictObject({ table: z.string(), now: Count, after: Count })
export type TableChange = z.infer<typeof TableChange>

/** What a restore would do, found out in a scratch database. */
export const CheckReport = z.strictObject({
  made_at: Timestamp,
  version: z.string(),
  /** same: as it is; older: it is brought up to this version on the way. */
  schema: z.enum(['same', 'older']),
  rows: z.strictObject({ now: Count, after: Count }),
  tables: z.array(TableChange),
  files: z.strictObject({
    now: Count,
    after: Count,
    /** Come back, go away. */
    added: Count,
    removed: Count,
  }),
  /** From an installation with another secret; it comes along. */
  foreign_secret: z.boolean(),
})
export type CheckReport = z.infer<typeof CheckReport>

const PROOF_FAULTS = [
  'damaged',
  'newer-version',
  'rows',
  'files',
  'pages',
  'no-scratch',
  'unknown',
] as const

/** What came of restoring a backup for proof. */
export const Proof = z.strictObject({
  ok: z.boolean(),
  at: Timestamp,
  fault: z.enum(PROOF_FAULTS).nullable(),
  rows: Count,
  files: Count,
  /** Public pages that were drawn from the restored rows and compared. */
  pages: Count,
  /** The first things that differed, for whoever looks into it. */
  details: z.array(z.string().max(300)).max(20),
})
export type Proof = z.infer<typeof Proof>

/** The newest proof, for the dashboard. */
export const ProofState = z.strictObject({ proof: Proof.nullable(), has_backup: z.boolean() })
export type ProofState = z.infer<typeof ProofState>

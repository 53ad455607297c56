import { z } from 'zod'
import { Id, Timestamp } from '#kernel/contract/fields.ts'
import { CheckReport, Proof } from '../proofs/report.ts'

const ARCHIVE_KINDS = ['manual', 'scheduled', 'before', 'uploaded'] as const
const ARCHIVE_STATES = ['making', 'ready', 'failed'] as const
const OFFSITE_STATES = ['none', 'waiting', 'done', 'failed'] as const

export const Archive = z.strictObject({
  _id: Id,
  /** manual: by hand; scheduled: by the clock; before: just before a restore; uploaded: brought along. */
  kind: z.enum(ARCHIVE_KINDS),
  state: z.enum(ARCHIVE_STATES),
  name: z.string(),
  made_at: Timestamp,
  made_by: z.string(),
  size: z.number().nonnegative(),
  rows: z.int(),
  files: z.int(),
  version: z.string(),
  /** From another installation, and nobody has opened it yet. */
  locked: z.boolean(),
  offsite: z.enum(OFFSITE_STATES),
  /** What the second place answered when it went wrong. */
  offsite_answer: z.string(),
  proof: Proof.nullable(),
})
export type Archive = z.infer<typeof Archive>

const RUN_KINDS = ['backup', 'proof', 'check', 'restore'] as const
const PHASES = [
  'waiting',
  'saving',
  'rows',
  'files',
  'reading',
  'loading',
  'comparing',
  'applying',
  'tidying',
] as const
/** Why a run ended badly, as a word the screens have a sentence for. */
export const FAULTS = [
  'damaged',
  'wrong-key',
  'newer-version',
  'missing-files',
  'no-scratch',
  'no-space',
  'busy',
  'interrupted',
  'foreign-secret',
  'unknown',
] as const
export type Fault = (typeof FAULTS)[number]

export const Run = z.strictObject({
  _id: Id,
  kind: z.enum(RUN_KINDS),
  archive: Id.nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  phase: z.enum(PHASES),
  /** Hundredths of the present phase. */
  done: z.int().min(0).max(100),
  fault: z.enum(FAULTS).nullable(),
  /** What a trial run found. */
  report: CheckReport.nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
})
export type Run = z.infer<typeof Run>

/** How well the house is protected at present. */
export const Protection = z.strictObject({
  /** Where backups lie, in words of the machine: a folder or a bucket. */
  place: z.string(),
  is_bucket: z.boolean(),
  used: z.number().nonnegative(),
  free: z.number().nonnegative().nullable(),
  /** Also one that was made on the command line and lies elsewhere. */
  last_at: Timestamp.nullable(),
  next_at: Timestamp.nullable(),
  /** Whether the recovery key still waits to be written down. */
  key_waits: z.boolean(),
  offsite: z.boolean(),
  /** Ended well, or badly, the last time it was tried. */
  last_proof: Proof.nullable(),
})
export type Protection = z.infer<typeof Protection>

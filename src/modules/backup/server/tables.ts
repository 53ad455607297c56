import type { Generated } from 'kysely'
import type { Json, KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { Archive, Fault, Run } from '../archives/archive.ts'
import type { CheckReport, Proof } from '../proofs/report.ts'

export type OwnTables = {
  backup_archives: {
    id: string
    kind: Archive['kind']
    state: Archive['state']
    /** Its name in the archive store, and what a download is called. */
    name: string
    made_at: Moment
    made_by: string
    made_by_id: string | null
    size: Generated<number>
    rows: Generated<number>
    files: Generated<number>
    version: string
    /** The key of the content, sealed; null where the house key opens it or nobody could yet. */
    content_key: string | null
    is_own: boolean
    offsite: Generated<Archive['offsite']>
    offsite_answer: Generated<string>
    proof: Json<Proof> | null
  }
  backup_runs: {
    id: string
    kind: Run['kind']
    archive_id: string | null
    state: Generated<Run['state']>
    phase: Generated<Run['phase']>
    done: Generated<number>
    fault: Fault | null
    report: Json<CheckReport> | null
    actor: string
    actor_id: string | null
    created_at: Moment
    /** Last sign of life. */
    seen_at: MomentOrNull
    ended_at: MomentOrNull
  }
  backup_downloads: {
    ticket: string
    archive_id: string
    head: Buffer
    /** The session that asked for it, having stepped up. */
    session_id: string
    expires_at: Date
  }
  backup_uploads: { id: string; size: number; created_at: Moment }
}

/** They tell of this house and its disks, so no archive holds them and no restore touches them. */
export const OWN_TABLES: readonly (keyof OwnTables)[] = [
  'backup_archives',
  'backup_runs',
  'backup_downloads',
  'backup_uploads',
]

export type BackupTables = KernelTables &
  Pick<AuthTables, 'users'> &
  Pick<FileTables, 'files'> &
  OwnTables

import { type Kysely, type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import type { Fault, Run } from '../../archives/archive.ts'
import { backupFailures } from '../../errors.ts'
import type { CheckReport } from '../../proofs/report.ts'
import type { BackupScope } from '../../server/installation.ts'
import type { BackupTables, OwnTables } from '../../server/tables.ts'
import { tellOfBackups } from '../../server/tell-of-backups.ts'

export type RunRow = Selectable<OwnTables['backup_runs']>
type RunRequest = { kind: Run['kind']; archiveId?: string | null; isByClock?: boolean }

/** The job that does all of it, one thing after the other. */
export const WORK = 'backup.work'
/** Nobody in person: what the clock asked for. */
export const BY_CLOCK = ''
/** A run without a sign of life for so long is over. */
const LOST = '10 minutes'

/** Asks for something to be done; the same thing is never under way twice. */
export async function requestRun(scope: BackupScope, request: RunRequest): Promise<RunRow> {
  const { kind, archiveId = null, isByClock = false } = request
  const id = uuidv7()
  const asked = await scope.change(async (change) => {
    const { db, audit, enqueue } = change
    await endLost(db)
    const actor = isByClock ? BY_CLOCK : displayName(scope.user)
    const actor_id = isByClock ? null : scope.user.id
    const row = await db
      .insertInto('backup_runs')
      .values({ id, kind, archive_id: archiveId, actor, actor_id, fault: null, report: null })
      .onConflict((conflict) =>
        conflict.column('kind').where('state', 'in', ['waiting', 'running']).doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    await audit({ noun: 'backup', id: archiveId ?? id, action: kind })
    if (kind === 'restore') await tellOfBackups(change, scope, { what: 'restoring', who: actor })
    await enqueue(WORK, { run: id }, { key: id })
    return row
  })
  return asked ?? (await underWay(scope, { kind, archiveId }))
}

/** Asking again for what is under way is no fault; a second restore is. */
async function underWay(scope: BackupScope, { kind, archiveId }: RunRequest): Promise<RunRow> {
  const running = await scope.db
    .selectFrom('backup_runs')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  const isSame = running && running.archive_id === (archiveId ?? running.archive_id)
  if (isSame && kind !== 'restore') return running
  throw backupFailures.busy()
}

export async function endLost(db: Kysely<BackupTables>): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ state: 'failed', fault: 'interrupted', ended_at: new Date() })
    .where('state', '=', 'running')
    .where('seen_at', '<', sql<Date>`now() - ${LOST}::interval`)
    .execute()
}

/** Where a run tells how far it is. */
export type Progress = {
  phase(phase: Run['phase'], done?: number): void
}

const TELL_MS = 500

/** Writes progress down now and then, and a sign of life in between. */
export function follow(scope: BackupScope, id: string): Progress & { end(): Promise<void> } {
  let now: { phase: Run['phase']; done: number } = { phase: 'waiting', done: 0 }
  let told = ''
  let writing: Promise<unknown> = Promise.resolve()
  const write = () => {
    const seen_at = new Date()
    told = JSON.stringify(now)
    writing = scope.db
      .updateTable('backup_runs')
      .set({ ...now, seen_at })
      .where('id', '=', id)
      .execute()
      .catch(() => undefined)
  }
  const beat = setInterval(write, 15_000)
  const timer = setInterval(() => JSON.stringify(now) !== told && write(), TELL_MS)
  return {
    phase: (phase, done = 0) => {
      now = { phase, done: Math.min(100, Math.max(0, Math.round(done * 100))) }
    },
    end: async () => {
      clearInterval(beat)
      clearInterval(timer)
      await writing
    },
  }
}

export async function beginRun({ db }: BackupScope, id: string): Promise<RunRow | undefined> {
  return await db
    .updateTable('backup_runs')
    .set({ state: 'running', seen_at: new Date() })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst()
}

type End = { fault?: Fault; report?: CheckReport; archiveId?: string }

export async function endRun({ db }: BackupScope, id: string, end: End): Promise<void> {
  const { fault, report, archiveId } = end
  await db
    .updateTable('backup_runs')
    .set({
      state: fault ? 'failed' : 'done',
      fault: fault ?? null,
      done: 100,
      ended_at: new Date(),
      ...(report ? { report: JSON.stringify(report) } : {}),
      ...(archiveId ? { archive_id: archiveId } : {}),
    })
    .where('id', '=', id)
    .execute()
}

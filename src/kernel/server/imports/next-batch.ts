import { sql } from 'kysely'
import { SYSTEM } from '#kernel/access/roles.ts'
import type { ImportCounts } from '#kernel/contract/admin/imports.ts'
import { type Change, runChange } from '../change.ts'
import type { ImportDeclaration } from './declaration.ts'
import {
  type Db,
  findDeclared,
  findImport,
  type ImportRecord,
  type ImportScope,
  lockImport,
  rowsAfter,
  type StoredRow,
  storeOutcomes,
} from './queries.ts'
import { readRow } from './rows/read-row.ts'
import { undoRows } from './rows/undo-rows.ts'
import { type Outcome, rowKey, writeRows } from './rows/write-rows.ts'

const BATCH = 500

type Step = { scope: ImportScope; record: ImportRecord; declared: ImportDeclaration }

/**
 * Does the next rows of whatever step an import is in, and answers whether more is to be done. What
 * was done and how far it came are one transaction: whoever is killed here has done all or nothing.
 */
export async function nextBatch(scope: ImportScope, id: string): Promise<boolean> {
  const record = await findImport(scope.db, id)
  const declared = record && findDeclared(scope, record.kind)
  if (!record || !declared || record.is_stuck) return false
  const step = { scope, record, declared }
  if (record.state === 'checking') return checkBatch(step)
  if (record.state === 'running') return runBatch(step)
  return record.state === 'undoing' ? undoBatch(step) : false
}

class TrialOver extends Error {}

/** Does everything and takes it back, so that the verdict is what really would happen. */
async function checkBatch({ scope, record, declared }: Step): Promise<boolean> {
  const rows = await rowsAfter(scope.db, record, declared.batch ?? BATCH)
  let outcomes: Outcome[] = []
  try {
    if (rows.length > 0)
      await asActor({ scope, record, declared }, async (change) => {
        await lockKind(change, declared)
        const parts = { declared, mapping: record.mapping }
        await writeRows(change, parts, await earlierRows(change.kernel, { record, declared }, rows))
        outcomes = await writeRows(change, parts, rows)
        throw new TrialOver()
      })
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error
  }
  return scope.change(async ({ db }) => {
    const now = await lockImport(db, record.id)
    const isOurs = now?.state === 'checking' && now.revision === record.revision
    if (!isOurs || now.position !== record.position) return true
    await storeOutcomes(db, rows, outcomes)
    return advance(db, record, { rows, outcomes, end: 'checked' })
  })
}

function runBatch(step: Step): Promise<boolean> {
  const { record, declared } = step
  return asActor(step, async (change) => {
    await lockKind(change, declared)
    const now = await lockImport(change.kernel, record.id)
    if (now?.state !== 'running') return false
    const rows = await rowsAfter(change.kernel, now, declared.batch ?? BATCH)
    const outcomes = await writeRows(change, { declared, mapping: now.mapping }, rows)
    await storeOutcomes(change.kernel, rows, outcomes)
    return advance(change.kernel, now, { rows, outcomes, end: 'done' })
  })
}

/** Backwards, so that a thing that was changed twice becomes what it was at first. */
function undoBatch(step: Step): Promise<boolean> {
  const { record, declared } = step
  return asActor(step, async (change) => {
    await lockKind(change, declared)
    const now = await lockImport(change.kernel, record.id)
    if (now?.state !== 'undoing') return false
    const position = Math.max(0, now.position - (declared.batch ?? BATCH))
    const { undone, kept } = await undoRows(change, { declared, record: now, down: position })
    const counts = {
      ...now.counts,
      undone: now.counts.undone + undone,
      kept: now.counts.kept + kept,
    }
    const isOver = position === 0
    await change.kernel
      .updateTable('imports')
      .set({ position, counts: JSON.stringify(counts), ...(isOver && { state: 'undone' }) })
      .where('id', '=', now.id)
      .execute()
    return !isOver
  })
}

type Done = { rows: readonly StoredRow[]; outcomes: readonly Outcome[]; end: 'checked' | 'done' }

async function advance(db: Db, record: ImportRecord, done: Done): Promise<boolean> {
  const { rows, outcomes, end } = done
  const position = rows.at(-1)?.n ?? record.position
  const isOver = position >= record.total
  const ended = { state: end, ...(end === 'done' && { finished_at: new Date() }) }
  await db
    .updateTable('imports')
    .set({
      position,
      counts: JSON.stringify(counted(record.counts, outcomes)),
      ...(isOver && ended),
    })
    .where('id', '=', record.id)
    .execute()
  return !isOver
}

function counted(counts: ImportCounts, outcomes: readonly Outcome[]): ImportCounts {
  const sums = { ...counts }
  for (const { verdict } of outcomes) sums[verdict] += 1
  return sums
}

/** In the name of whoever asked for it. */
function asActor<T>(
  { scope, record }: Step,
  work: (change: Change<never>) => Promise<T>,
): Promise<T> {
  const user = record.actor ?? SYSTEM
  return runChange({ ...scope, user, lang: user.lang }, work)
}

/** Two files of the same kind take turns, batch by batch, and cannot wait for one another's rows. */
async function lockKind({ kernel }: Change<never>, { name }: ImportDeclaration): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import:${name}`}))`.execute(kernel)
}

/** Rows of batches that were tried out and taken back, as far as they are about the same things. */
async function earlierRows(
  db: Db,
  { record, declared }: Pick<Step, 'record' | 'declared'>,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const keys = keysOf(declared, record, rows)
  return db
    .selectFrom('import_rows')
    .selectAll()
    .distinctOn('key')
    .where('import_id', '=', record.id)
    .where('n', '<=', record.position)
    .where('verdict', '!=', 'refused')
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .orderBy('key')
    .orderBy('n', 'desc')
    .execute()
}

function keysOf(
  declared: ImportDeclaration,
  { mapping }: ImportRecord,
  rows: readonly StoredRow[],
): string[] {
  return rows.flatMap(({ cells }) => {
    const read = readRow(declared, mapping, cells)
    return 'values' in read ? [rowKey(declared, read.values)] : []
  })
}

import { setImmediate as nextTurn } from 'node:timers/promises'
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
  type NextRow,
  NO_COUNTS,
  outcomesToStore,
  storeKeys,
  storeOutcomes,
} from './queries.ts'
import { earlierRows } from './rows/earlier-rows.ts'
import { type Outcome, planRows, storePlanned } from './rows/plan-rows.ts'
import { idsOf } from './rows/row-ids.ts'
import { batchOf, type RowsAhead, readBatch } from './rows/rows-ahead.ts'
import { undoRows } from './rows/undo-rows.ts'

type Step = {
  scope: ImportScope
  record: ImportRecord
  declared: ImportDeclaration
  ahead: RowsAhead | undefined
}

/**
 * Does the next rows of whatever step an import is in, and answers whether more is to be done. What
 * was done and how far it came are one transaction: whoever is killed here has done all or nothing.
 */
export async function nextBatch(
  scope: ImportScope,
  id: string,
  ahead?: RowsAhead,
): Promise<boolean> {
  const record = await findImport(scope.db, id)
  const declared = record && findDeclared(scope, record.kind)
  if (!record || !declared || record.is_stuck) return false
  const step = { scope, record, declared, ahead }
  if (record.state === 'checking' || record.state === 'running')
    return rowsBatch(step, record.state)
  return record.state === 'undoing' ? undoBatch(step) : false
}

/**
 * Plans the next rows and keeps what was found; a run also stores them. A check only reads, so what
 * rows before it would have made is taken from their outcomes.
 */
function rowsBatch(step: Step, state: 'checking' | 'running'): Promise<boolean> {
  const { scope, record, declared, ahead } = step
  const isRun = state === 'running'
  return asActor(step, async (change) => {
    if (isRun) await lockKind(change, declared)
    const now = await lockImport(change.kernel, record.id)
    // Someone chose other columns, or ended it: the next turn looks at what it is in now.
    if (now?.state !== state) return now !== undefined
    const next = { record: now, declared }
    const { rows, read } = await (ahead?.take(change.kernel, next) ??
      readBatch(change.kernel, next))
    const planning = {
      declared,
      options: now.options,
      earlier: earlierRows(change.kernel, now),
      idsFor: (at: number) => idsOf(now.id, rows[at]?.n ?? 0),
    }
    const outcomes = await planRows(change, planning, read)
    ahead?.begin(scope.db, next, rows)
    const writing = isRun
      ? storePlanned(change, declared, outcomes)
      : storeKeys(change.kernel, rows, outcomes)
    const given = await whileWriting(writing, () => outcomesToStore(rows, outcomes))
    await storeOutcomes(change.kernel, now.id, given)
    if (isRun) {
      // What its check could not know: by now something else is made of a row.
      const others = outcomes.map((one, at) => (given.has(at) ? one : undefined))
      await storeKeys(change.kernel, rows, others)
    }
    return advance(change.kernel, now, { rows, outcomes, end: isRun ? 'done' : 'checked' })
  })
}

/** What is to be written next is put together while the database is busy. */
async function whileWriting<T>(writing: Promise<void>, prepare: () => T): Promise<T> {
  // Whoever waits for it hears of it.
  writing.catch(() => undefined)
  await nextTurn()
  const prepared = prepare()
  await writing
  return prepared
}

/** Backwards, so that a thing that was changed twice becomes what it was at first. */
function undoBatch(step: Step): Promise<boolean> {
  const { record, declared } = step
  return asActor(step, async (change) => {
    await lockKind(change, declared)
    const now = await lockImport(change.kernel, record.id)
    if (now?.state !== 'undoing') return false
    const position = Math.max(0, now.position - batchOf(declared))
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

type Done = { rows: readonly NextRow[]; outcomes: readonly Outcome[]; end: 'checked' | 'done' }

async function advance(db: Db, record: ImportRecord, done: Done): Promise<boolean> {
  const { rows, outcomes, end } = done
  const position = rows.at(-1)?.n ?? record.total
  const isOver = position >= record.total
  const goesOn = isOver && end === 'checked' && record.runs_after_check
  await db
    .updateTable('imports')
    .set({
      position,
      counts: JSON.stringify(counted(record.counts, outcomes)),
      ...(isOver && { state: end, ...(end === 'done' && { finished_at: new Date() }) }),
      ...(goesOn && runFrom(record)),
    })
    .where('id', '=', record.id)
    .execute()
  return !isOver || goesOn
}

/** An import at the beginning of its run. */
export function runFrom({ has_header }: ImportRecord) {
  return {
    state: 'running' as const,
    position: has_header ? 1 : 0,
    counts: JSON.stringify(NO_COUNTS),
    started_at: new Date(),
  }
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

import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { MAX_DEPTH } from '#kernel/contract/list.ts'
import { LargeTotals } from './large-totals.ts'

export type Total = { numItems: number; numItemsExact: boolean }

/** One memory per pool; it goes when the pool goes. */
const totals = new WeakMap<object, LargeTotals>()

/**
 * How many rows match: counted up to 10,000, estimated by the planner above. The work is bounded
 * however large the table grows.
 * @example await boundedCount(db, db.selectFrom('bugs').where('status', '=', 'new'))
 */
export async function boundedCount<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  from: SelectQueryBuilder<DB, TB, O>,
): Promise<Total> {
  const rows = from.clearOrderBy().clearSelect().select(sql<number>`1`.as('one'))
  const question = questionOf(rows)
  const known = largeTotalsOf(db)
  const kept = known.find(question)
  if (kept !== undefined) return { numItems: kept, numItemsExact: false }
  const counted = await count(db, rows)
  if (counted <= MAX_DEPTH) return { numItems: counted, numItemsExact: true }
  const estimate = Math.max(MAX_DEPTH + 1, await planned(rows))
  known.keep(question, estimate)
  return { numItems: estimate, numItemsExact: false }
}

function largeTotalsOf(db: object): LargeTotals {
  const known = totals.get(db) ?? new LargeTotals()
  totals.set(db, known)
  return known
}

function questionOf(rows: { compile(): { sql: string; parameters: readonly unknown[] } }): string {
  const { sql: statement, parameters } = rows.compile()
  return JSON.stringify([statement, parameters])
}

async function count<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const bounded = rows.limit(MAX_DEPTH + 1).as('bounded')
  const { rows: answers } = await sql<{ total: number }>`
    select count(*) as total from ${bounded}`.execute(db)
  return answers[0]?.total ?? 0
}

type Explained = { 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }

async function planned<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const [explained] = await rows.explain<Explained>('json')
  return Math.round(explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}

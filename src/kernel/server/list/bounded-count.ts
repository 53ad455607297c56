import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { MAX_DEPTH } from '#kernel/contract/list.ts'
import { PLAN_ANEW } from '../database/named-statements.ts'
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
  const counting = countingOf(db, from)
  if (counting.kept) return counting.kept
  const { rows } = await sql<{ total: number }>`${PLAN_ANEW}
    select ${counting.counted} as total`.execute(db)
  return counting.judge(rows[0]?.total ?? 0)
}

/** The same in parts, for a statement that asks for more than the total. */
export function countingOf<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  from: SelectQueryBuilder<DB, TB, O>,
) {
  const rows = from.clearOrderBy().clearSelect().select(sql<number>`1`.as('one'))
  const known = largeTotalsOf(db)
  const kept = known.isEmpty() ? undefined : known.find(questionOf(rows))
  const bounded = rows.limit(sql<number>`${sql.lit(MAX_DEPTH + 1)}`).as('bounded')
  return {
    /** Known to be large, so there is nothing to count. */
    kept: kept === undefined ? undefined : { numItems: kept, numItemsExact: false },
    counted: sql<number>`(select count(*) from ${bounded})`,
    judge: async (counted: number): Promise<Total> => {
      if (counted <= MAX_DEPTH) return { numItems: counted, numItemsExact: true }
      const estimate = Math.max(MAX_DEPTH + 1, await planned(rows))
      known.keep(questionOf(rows), estimate)
      return { numItems: estimate, numItemsExact: false }
    },
  }
}

function largeTotalsOf(db: object): LargeTotals {
  const known = totals.get(db) ?? new LargeTotals()
  totals.set(db, known)
  return known
}

/** A question in words, to be known again. */
export function questionOf(rows: {
  compile(): { sql: string; parameters: readonly unknown[] }
}): string {
  const { sql: statement, parameters } = rows.compile()
  return JSON.stringify([statement, parameters])
}

type Explained = { 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }

async function planned<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const [explained] = await rows.explain<Explained>('json')
  return Math.round(explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}

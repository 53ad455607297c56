import { sql } from 'kysely'
import type { EarlierItem } from '../declaration.ts'
import type { Db, ImportRecord } from '../queries.ts'
import type { EarlierItems, EarlierRows } from './plan-rows.ts'

/**
 * Rows of this import before its next batch: a run has stored them, a check has not. The import is asked
 * for as text where the index of things is meant: without statistics PostgreSQL would take the other one.
 */
export function earlierRows(db: Db, { id, state, position }: ImportRecord): EarlierRows {
  return {
    areStored: state !== 'checking',
    itemsOf: async (keys) => {
      // One look per key: left to itself PostgreSQL may begin with the rows, of which it knows nothing yet.
      const { rows } = await sql<EarlierItem & { key: string }>`
        with found as materialized (
          select given as key, k.item_id from unnest(${[...new Set(keys)]}::text[]) given
          cross join lateral (select item_id from import_keys
            where import_id = ${id} and key = given and n <= ${position} offset 0) k
        )
        select found.key, found.item_id as id, last.after, last.rest
        from found cross join lateral (
          select latest.* from unnest(array['new', 'changed', 'same']) said cross join lateral (
            select n, after, rest from import_rows where item_id = found.item_id
              and import_id::text = ${id} and verdict = said and n <= ${position}
            order by n desc limit 1) latest
          order by latest.n desc limit 1) last`.execute(db)
      return grouped(rows)
    },
    touched: async (ids) => {
      if (ids.length === 0) return []
      const { rows } = await sql<{ id: string }>`select distinct found.id
        from unnest(${[...ids]}::text[]) given cross join unnest(array['new', 'changed']) said
        cross join lateral (select item_id as id from import_rows where item_id = given
          and import_id::text = ${id} and verdict = said and n <= ${position}
          order by n desc limit 1) found`.execute(db)
      return rows.map((row) => row.id)
    },
  }
}

function grouped(rows: readonly (EarlierItem & { key: string })[]): EarlierItems {
  const found: EarlierItems = { items: new Map(), ids: new Map() }
  for (const { key, ...item } of rows) {
    found.items.set(item.id, item)
    found.ids.set(key, (found.ids.get(key) ?? new Set()).add(item.id))
  }
  return found
}

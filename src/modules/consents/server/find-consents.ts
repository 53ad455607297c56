import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { CONSENT_ACTIONS, type ConsentAction } from '../contract.ts'
import type { ConsentTables } from './tables.ts'

/** No thing has more steps than this; it only keeps a broken table from filling the memory. */
const MOST = 1000

/** Every step that belongs to one of these things, oldest first. */
export async function findConsents(given: { selectFrom: unknown }, subjects: readonly string[]) {
  const rows = await tablesOf<ConsentTables>(given)
    .selectFrom('consent_records')
    .innerJoin('consent_log', 'consent_log.id', 'consent_records.id')
    .selectAll('consent_log')
    .select(['subject', 'consent_records.email', 'consent_records.facts', 'consent_records.salt'])
    .where(sql<boolean>`subject = any(${[...subjects]}::uuid[])`)
    .orderBy('seq')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, action: knownAction(row.action) }))
}

function knownAction(action: string): ConsentAction {
  const known = CONSENT_ACTIONS.find((one) => one === action)
  if (!known) throw new Error(`The log of consents holds an unknown action: ${action}`)
  return known
}

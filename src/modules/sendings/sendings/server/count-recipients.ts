import { sql } from 'kysely'
import type { SendingDb } from '../../server/tables.ts'
import type { Counts, RecipientState } from '../sending-values.ts'

/** How the recipients of sendings stand right now. */
export async function countRecipients(
  db: SendingDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await sql<{ sending_id: string; state: RecipientState; n: number }>`
    select sending_id, state, count(*)::int as n from newsletter_recipients
    where sending_id = any(${[...ids]}::uuid[]) group by sending_id, state`.execute(db)
  const bySending = Map.groupBy(rows, (row) => row.sending_id)
  return new Map(
    ids.map((id) => [
      id,
      Object.fromEntries((bySending.get(id) ?? []).map(({ state, n }) => [state, n])),
    ]),
  )
}

/** Once a sending has ended nothing moves any more: what was counted then is kept. */
export async function keepCounts(db: SendingDb, id: string): Promise<void> {
  const counts = (await countRecipients(db, [id])).get(id) ?? {}
  await db
    .updateTable('newsletter_sendings')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
}

import { type Kysely, sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Worth } from '#kernel/server/site/served/served-pages.ts'
import { countOrders } from '#modules/sendings/server/api.ts'
import type { SendingTables } from '#modules/sendings/server/tables.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { knownRecogniser } from '../../visits/server/day-salts.ts'

type Followed = { hash: Buffer; sending: string | undefined }

/** Remembers until midnight which newsletter somebody followed last; the rows are locked already. */
export async function rememberSendings(
  db: Kysely<AnalyticsTables>,
  day: string,
  hits: readonly Followed[],
): Promise<void> {
  const last = new Map<string, string>()
  for (const { hash, sending } of hits) if (sending) last.set(hash.toString('hex'), sending)
  if (last.size === 0) return
  await sql`
    update kontor_unkept.visitors_today known set sending = now.sending
    from unnest(${[...last.keys()]}::text[], ${[...last.values()]}::uuid[]) as now (key, sending)
    where known.day = ${day} and known.hash = decode(now.key, 'hex')`.execute(db)
}

/** Somebody who brought something in, by what they are recognised by until midnight. */
export type Purchase = { day: string; visitor: string; worth: Worth }

/**
 * Adds what was ordered to the newsletter that was followed before. Nothing is written that joins an order
 * and a visit, so no sum can be taken apart again.
 */
export async function countPurchases(
  { db }: Pick<Change<AnalyticsTables>, 'db'>,
  purchases: readonly Purchase[],
): Promise<void> {
  for (const { day, visitor, worth } of purchases) {
    const recognise = await knownRecogniser(db, day)
    if (!recognise) continue
    const { rows } = await sql<{ sending: string }>`
      select sending from kontor_unkept.visitors_today
      where day = ${day} and hash = ${recognise(visitor)} and sending is not null`.execute(db)
    const orders = rows.map(({ sending }) => ({ sending, ...worth }))
    await countOrders(tablesOf<SendingTables>(db), day, orders)
  }
}

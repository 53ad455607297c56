import { sql } from 'kysely'
import { sellingRule } from '#modules/shop/server/api.ts'
import { isOnline } from '../../products/server/find-products.ts'
import { pricesAt } from '../../products/server/prices/price-log.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { type Gaps, namedGaps } from './find-gaps.ts'

export const reductionRule = sellingRule<CatalogTables>({
  id: 'L8',
  title: {
    de: 'Streichpreise sind der niedrigste Preis der 30 Tage vor der Ermäßigung',
    en: 'Struck prices are the lowest price of the 30 days before the reduction',
  },
  source: '§ 11 PAngV, EuGH C-330/23',
  from: '2022-05-28',
  check: async ({ db }) => {
    if (!(await areLogsProtected(db)))
      return {
        state: 'red',
        text: {
          de: 'Die Aufzeichnung der Preise ist in der Datenbank nicht mehr gegen Änderungen geschützt. Durchgestrichene Preise lassen sich so nicht belegen. Wer Ihren Server betreut, muss den Schutz wieder einschalten.',
          en: 'The log of prices is no longer protected against changes in the database, so struck prices cannot be proved. Whoever looks after your server has to switch the protection on again.',
        },
      }
    const { links, isMore } = await findUnprovable(db)
    if (links.length === 0)
      return {
        state: 'green',
        text: {
          de: 'Durchgestrichene Preise und Prozente werden aus den aufgezeichneten Preisen berechnet. Niemand kann sie eintippen.',
          en: 'Struck prices and percentages are worked out from the log of prices. Nobody can type them.',
        },
      }
    return {
      state: 'yellow',
      text: {
        de: `Diese Produkte${isMore ? ' und weitere' : ''} haben einen Aktionspreis, waren in den 30 Tagen davor im Shop aber nicht teurer zu sehen. Der Shop zeigt ihn deshalb ohne Streichpreis. Werben Sie auch anderswo nicht mit einer Ermäßigung.`,
        en: `These products${isMore ? ' and others' : ''} have a sale price but were not shown at a higher price in the shop in the 30 days before. The shop therefore strikes no price. Do not advertise a reduction elsewhere either.`,
      },
      links,
    }
  },
})

const LOGS = ['product_prices', 'product_showings']

/** Nothing that was written down can be rewritten or removed as long as their triggers are on. */
async function areLogsProtected(db: Db): Promise<boolean> {
  const names = LOGS.flatMap((log) => [`${log}_once`, `${log}_kept`])
  const { rows } = await sql`select from pg_trigger
    where tgname = any(${names}::text[]) and tgenabled <> 'D'
      and tgrelid = any(${LOGS}::regclass[])`.execute(db)
  return rows.length === names.length
}

const MOST_SALES = 200

/** What is sold as reduced now without a higher price to prove it. */
async function findUnprovable(db: Db): Promise<Gaps> {
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct products.id, products.title from product_variants v
    join products on products.id = v.product_id
    where v.sale is not null and ${isOnline} and not products.is_on_request
      and coalesce((v.sale ->> 'from')::timestamptz <= now(), true)
      and coalesce((v.sale ->> 'to')::timestamptz > now(), true)
      and (v.sale ->> 'price')::int < v.price
    order by products.id desc limit ${MOST_SALES}`.execute(db)
  const prices = await pricesAt(
    db,
    rows.map(({ id }) => id),
  )
  const isStruck = ({ id }: { id: string }) =>
    [...(prices.get(id)?.values() ?? [])].some(({ strike }) => strike !== null)
  return namedGaps(
    rows.filter((row) => !isStruck(row)),
    'offer',
  )
}

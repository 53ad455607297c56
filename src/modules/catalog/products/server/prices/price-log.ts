import { type Kysely, sql } from 'kysely'
import { anyOf } from '#kernel/server/database/any-of.ts'
import { type BasePrice, basePrice } from '#modules/pricing/base-price/base-price.ts'
import {
  type PriceEntry,
  type PriceNow,
  priceNow,
  THIRTY_DAYS,
} from '#modules/pricing/price-log/price-now.ts'
import type { CatalogTables } from '../../../server/tables.ts'
import type { CatalogChange } from '../../../server/unit-of-work.ts'
import type { Content } from '../../content.ts'
import type { Kind, Sale } from '../../variant.ts'
import { boundStrike, readFormer } from './former-variants.ts'
import { readShowings } from './showings-log.ts'

type Db = Kysely<CatalogTables>

/** What a variant is meant to cost; its sale is over or still to come, too. */
type PricedVariant = { id: string; price: number; sale: Sale | null }

/** Enough for every change of the last months; where it is not, nothing is struck. */
const READ_ENTRIES = 200

/** Writes down what changed. A sale stands after the price it lowers, because the last entry counts. */
export async function recordPrices(
  { db }: CatalogChange,
  product: string,
  { before, after }: { before: readonly PricedVariant[]; after: readonly PricedVariant[] },
): Promise<void> {
  const known = new Map(before.map((variant) => [variant.id, wordOf(variant)]))
  for (const variant of after.filter((one) => known.get(one.id) !== wordOf(one))) {
    const base = { product_id: product, variant_id: variant.id }
    const now = new Date()
    const { id: regular } = await db
      .insertInto('product_prices')
      .values({ ...base, price: variant.price, kind: 'regular' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sale = saleOf(variant, now)
    if (!sale) continue
    await db
      .insertInto('product_prices')
      .values({ ...base, ...sale, reduces: regular })
      .execute()
  }
}

/** What lowers nothing is no sale: the usual price counts. */
function saleOf({ price, sale }: PricedVariant, now: Date) {
  if (!sale || sale.price >= price || (sale.to && new Date(sale.to) <= now)) return undefined
  return {
    price: sale.price,
    kind: 'sale' as const,
    ...(sale.from && new Date(sale.from) > now && { valid_from: new Date(sale.from) }),
    valid_to: sale.to ? new Date(sale.to) : null,
  }
}

type LogRow = Kind & {
  product_id: string
  variant_id: string
  price: number
  kind: PriceEntry['kind']
  valid_from: Date
  valid_to: Date | null
  recorded_at: Date
  /** The variant's own, or the product's. */
  content: Content | null
}

/** What a variant costs now, and a kilogram, litre or metre of it. */
type VariantPrice = PriceNow & { base: BasePrice | null }
export type VariantPrices = ReadonlyMap<string, VariantPrice>

/** What the variants of these products cost now, by product and variant. */
export async function pricesAt(
  db: Db,
  products: readonly string[],
): Promise<Map<string, VariantPrices>> {
  const found = new Map<string, Map<string, VariantPrice>>()
  for (const { id, product, price } of await honest(db, await readLog(db, products)))
    found.set(product, (found.get(product) ?? new Map<string, VariantPrice>()).set(id, price))
  return found
}

type Written = {
  product: string
  before: readonly PricedVariant[]
  after: readonly (PricedVariant & Kind & { content: Content | null })[]
}

/** What the variants would cost if they were saved like this now; nothing is written down. */
export async function pricesIfSaved(db: Db, written: Written): Promise<VariantPrices> {
  const { product, before, after } = written
  const now = new Date()
  const known = new Map(before.map((variant) => [variant.id, wordOf(variant)]))
  const stored = Map.groupBy(await readLog(db, [product]), (row) => row.variant_id)
  const rows = after.flatMap((variant): LogRow[] => {
    const { id: variant_id, color, axes, content, price } = variant
    const kind = { product_id: product, variant_id, color, axes, content }
    const log = (stored.get(variant_id) ?? []).map((row) => ({ ...row, ...kind }))
    if (known.get(variant_id) === wordOf(variant)) return log
    const entry = { ...kind, valid_from: now, valid_to: null, recorded_at: now }
    const sale = saleOf(variant, now)
    return [...log, { ...entry, price, kind: 'regular' }, ...(sale ? [{ ...entry, ...sale }] : [])]
  })
  return new Map((await honest(db, rows)).map(({ id, price }) => [id, price]))
}

/** Struck prices never stand above what was asked for the same thing before, whatever it was called. */
async function honest(db: Db, rows: readonly LogRow[]) {
  const reduced = rows.filter(({ kind }) => kind !== 'regular').map(({ product_id }) => product_id)
  const shown = await readShowings(db, [...new Set(reduced)])
  const priced = [...Map.groupBy(rows, (row) => row.variant_id)].flatMap(([id, log]) => {
    const product = log[0]?.product_id ?? ''
    const now = priceNow(log.map(toEntry), nowOf(log).toISOString(), shown.get(product) ?? [])
    return now ? [{ id, log, product, now: provable(now, log) }] : []
  })
  const struck = priced.filter(({ now }) => now.strike)
  const since = Math.min(...struck.map(({ now }) => Date.parse(now.strike?.since ?? '')))
  const former = await readFormer(
    db,
    struck.map(({ product }) => product),
    new Date(since),
  )
  return priced.map(({ id, log, product, now }) => {
    const [first] = log
    const { color, axes } = first ?? { color: null, axes: [] }
    const began = first?.recorded_at.toISOString() ?? ''
    const seen = shown.get(product) ?? []
    const price = boundStrike(
      now,
      { id, color, axes, began, shown: seen },
      former.get(product) ?? [],
    )
    return { id, product, price: { ...price, base: baseOf(price, log) } }
  })
}

function baseOf({ price }: PriceNow, [first]: readonly LogRow[]): BasePrice | null {
  return (first?.content && basePrice(price, first.content)) ?? null
}

/** What is recorded has begun, also where the clock of the database is ahead of ours. */
function nowOf(log: readonly LogRow[]): Date {
  return new Date(Math.max(Date.now(), ...log.map(({ recorded_at }) => recorded_at.getTime())))
}

/** Of a log that was not read far enough back nobody knows the lowest price. */
function provable(now: PriceNow, log: readonly LogRow[]): PriceNow {
  const [first] = log
  if (!now.strike || !first || log.length < READ_ENTRIES) return now
  const start = Date.parse(now.strike.since) - THIRTY_DAYS
  return first.recorded_at.getTime() > start ? { ...now, strike: null } : now
}

async function readLog(db: Db, products: readonly string[]): Promise<LogRow[]> {
  if (products.length === 0) return []
  const { rows } = await sql<LogRow>`
    select log.*, v.color, v.axes, coalesce(v.content, products.content) as content
    from product_variants v join products on products.id = v.product_id cross join lateral (
      select product_id, variant_id, price, kind, valid_from, valid_to, recorded_at, p.id
      from product_prices p where p.product_id = v.product_id and p.variant_id = v.id
      order by p.id desc limit ${READ_ENTRIES}) log
    where v.product_id = ${anyOf(products)} order by log.id`.execute(db)
  return rows
}

function toEntry(row: LogRow): PriceEntry {
  return {
    price: row.price,
    kind: row.kind,
    from: row.valid_from.toISOString(),
    to: row.valid_to?.toISOString() ?? null,
    recorded: row.recorded_at.toISOString(),
  }
}

/** Two of the same word cost the same at all times. */
function wordOf({ price, sale }: PricedVariant): string {
  return JSON.stringify([price, sale && [sale.price, sale.from, sale.to]])
}

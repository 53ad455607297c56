import { sql } from 'kysely'
import { stockFailures } from '../errors.ts'
import { fromThousandths, toThousandths } from '../levels/quantity.ts'
import { recordMovement } from './book-stock.ts'
import { availableOf, lockStock, openRows, type StockRow, tellVisitors } from './lock-stock.ts'
import type { Db, StockChange } from './unit-of-work.ts'

type Demand = { variant: string; quantity: string }

export const HOLD_MINUTES = 15

/**
 * Keeps goods for whoever is about to order. What the same owner held before is given back first, so
 * that it can be asked for again and again.
 */
export function holdStock(
  change: StockChange,
  { owner, lines }: { owner: string; lines: readonly Demand[] },
): Promise<void> {
  const until = sql<Date>`clock_timestamp() + make_interval(mins => ${HOLD_MINUTES})`
  return reserve(change, { from: owner, owner, lines, state: 'held', until })
}

/** The goods of an order: theirs until it is sent or cancelled. What its cart held is given back. */
export function commitStock(
  change: StockChange,
  { cart, order, lines }: { cart: string; order: string; lines: readonly Demand[] },
): Promise<void> {
  const until = sql<null>`null`
  return reserve(change, { from: cart, owner: order, lines, state: 'committed', until })
}

/** Gives back everything orders or carts still have; of several, all is locked at once. */
export async function releaseStock(change: StockChange, ...owners: string[]): Promise<void> {
  let rows = await lockStock(change.db, await variantsOf(change.db, ...owners))
  for (const owner of owners) rows = await giveBack(change, owner, rows)
}

/** What was ordered leaves the house: all of it, or the part that is named. */
export async function consumeStock(
  change: StockChange,
  order: string,
  part?: readonly Demand[],
): Promise<void> {
  const { db } = change
  const rows = await lockStock(db, await variantsOf(db, order))
  const sent = part
    ? await closePart(db, { owner: order, rows, wanted: sumDemand(part) })
    : await close(db, { owner: order, rows, from: ['committed'], to: 'consumed' })
  for (const { variant_id: variant, quantity } of sent) {
    const row = rows.get(variant)
    if (!row) continue
    const isCounted = row.policy !== 'untracked'
    if (isCounted && row.on_hand < quantity)
      throw stockFailures.notThere({ variant, available: fromThousandths(row.on_hand) })
    const on_hand = isCounted ? row.on_hand - quantity : row.on_hand
    const after = await db
      .updateTable('stock')
      .set({
        on_hand,
        committed: sql<number>`committed - ${quantity}`,
        // A count that nobody keeps is not touched by what leaves.
        ...(isCounted && { version: sql<number>`version + 1` }),
      })
      .where('variant_id', '=', variant)
      .returningAll()
      .executeTakeFirstOrThrow()
    tellVisitors(change, row, after)
    // An order may have been given more of the same later on.
    rows.set(variant, after)
    if (isCounted)
      await recordMovement(change, {
        ...{ variant, quantity: -quantity, on_hand },
        ...{ reason: 'sold', note: '' },
      })
  }
}

type Reservation = {
  /** Whose holds are given back. */
  from: string
  owner: string
  lines: readonly Demand[]
  state: 'held' | 'committed'
  until: ReturnType<typeof sql<Date | null>>
}

async function reserve(
  change: StockChange,
  { from, owner, lines, state, until }: Reservation,
): Promise<void> {
  const { db } = change
  const wanted = sumDemand(lines)
  // What nobody counts yet may be counted before the order leaves: then it has to be known.
  if (state === 'committed') await openRows(db, [...wanted.keys()])
  const before = await lockStock(db, [...wanted.keys(), ...(await variantsOf(db, from))])
  const rows = await giveBack(change, from, before)
  for (const [variant, quantity] of wanted) {
    const row = rows.get(variant)
    if (!row && state === 'committed') throw stockFailures.soldOut({ variant, available: '0' })
    // Nobody counts it.
    if (!row) continue
    const after = await take(db, row, { state, quantity })
    tellVisitors(change, row, after)
    await sql`insert into stock_holds (owner, variant_id, quantity, state, expires_at)
      values (${owner}, ${variant}, ${quantity}, ${state}, ${until})`.execute(db)
  }
}

type Taking = { state: Reservation['state']; quantity: number }

/** The guard stands in the statement itself; the check of the table stands behind it. */
async function take(db: Db, row: StockRow, { state, quantity }: Taking): Promise<StockRow> {
  const taken = await db
    .updateTable('stock')
    .set({ [state]: sql<number>`${sql.ref(state)} + ${quantity}` })
    .where('variant_id', '=', row.variant_id)
    .where(sql<boolean>`(policy <> 'tracked' or on_hand - held - committed >= ${quantity})`)
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const available = fromThousandths(availableOf(row))
  throw stockFailures.soldOut({ variant: row.variant_id, available })
}

/** A variant that stands in several lines is wanted once, with all it takes. */
function sumDemand(lines: readonly Demand[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { variant, quantity } of lines)
    wanted.set(variant, (wanted.get(variant) ?? 0) + toThousandths(quantity))
  return new Map([...wanted].filter(([, quantity]) => quantity > 0).sort(byId))
}

function byId([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1
}

/** Answers the rows as they are afterwards. */
async function giveBack(
  change: StockChange,
  owner: string,
  rows: ReadonlyMap<string, StockRow>,
): Promise<Map<string, StockRow>> {
  const { db } = change
  const now = new Map(rows)
  const freed = await close(db, { owner, rows, from: ['held', 'committed'], to: 'released' })
  for (const { variant_id, quantity, was } of freed) {
    const before = now.get(variant_id)
    if (!before) continue
    const after = await db
      .updateTable('stock')
      .set({ [was]: sql<number>`${sql.ref(was)} - ${quantity}` })
      .where('variant_id', '=', variant_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    tellVisitors(change, before, after)
    now.set(variant_id, after)
  }
  return now
}

type Closing = {
  owner: string
  /** The stock that is locked. */
  rows: ReadonlyMap<string, StockRow>
  from: readonly Reservation['state'][]
  to: 'consumed' | 'released'
}
type Closed = { variant_id: string; quantity: number; was: Reservation['state'] }

/**
 * Ends holds and says what they kept. What the same owner was given at this very moment, of a variant
 * that is not locked here, stays: ended without its row it would be missing from the stock for ever.
 */
async function close(db: Db, { owner, rows: locked, from, to }: Closing): Promise<Closed[]> {
  const { rows } = await sql<Closed>`
    update stock_holds h set state = ${to} from stock_holds old
    where old.id = h.id and h.owner = ${owner} and h.state = any(${[...from]}::text[])
      and h.variant_id = any(${[...locked.keys()]}::uuid[])
    returning h.variant_id, h.quantity, old.state as was`.execute(db)
  return rows
}

type Part = Pick<Closing, 'owner' | 'rows'> & { wanted: ReadonlyMap<string, number> }

/** Ends so much of what an order has; what is left of a hold goes on. */
async function closePart(db: Db, { owner, rows, wanted }: Part): Promise<Closed[]> {
  const holds = await db
    .selectFrom('stock_holds')
    .select(['id', 'variant_id', 'quantity'])
    .where('owner', '=', owner)
    .where('state', '=', 'committed')
    .orderBy('id')
    .execute()
  const left = new Map(wanted)
  const closed: Closed[] = []
  for (const { id, variant_id, quantity: kept } of holds) {
    const quantity = Math.min(kept, left.get(variant_id) ?? 0)
    if (quantity === 0 || !rows.has(variant_id)) continue
    left.set(variant_id, (left.get(variant_id) ?? 0) - quantity)
    const rest = quantity === kept ? { state: 'consumed' as const } : { quantity: kept - quantity }
    await db.updateTable('stock_holds').set(rest).where('id', '=', id).execute()
    closed.push({ variant_id, quantity, was: 'committed' })
  }
  return closed
}

async function variantsOf(db: Db, ...owners: string[]): Promise<string[]> {
  const { rows } = await sql<{ variant_id: string }>`select variant_id from stock_holds
    where owner = any(${owners}::uuid[]) and state in ('held', 'committed')`.execute(db)
  return rows.map(({ variant_id }) => variant_id)
}

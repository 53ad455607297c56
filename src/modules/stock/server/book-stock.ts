import { sql, type Updateable } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { stockFailures } from '../errors.ts'
import { fromThousandths, toThousandths } from '../levels/quantity.ts'
import type { MovementReason, Policy } from '../stock.ts'
import { availableOf, lockStock, openRows, type StockRow, tellVisitors } from './lock-stock.ts'
import type { StockTables } from './tables.ts'
import type { StockChange } from './unit-of-work.ts'

type Booking = { variant: string; quantity: string; reason: MovementReason; note: string }

/** Books goods in or out by hand. */
export async function bookMovement(change: StockChange, booking: Booking): Promise<void> {
  const { variant, quantity, reason, note } = booking
  const rows = await openLevels(change, [variant])
  const row = mustHave(rows, variant)
  const on_hand = row.on_hand + toThousandths(quantity)
  if (on_hand < 0) throw stockFailures.notThere({ available: fromThousandths(row.on_hand) })
  await writeLevel(change, row, { on_hand, ...tracked(row) })
  await recordMovement(change, {
    variant,
    quantity: toThousandths(quantity),
    on_hand,
    reason,
    note,
  })
}

type Counted = { variant: string; counted: string; version: number }

/** Keeps what was counted. Whatever changed since it was read stops the whole count. */
export async function bookCount(change: StockChange, lines: readonly Counted[]): Promise<void> {
  const variants = lines.map(({ variant }) => variant)
  if (new Set(variants).size < variants.length)
    throw failures.invalid({ fields: { lines: 'duplicate' } })
  const rows = await openLevels(change, variants)
  for (const { variant, counted, version } of lines) {
    const row = mustHave(rows, variant)
    mustBeFresh(row, version)
    const on_hand = toThousandths(counted)
    await writeLevel(change, row, { on_hand, ...tracked(row) })
    const quantity = on_hand - row.on_hand
    if (quantity !== 0)
      await recordMovement(change, { variant, quantity, on_hand, reason: 'count', note: '' })
  }
}

type Settings = { policy?: Policy; reorder_level?: string | null; version: number }

/** Whether it is counted, and when to order anew. */
export async function setLevel(
  change: StockChange,
  variant: string,
  { policy, reorder_level, version }: Settings,
): Promise<void> {
  const rows = await openLevels(change, [variant])
  const row = mustHave(rows, variant)
  mustBeFresh(row, version)
  await writeLevel(change, row, {
    ...(policy && { policy }),
    ...(reorder_level !== undefined && {
      reorder_level: reorder_level === null ? null : toThousandths(reorder_level),
    }),
  })
}

type Level = { variant: string; onHand: number; reorderLevel: number }

/** Inside a change: puts goods on the shelf for products that code brings along. */
export async function installStock(change: StockChange, levels: readonly Level[]): Promise<void> {
  for (const { variant, onHand, reorderLevel } of levels) {
    // Nobody has counted them yet: that is version 0.
    const settings = { policy: 'tracked', reorder_level: String(reorderLevel), version: 0 } as const
    await setLevel(change, variant, settings)
    if (onHand > 0)
      await bookMovement(change, {
        variant,
        quantity: String(onHand),
        reason: 'received',
        note: '',
      })
  }
}

async function openLevels(
  { db }: StockChange,
  variants: readonly string[],
): Promise<Map<string, StockRow>> {
  await openRows(db, variants)
  return lockStock(db, variants)
}

function mustHave(rows: ReadonlyMap<string, StockRow>, variant: string): StockRow {
  const row = rows.get(variant)
  if (!row) throw failures.notFound()
  return row
}

/** Goods are counted from the first booking on. */
function tracked({ version }: StockRow): { policy?: Policy } {
  return version === 0 ? { policy: 'tracked' } : {}
}

function mustBeFresh(row: StockRow, version: number): void {
  if (row.version !== version) throw failures.stale()
}

async function writeLevel(
  change: StockChange,
  before: StockRow,
  values: Updateable<StockTables['stock']>,
): Promise<void> {
  const planned = { ...before, ...values }
  if (planned.policy === 'tracked' && availableOf(planned) < 0)
    throw stockFailures.promised({ variant: before.variant_id })
  const after = await change.db
    .updateTable('stock')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('variant_id', '=', before.variant_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await guardShown(change, before, after)
  tellVisitors(change, before, after)
  await change.audit({
    noun: 'stock',
    id: before.variant_id,
    action: 'update',
    before: told(before),
    after: told(after),
  })
}

/** For the history, in the numbers people know. */
function told({ policy, on_hand, reorder_level }: StockRow) {
  return {
    policy,
    on_hand: fromThousandths(on_hand),
    reorder_level: reorder_level === null ? null : reorder_level / 1000,
  }
}

/** What visitors read of a product that is online is changed by those who may publish. */
async function guardShown(change: StockChange, before: StockRow, after: StockRow): Promise<void> {
  if (before.state === after.state) return
  const { rows } = await sql`select 1 from products
    where id = ${after.product_id} and state = 'online'`.execute(change.db)
  if (rows.length > 0) mustPublish(change.scope, 'stock', stockFailures.publish)
}

type Recorded = {
  variant: string
  quantity: number
  on_hand: number
  reason: MovementReason
  note: string
}

export async function recordMovement(
  { db }: StockChange,
  { variant, ...movement }: Recorded,
): Promise<void> {
  await db
    .insertInto('stock_movements')
    .values({ variant_id: variant, ...movement })
    .execute()
}

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { shopSection } from '#modules/shop/config.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { commitStock, consumeStock, takeBackStock } from '#modules/stock/server/api.ts'
import { orderFailures } from '../../errors.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { isOut, type Shipment, type ShipmentState, trackingAddress } from '../shipment.ts'

export type Parcel = {
  /** What it holds; unless said, all that is left. */
  lines?: readonly { line: string; quantity: string }[] | undefined
  /** One of the carriers of the shop's settings. */
  provider?: string | undefined
  tracking?: string | undefined
  shipped_on?: string | undefined
}

type Packed = { line: Order['lines'][number]; quantity: string }

/** A part of an order leaves the house or is laid ready. A test takes nothing from the shelf. */
export async function sendParcel(
  change: OrderChange,
  order: Order,
  { lines, provider, tracking = '', shipped_on = dayInBerlin() }: Parcel,
): Promise<void> {
  const { db, scope } = change
  const { providers } = scope.config.get(shopSection).shipping
  const carrier = providers.find(({ uuid }) => uuid === provider)
  if (provider && !carrier) throw orderFailures.noCarrier()
  if (shipped_on > dayInBerlin()) throw orderFailures.shippedLater()
  const packed = packedOf(order, lines)
  await consumeStock(change, order._id, goodsOf(packed))
  const id = uuidv7()
  await db
    .insertInto('shipments')
    .values({
      ...{ id, order_id: order._id, shipped_on, tracking },
      state: order.delivery.kind === 'pickup' ? 'ready' : 'shipped',
      provider: carrier?.title ?? '',
      tracking_url: trackingAddress(tracking, carrier),
    })
    .execute()
  for (const { line, quantity } of packed) {
    const size = toThousandths(quantity)
    await sql`update order_lines set shipped = shipped + ${size}::bigint
      where id = ${line._id}`.execute(db)
    await db
      .insertInto('shipment_lines')
      .values({ shipment_id: id, line_id: line._id, quantity: size })
      .execute()
  }
}

/** What is downloaded leaves without a parcel: all of it, as soon as it is released. */
export async function handOver(change: OrderChange, { _id: id, lines }: Order): Promise<void> {
  const left = lines.filter(({ to_ship }) => Number(to_ship) > 0)
  await consumeStock(change, id, goodsOf(left.map((line) => ({ line, quantity: line.to_ship }))))
  await sql`update order_lines set shipped = (quantity::numeric * 1000)::bigint - dropped
    where order_id = ${id}`.execute(change.db)
}

function packedOf({ lines }: Order, wanted: Parcel['lines']): Packed[] {
  const named = wanted ?? lines.map(({ _id, to_ship }) => ({ line: _id, quantity: to_ship }))
  const packed = named.flatMap(({ line: id, quantity }) => {
    const line = lines.find(({ _id }) => _id === id)
    if (!line || !fits(line, quantity)) throw orderFailures.notLeft({ line: id })
    return Number(quantity) > 0 ? [{ line, quantity }] : []
  })
  const isTwice = new Set(packed.map(({ line }) => line._id)).size < packed.length
  if (packed.length === 0 || isTwice) throw orderFailures.notLeft({})
  return packed
}

/** No more than is left, and of pieces whole ones. */
function fits({ to_ship, unit, quantity: bought }: Packed['line'], quantity: string): boolean {
  const size = toThousandths(quantity)
  const isWhole = unit !== '' || toThousandths(bought) % 1000 !== 0 || size % 1000 === 0
  return isWhole && size <= toThousandths(to_ship)
}

/** Its number was mistyped, or came later. */
export async function renumberParcel(
  { db, scope }: OrderChange,
  { _id, provider }: Shipment,
  tracking: string,
): Promise<void> {
  const { providers } = scope.config.get(shopSection).shipping
  const carrier = providers.find(({ title }) => title === provider)
  await db
    .updateTable('shipments')
    .set({ tracking, tracking_url: trackingAddress(tracking, carrier) })
    .where('id', '=', _id)
    .execute()
}

/** Those that are on their way, or lie ready, have arrived, or are here again. */
export async function endParcels(
  { db }: OrderChange,
  { _id, delivery }: Order,
  end: 'arrived' | 'back',
): Promise<void> {
  const state = endOf(end, delivery)
  await db
    .updateTable('shipments')
    .set({ state })
    .where('order_id', '=', _id)
    .where('state', 'in', ['shipped', 'ready'])
    .execute()
}

function endOf(end: 'arrived' | 'back', { kind }: Order['delivery']): ShipmentState {
  if (end === 'arrived') return kind === 'pickup' ? 'collected' : 'delivered'
  return kind === 'pickup' ? 'not_collected' : 'back_in_stock'
}

/**
 * One of several parcels came back: its goods are here, still ordered, and can be sent again. What of it was
 * given back meanwhile is no longer ordered: then its return decides.
 */
export async function takeParcelBack(
  change: OrderChange,
  order: Order,
  id: string,
): Promise<'accepted' | 'in_fulfilment'> {
  const { db } = change
  const parcel = order.shipments.find(({ _id }) => _id === id)
  const state = { state: order.state }
  if (!parcel || !isOut(parcel)) throw orderFailures.transition(state)
  const packed = linesIn(order, parcel)
  for (const { line, quantity } of packed) {
    const size = toThousandths(quantity)
    const { rows } = await sql`update order_lines set shipped = shipped - ${size}::bigint
      where id = ${line._id} and shipped + dropped - returned >= ${size}::bigint
      returning id`.execute(db)
    if (rows.length === 0) throw orderFailures.transition(state)
  }
  if (!order.test) {
    await takeBackStock(change, { lines: goodsOf(packed), note: order.number })
    await commitStock(change, { cart: id, order: order._id, lines: goodsOf(packed) })
  }
  await db
    .updateTable('shipments')
    .set({ state: endOf('back', order.delivery) })
    .where('id', '=', id)
    .execute()
  const others = order.shipments.filter(({ _id, state: now }) => _id !== id && !isGone(now))
  return others.length === 0 ? 'accepted' : 'in_fulfilment'
}

function isGone(state: ShipmentState): boolean {
  return state === 'back_in_stock' || state === 'not_collected'
}

function linesIn({ lines }: Order, shipment: Shipment): Packed[] {
  return shipment.lines.flatMap(({ line: id, quantity }) => {
    const line = lines.find(({ _id }) => _id === id)
    return line ? [{ line, quantity }] : []
  })
}

/** What is outside: it left and has not come back. */
export function goodsOutside({ lines }: Order) {
  return lines
    .map(({ variant, shipped, to_ship, quantity, arrived }) => {
      const dropped = toThousandths(quantity) - toThousandths(shipped) - toThousandths(to_ship)
      return {
        variant,
        size: toThousandths(shipped) - Math.max(0, toThousandths(arrived) - dropped),
      }
    })
    .filter(({ size }) => size > 0)
    .map(({ variant, size }) => ({ variant, quantity: fromThousandths(size) }))
}

function goodsOf(packed: readonly Packed[]) {
  return packed.map(({ line: { variant }, quantity }) => ({ variant, quantity }))
}

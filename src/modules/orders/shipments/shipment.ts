import { z } from 'zod'
import { toThousandths } from '#modules/stock/levels/quantity.ts'

/** The first four are parcels, the others lie ready to be fetched. */
const SHIPMENT_STATES = [
  'shipped',
  'delivered',
  'back_in_stock',
  'ready',
  'collected',
  'not_collected',
] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** A part of an order that left the house or lies ready; quantities as on the wire. */
export const Shipment = z.object({
  _id: z.string(),
  state: z.enum(SHIPMENT_STATES),
  /** The carrier as it was called on that day, or ''. */
  provider: z.string(),
  tracking: z.string(),
  /** Where the parcel can be followed, or ''. */
  tracking_url: z.string(),
  shipped_on: z.string(),
  lines: z.array(z.object({ line: z.string(), quantity: z.string() })),
})
export type Shipment = z.infer<typeof Shipment>

/** Worked out from the lines: how much of an order has left. */
export const SHIP_STATES = ['none', 'partly', 'all'] as const

type Line = { shipped: string; to_ship: string }

export function shipStateOf(lines: readonly Line[]): (typeof SHIP_STATES)[number] {
  if (!lines.some(({ shipped }) => toThousandths(shipped) > 0)) return 'none'
  return isLeft(lines) ? 'partly' : 'all'
}

/** Something of it has yet to leave. */
export function isLeft(lines: readonly Pick<Line, 'to_ship'>[]): boolean {
  return lines.some(({ to_ship }) => toThousandths(to_ship) > 0)
}

/** It is on its way, or lies ready. */
export function isOut({ state }: Pick<Shipment, 'state'>): boolean {
  return state === 'shipped' || state === 'ready'
}

type Carrier = { tracking_url: string }

/** Where a parcel can be followed: its number stands at {number} of the carrier's address, or at its end. */
export function trackingAddress(tracking: string, carrier: Carrier | undefined): string {
  if (/^https?:\/\/[^\s<>"]+$/i.test(tracking)) return tracking
  const address = carrier?.tracking_url ?? ''
  if (tracking === '' || !/^https?:/i.test(address)) return ''
  const number = encodeURIComponent(tracking)
  return address.includes('{number}')
    ? address.replaceAll('{number}', number)
    : `${address}${number}`
}

import type { Bank } from '../describe-order.ts'
import type { Order } from '../order.ts'

const LONGEST_NAME = 70

/** The payload that banking apps scan (EPC069-12), or nothing where it cannot be one. */
export function paymentPayload(
  { total, currency, number }: Pick<Order, 'total' | 'currency' | 'number'>,
  { owner, iban, bic }: Bank,
): string | undefined {
  if (currency !== 'EUR' || iban === '' || total < 1) return undefined
  const amount = `EUR${Math.trunc(total / 100)}.${String(total % 100).padStart(2, '0')}`
  const account = iban.replace(/\s/g, '').toUpperCase()
  const lines = ['BCD', '002', '1', 'SCT', bic, owner.slice(0, LONGEST_NAME), account, amount]
  return [...lines, '', '', number].join('\n')
}

/** The code as a picture for the page; made by the server, so it needs no script. */
export async function paymentCode(
  order: Pick<Order, 'total' | 'currency' | 'number'>,
  bank: Bank,
): Promise<string> {
  const payload = paymentPayload(order, bank)
  if (!payload) return ''
  const { renderSVG } = await import('uqr')
  const svg = renderSVG(payload, { ecc: 'M', border: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

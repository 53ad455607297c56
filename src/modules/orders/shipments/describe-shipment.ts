import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { messages } from '../messages.ts'
import { lineName, quantityText } from '../orders/describe-order.ts'
import type { Order } from '../orders/order.ts'
import type { Shipment } from './shipment.ts'

/** '2 × Roggenlaib, groß', a line for each. */
export function packedLines(
  shipment: Pick<Shipment, 'lines'>,
  lines: Order['lines'],
  lang: Lang,
): string[] {
  return shipment.lines.flatMap(({ line: id, quantity }) => {
    const line = lines.find(({ _id }) => _id === id)
    return line ? [`${quantityText({ ...line, quantity }, lang)} ${lineName(line)}`] : []
  })
}

/** 'Unterwegs seit 18.11.2026 mit DHL' */
export function shipmentTitle({ state, provider, shipped_on }: Shipment, lang: Lang): string {
  const t = translator(messages, lang)
  const said = t(`shipments.${state}`, { day: formatDay(shipped_on, lang) })
  return provider ? t('shipments.by', { said, provider }) : said
}

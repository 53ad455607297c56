import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { lineName, quantityText, withdrawalLines } from '#modules/orders/orders/describe-order.ts'
import type { Order } from '#modules/orders/orders/order.ts'
import { fromThousandths, readQuantity, toThousandths } from '#modules/stock/levels/quantity.ts'
import { messages } from '../../messages.ts'
import { canBeWithdrawn, leftOf, type WantedLine } from '../../returns/server/assign-order.ts'
import type { OfferedLine } from '../page.ts'

type Line = Order['lines'][number]

/** What of an order can be withdrawn from, and why some of it cannot. */
export function offeredLines({ lines }: Order, lang: Lang): OfferedLine[] {
  return lines.map((line) => {
    const left = fromThousandths(leftOf(line))
    return {
      field: fieldOf(line),
      label: `${quantityText(line, lang)} ${lineName(line)}`,
      most: typedQuantity(left, lang),
      exempt: withdrawalLines({ lines: [line], lang }).join(' '),
      isOpen: canBeWithdrawn(line) && Number(left) > 0,
    }
  })
}

/** What was typed beside the lines; nothing where all that is left is withdrawn from. */
export function wantedLines(
  { lines }: Order,
  typed: Readonly<Record<string, string>>,
  lang: Lang,
): WantedLine[] | undefined {
  const open = lines.filter((line) => canBeWithdrawn(line) && leftOf(line) > 0)
  const faults: Record<string, string> = {}
  const wanted = open.map((line) => {
    const given = typed[fieldOf(line)]
    const quantity = given === undefined ? fromThousandths(leftOf(line)) : readQuantity(given, lang)
    const size = quantity === undefined ? -1 : toThousandths(quantity)
    if (size < 0 || size > leftOf(line))
      faults[fieldOf(line)] = translator(messages, lang)('form.quantity')
    return { line: line._id, quantity: quantity ?? '0', isAll: size === leftOf(line) }
  })
  if (Object.keys(faults).length > 0) throw failures.invalid({ fields: faults })
  if (wanted.every(({ isAll }) => isAll)) return undefined
  const some = wanted.filter(({ quantity }) => Number(quantity) > 0)
  if (some.length === 0) {
    const fault = translator(messages, lang)('form.nothing')
    throw failures.invalid({ fields: { [fieldOf(open[0])]: fault } })
  }
  return some.map(({ line, quantity }) => ({ line, quantity }))
}

/** '1 × Roggenlaib', a line for each; nothing: the whole contract. */
export function namesOf(
  order: Order | undefined,
  lines: readonly WantedLine[] | undefined,
  lang: Lang,
): string[] {
  return (lines ?? []).flatMap(({ line, quantity }) => {
    const bought = order?.lines.find(({ _id }) => _id === line)
    return bought
      ? [`${quantityText({ quantity, unit: bought.unit }, lang)} ${lineName(bought)}`]
      : []
  })
}

/** Of what is declared: why the right is missing or may have ended. */
export function exemptWords(
  order: Order | undefined,
  lines: readonly WantedLine[] | undefined,
  lang: Lang,
): string[] {
  const wanted = (order?.lines ?? []).filter(
    ({ _id }) => !lines || lines.some(({ line }) => line === _id),
  )
  return withdrawalLines({ lines: wanted, lang })
}

/** As its owner would type it: '0,5' */
function typedQuantity(quantity: string, lang: Lang): string {
  return lang === 'de' ? quantity.replace('.', ',') : quantity
}

/** The fields of the lines, filled in as they were declared. */
export function typedLines(
  order: Order | undefined,
  wanted: readonly WantedLine[] | undefined,
  lang: Lang,
): Record<string, string> {
  if (!order || !wanted) return {}
  return Object.fromEntries(
    order.lines.map((line) => {
      const quantity = wanted.find((one) => one.line === line._id)?.quantity ?? '0'
      return [fieldOf(line), typedQuantity(quantity, lang)]
    }),
  )
}

function fieldOf(line: Line | undefined): string {
  return `line_${line?._id ?? ''}`
}

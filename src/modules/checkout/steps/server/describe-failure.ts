import { formatNumber } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { AppError } from '#kernel/server/app-error.ts'
import { readOffers } from '#modules/catalog/server/api.ts'
import { nameOf } from '../../carts/server/price-cart.ts'
import { messages } from '../../messages.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'

/** What went wrong, with the name of the thing it is about. */
export async function describeFailure(
  { db, lang }: CheckoutContext,
  { code, text, details }: AppError,
): Promise<string> {
  const { variant, available, min, max, step } = details
  const t = translator(messages, lang)
  if (code === 'sold_out' && typeof variant === 'string') {
    const name = nameOf((await readOffers(db, [variant])).get(variant), lang)
    const left = Number(available)
    if (!(left > 0)) return t('soldOut.none', { name })
    return t('soldOut.some', { name, available: formatNumber(left, lang) })
  }
  if (code === 'quantity' && typeof min === 'string') {
    return boundsText({ min, max, step }, lang)
  }
  return text[lang]
}

/** How much of something can be ordered. */
export function boundsText(
  { min, max, step }: { min: unknown; max: unknown; step: unknown },
  lang: Lang,
): string {
  const t = translator(messages, lang)
  const said = (bound: unknown) => formatNumber(Number(bound), lang)
  const bounds = { least: said(min), apart: said(step) }
  return max ? t('quantity.between', { ...bounds, most: said(max) }) : t('quantity.from', bounds)
}

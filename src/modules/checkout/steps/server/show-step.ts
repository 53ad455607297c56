import { countryName } from '#kernel/i18n/countries.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { productPath } from '#modules/catalog/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { warrantyNotice } from '#modules/shop/server/api.ts'
import { messages } from '../../messages.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import type { Choice, ShownStep } from '../pages.ts'
import { methodsFor, methodsOf } from './payment-methods.ts'
import { reviewCart, withdrawalPolicy } from './review-cart.ts'
import { showAddress } from './show-address.ts'
import { baseText, noticesIn, showCart } from './show-cart.ts'
import { shopHome, type Visit } from './visit.ts'

/** What a step shows; what was typed and refused goes before what is kept. */
export async function showStep(context: CheckoutContext, visit: Visit): Promise<ShownStep> {
  const { cart, priced, typed } = visit
  switch (visit.step) {
    case 'address':
      return showAddress(context, visit)
    case 'shipping':
      return showShipping(context, visit)
    case 'payment': {
      const methods = await methodsFor(context, context.db, { cart, priced })
      const chosen = typed.payment_source ?? cart?.payment_source ?? ''
      const isLimited = methods.length < methodsOf(context.config, { cart, priced }).length
      return { step: 'payment', chosen: chosen || (methods[0] ?? ''), methods, isLimited }
    }
    case 'review':
      return showReview(context, visit)
    default:
      return showCart(context, visit)
  }
}

function showShipping(context: CheckoutContext, { cart, priced, typed }: Visit): ShownStep {
  const { lang, config } = context
  const t = translator(messages, lang)
  const { shipping, currency } = priced
  const price = (cents: number) =>
    cents === 0 ? t('shipping.free') : formatMoney(cents, lang, currency)
  const choices: Choice[] = config
    .get(shopSection)
    .cc_locations.location.map(({ uuid, title, address, zip, city, hours }) => ({
      value: uuid,
      label: t('shipping.pickup', { place: title }),
      note: [address, `${zip} ${city}`.trim(), hours].filter(Boolean).join(', '),
      price: price(0),
    }))
  if (shipping) {
    const { min, max } = shipping.days
    const days = min === max ? String(max) : `${min}–${max}`
    const country = countryName(cart?.address?.country ?? '', lang)
    choices.unshift({
      value: 'ship',
      label: t('shipping.ship', { country }),
      note: t('shipping.days', { days, count: max }),
      price: price(shipping.amount),
    })
  }
  const before = cart?.delivery?.kind === 'pickup' ? cart.delivery.location : cart?.delivery?.kind
  const chosen = typed.delivery ?? before ?? choices[0]?.value ?? ''
  return { step: 'shipping', chosen, choices }
}

const CLOCK = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const

async function showReview(context: CheckoutContext, { cart, typed }: Visit): Promise<ShownStep> {
  const { lang, db } = context
  const { texts, review, buyer, priced } = await reviewCart(context, db, cart)
  const { address, delivery, email, payment_source } = buyer
  const { lines, totals, currency } = priced
  const root = shopHome(context)
  const money = (cents: number) => formatMoney(cents, lang, currency)
  const held = cart?.held_until
  const clock = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', CLOCK)
  return {
    step: 'review',
    described: {
      ...{ lang, currency, totals, address, delivery, payment_source },
      lines: lines.map(({ slug, summary, base, ...line }) => ({
        ...line,
        shown: { href: productPath(root, slug), summary, base: baseText({ base }, money) },
      })),
    },
    notices: noticesIn(context, priced),
    email,
    payment: payment_source,
    boxes: texts.map(({ kind, address: href }) => ({ kind, href, isTicked: !!typed[kind] })),
    withdrawal: await withdrawalPolicy(context),
    notice: await warrantyNotice(context),
    button: context.config.get(shopSection).checkout.order_button,
    review,
    heldUntil: held && held > new Date() ? clock.format(held) : '',
  }
}

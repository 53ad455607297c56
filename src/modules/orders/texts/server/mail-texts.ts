import { countryName } from '#kernel/i18n/countries.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { businessSection } from '#modules/pages/config.ts'
import type { messages } from '../../messages.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'

export type Letter = { change: OrderChange; order: Order; t: Translate<typeof messages> }

/** Who sells: the facts of the business. */
export function sellerText({ change, order: { lang }, t }: Letter): string {
  const facts = change.scope.config.get(businessSection)
  const { name, legal_name, owner, street, zip, city, country, phone, email } = facts
  const lines = [
    legal_name || name,
    owner,
    street,
    `${zip} ${city}`.trim(),
    countryName(country, lang),
    phone && t('mail.phone', { phone }),
    email && t('mail.email', { email }),
  ]
  return [t('mail.seller'), ...lines.filter(Boolean)].join('\n')
}

/** What was agreed to, and where it can be read; the texts themselves go along as files. */
export function agreedTexts({ change, order, t }: Letter): string {
  const { baseUrl } = change.scope.settings
  const links = order.accepted_texts.flatMap(({ kind, address }) => {
    if (address === '') return []
    const link = address.startsWith('/') ? mailLink(baseUrl, address) : address
    return [`${t(`texts.${kind}`)}: ${link}`]
  })
  return links.join('\n')
}

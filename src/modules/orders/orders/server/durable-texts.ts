import { countryName } from '#kernel/i18n/countries.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { businessSection } from '#modules/pages/config.ts'
import { readPageText } from '#modules/pages/server/api.ts'
import type { messages } from '../../messages.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import type { Order } from '../order.ts'

export type Letter = { change: OrderChange; order: Order; t: Translate<typeof messages> }

/** Where the policy is found; the addresses of the shop have no key for it. */
const POLICY = '/Widerrufsbelehrung'
/** Of one text. What is longer would not fit into a mail: its link stands there all the same. */
const LONGEST = 100_000

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

/** What was agreed to, and where it can be read. */
export function agreedTexts({ change, order, t }: Letter): string {
  const { baseUrl } = change.scope.settings
  const links = order.accepted_texts.flatMap(({ kind, address }) => {
    if (address === '') return []
    const link = address.startsWith('/') ? mailLink(baseUrl, address) : address
    return [`${t(`texts.${kind}`)}: ${link}`]
  })
  return links.join('\n')
}

/**
 * The texts themselves, so that they can be kept (§ 312f BGB): what was agreed to in its version, and the
 * withdrawal policy as it was on the day of the order.
 */
export async function durableTexts({ change, order, t }: Letter): Promise<string[]> {
  const texts: string[] = []
  for (const { kind, address: path, version } of order.accepted_texts) {
    if (version === '') continue
    const page = await readPageText(change, { path, version: Number(version) })
    const title = t('mail.version', { text: t(`texts.${kind}`), version })
    if (page) texts.push(...whole(title, page.lines))
  }
  const { lang, created } = order
  const policy = await readPageText(change, { path: POLICY, lang, at: new Date(created) })
  if (policy) texts.push(...whole(t('mail.policy'), policy.lines))
  return texts
}

function whole(title: string, lines: readonly string[]): string[] {
  const text = lines.join('\n')
  return text === '' || text.length > LONGEST ? [] : [`${title}\n\n${text}`]
}

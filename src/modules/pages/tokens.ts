import type { Lang } from '#kernel/i18n/messages.ts'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import type { Business } from './config.ts'

/** The business facts as texts may name them: '{{business.phone}}'. */
export function businessTokens(business: Business, lang: Lang): Tokens {
  return tokensIn[lang](business)
}

const tokensIn: Record<Lang, (business: Business) => Tokens> = {
  de: madeOnce((business) => makeTokens(business, 'de')),
  en: madeOnce((business) => makeTokens(business, 'en')),
}

function makeTokens(business: Business, lang: Lang): Tokens {
  const { name, legal_name, claim, owner, street, zip, city, phone, email } = business
  const { bank, iban, bic } = business
  const facts = {
    name,
    legal_name: legal_name || name,
    claim: claim[lang],
    owner,
    street,
    zip,
    city,
    address: [street, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
    ...reachedAt(business, lang),
    phone,
    email,
    bank,
    iban,
    bic,
  }
  return Object.fromEntries(
    Object.entries(facts).map(([fact, words]) => [`business.${fact}`, words]),
  )
}

const NAMED: Readonly<Record<Lang, { phone: string; email: string }>> = {
  de: { phone: 'Telefon', email: 'E-Mail' },
  en: { phone: 'phone', email: 'email' },
}

/** Whom to write to, in one row: what must be said is said by whatever is there of it. */
function reachedAt(business: Business, lang: Lang): { letter: string; contact: string } {
  const { name, legal_name, street, zip, city, phone, email } = business
  const named = NAMED[lang]
  const post = [legal_name || name, street, `${zip} ${city}`.trim()]
  const row = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
  return {
    letter: row([...post, email]),
    contact: row([
      ...post,
      phone && `${named.phone}: ${phone}`,
      email && `${named.email}: ${email}`,
    ]),
  }
}

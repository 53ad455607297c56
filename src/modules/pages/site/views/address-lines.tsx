import type { Lang } from '#kernel/i18n/messages.ts'
import type { Business } from '../../config.ts'

/** Name and address one below the other, as on a letter. */
export function AddressLines({ business, lang }: { business: Business; lang: Lang }) {
  const { name, legal_name, street, zip, city, country } = business
  const countryName = new Intl.DisplayNames([lang], { type: 'region' }).of(country)
  const lines = [legal_name || name, street, `${zip} ${city}`.trim(), countryName]
  return <p className="lines">{lines.filter(Boolean).join('\n')}</p>
}

import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { messages } from '../../messages.ts'
import type { Facet } from '../product-search.ts'

type FacetProps = { facet: Facet; lang: Lang }

/** One value narrows nothing down. */
export function FacetList({ facet: { name, values }, lang }: FacetProps) {
  const t = translator(messages, lang)
  if (values.length < 2 && !values.some(({ isChosen }) => isChosen)) return null
  return (
    <nav aria-label={t(`search.facets.${name}`)} className="product-choice">
      <p className="eyebrow">{t(`search.facets.${name}`)}</p>
      <ul className="plain-list">
        {values.map(({ href, label, count, isChosen }) => (
          <li key={label}>
            <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {label} <small>({count})</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

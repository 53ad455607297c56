import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { PricesNote, ProductCards } from '#modules/pages/blocks/product-list/product-cards.tsx'
import { SearchForm } from '#modules/theme/site/parts.tsx'
import { messages } from '../../messages.ts'
import { ContactLinks, Paging } from '../../storefront/site/shop-view.tsx'
import { type ProductSearchData, suggestProducts } from '../product-search.ts'
import { FacetList } from './facet-list.tsx'

type T = Translate<typeof messages>

/** A form that works without scripts, what was found, and where else to look. */
export function ProductSearchView({ data, lang }: ViewProps<ProductSearchData>) {
  const t = translator(messages, lang)
  const { typed, action, found } = data
  return (
    <div className="page shop shop-wrap">
      <header className="shop-head">
        <h1>{t('search.title')}</h1>
        <div className="shop-text" data-suggest={suggestProducts.path}>
          <SearchForm action={action} lang={lang} typed={typed} label={t('search.title')} />
        </div>
      </header>
      {found && found.products.length > 0 && <Found found={found} data={data} lang={lang} />}
      {(!found || found.products.length === 0) && <Elsewhere data={data} t={t} />}
    </div>
  )
}

type FoundProps = {
  found: NonNullable<ProductSearchData['found']>
  data: ProductSearchData
  lang: Lang
}

function Found({ found, data: { notes }, lang }: FoundProps) {
  const t = translator(messages, lang)
  const { products, count, isMore, facets, before, after } = found
  return (
    <>
      <p role="status" className="shop-notes">
        {isMore ? t('search.more', { count }) : t('search.count', { count })}
      </p>
      {facets.map((facet) => (
        <FacetList key={facet.name} facet={facet} lang={lang} />
      ))}
      <ProductCards products={products} heading="h2" lang={lang} isQuick />
      <PricesNote products={products} notes={notes} lang={lang} />
      <Paging before={before} after={after} lang={lang} />
    </>
  )
}

/** Nothing found is no dead end. */
function Elsewhere({ data, t }: { data: ProductSearchData; t: T }) {
  const { typed, groups, contact, home } = data
  return (
    <section className="shop-empty">
      {typed && <p role="status">{t('search.nothing', { typed })}</p>}
      {groups.length > 0 && <p>{t('search.elsewhere')}</p>}
      <ul className="plain-list group-tiles">
        {[...groups, { label: t('empty.back'), href: home }].map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="group-tile">
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {typed && <ContactLinks contact={contact} />}
    </section>
  )
}

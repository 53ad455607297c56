import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import { linkResolver, NO_TARGETS } from '#kernel/site/block/link.ts'
import { renderRichText } from '#kernel/site/block/rich-text/render-rich-text.tsx'
import type { SiteLink } from '#kernel/site/frame.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { GroupTiles } from '#modules/pages/blocks/product-groups/group-tiles.tsx'
import { PricesNote, ProductCards } from '#modules/pages/blocks/product-list/product-cards.tsx'
import { SearchForm } from '#modules/theme/site/parts.tsx'
import { messages } from '../../messages.ts'
import { suggestProducts } from '../../search/product-search.ts'
import { FacetList } from '../../search/site/facet-list.tsx'
import type { ShopPageData } from '../storefront.ts'

export const linkTo = linkResolver(NO_TARGETS)

/** The first page of the shop, or a group: where to go on, and what there is. */
export function ShopView({ data, lang }: ViewProps<ShopPageData>) {
  const t = translator(messages, lang)
  const { title, text, way, groups, products, notes } = data
  return (
    <div className="page shop shop-wrap">
      <header className="shop-head">
        <Way way={way} lang={lang} />
        <h1>{title || t('shop')}</h1>
        {title ? (
          <div className="shop-text">{renderRichText(text, linkTo)}</div>
        ) : (
          <p className="lead">{t('lead')}</p>
        )}
      </header>
      {products.length > 0 && (
        <div className="shop-search" data-suggest={suggestProducts.path}>
          <SearchForm action={data.search} lang={lang} label={t('search.title')} />
        </div>
      )}
      {groups.length > 0 && (
        <nav aria-label={t('groups')} className="shop-groups">
          <GroupTiles groups={groups} />
        </nav>
      )}
      {products.length > 0 ? (
        <section aria-label={t('products')}>
          {data.facets.map((facet) => (
            <FacetList key={facet.name} facet={facet} lang={lang} />
          ))}
          <ProductCards products={products} heading="h2" lang={lang} isQuick />
          <PricesNote products={products} notes={notes} lang={lang} />
        </section>
      ) : (
        groups.length === 0 && <Empty data={data} t={t} />
      )}
      <Paging {...data} lang={lang} />
    </div>
  )
}

/** From the shop down to here. */
export function Way({ way, lang }: { way: readonly SiteLink[]; lang: Lang }) {
  const t = translator(messages, lang)
  if (way.length === 0) return null
  return (
    <nav aria-label={t('way')} className="shop-way">
      <ol className="plain-list">
        {way.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type PartProps = { data: ShopPageData; t: Translate<typeof messages> }

/** Nothing to buy is no reason to leave. */
function Empty({ data: { title, home, contact }, t }: PartProps) {
  return (
    <section className="shop-empty">
      <p>{title ? t('empty.group') : t('empty.shop')}</p>
      {title && (
        <p>
          <a href={home}>{t('empty.back')}</a>
        </p>
      )}
      {contact.length > 0 && <p>{t('empty.ask')}</p>}
      <ContactLinks contact={contact} />
    </section>
  )
}

export function ContactLinks({ contact }: { contact: readonly SiteLink[] }) {
  if (contact.length === 0) return null
  return (
    <p className="shop-contact">
      {contact.map(({ href, label }, at) => (
        <a key={href} href={href} className={at === 0 ? 'button' : 'button quiet'}>
          {label}
        </a>
      ))}
    </p>
  )
}

type PagingProps = { before: string | null; after: string | null; lang: Lang }

/** Earlier and later pages of a list. */
export function Paging({ before, after, lang }: PagingProps) {
  const t = translator(messages, lang)
  if (!before && !after) return null
  return (
    <nav className="shop-paging" aria-label={t('paging')}>
      {before && (
        <a href={before} rel="prev">
          {t('before')}
        </a>
      )}
      {after && (
        <a href={after} rel="next">
          {t('after')}
        </a>
      )}
    </nav>
  )
}

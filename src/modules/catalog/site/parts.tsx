import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { messages } from '../messages.ts'
import type { GroupTile, PriceNotes, ProductCard, ShownPrice } from '../storefront/storefront.ts'

type T = Translate<typeof messages>

const CARD = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw'

/** A price with what the law wants beside it: base price, what it is reduced from, VAT, shipping. */
export function Price({
  price,
  notes,
  lang,
}: {
  price: ShownPrice | null
  notes?: PriceNotes
  lang: Lang
}) {
  const t = translator(messages, lang)
  if (!price) return <p className="price">{t('price.onRequest')}</p>
  const { amount, isFrom, strike, base } = price
  const now = isFrom ? t('price.from', { amount }) : amount
  return (
    <div className="price">
      <p className="price-now" data-reduced={strike ? '' : undefined}>
        <strong>{now}</strong>
        {strike && <Strike strike={strike} t={t} />}
      </p>
      {base && <p className="price-note">{t('price.base', { amount: base })}</p>}
      {notes && (
        <p className="price-note">
          {notes.vat}, <a href={notes.shipping.href}>{notes.shipping.label}</a>
        </p>
      )}
      {notes && strike && <p className="price-note">{t('price.lowest')}</p>}
    </div>
  )
}

function Strike({ strike, t }: { strike: NonNullable<ShownPrice['strike']>; t: T }) {
  const { amount, percent } = strike
  return (
    <>
      {' '}
      <s>
        <span className="visually-hidden">{t('price.strike', { amount })}</span>
        <span aria-hidden="true">{amount}</span>
      </s>{' '}
      {percent > 0 && <span className="price-less">{t('price.percent', { percent })}</span>}
    </>
  )
}

type CardsProps = { products: readonly ProductCard[]; heading: 'h2' | 'h3'; lang: Lang }

/** Products side by side; each card is one link. */
export function ProductCards({ products, heading: Heading, lang }: CardsProps) {
  return (
    <ul className="plain-list product-cards">
      {products.map(({ id, href, title, picture, price }) => (
        <li key={id} className="product-card">
          <div className="product-card-picture">
            {picture ? <Picture file={picture} sizes={CARD} /> : <span aria-hidden="true" />}
          </div>
          <Heading className="product-card-title">
            <a href={href}>{title}</a>
          </Heading>
          <Price price={price} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

/** Groups side by side, with their pictures where they have some. */
export function GroupTiles({ groups }: { groups: readonly GroupTile[] }) {
  return (
    <ul className="plain-list group-tiles">
      {groups.map(({ id, href, label, picture }) => (
        <li key={id}>
          <a href={href} className="group-tile">
            {picture && <Picture file={picture} sizes={CARD} />}
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

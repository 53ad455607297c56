import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { blockMessages } from '../messages.ts'
import type { OwnPriceNotes, PriceNotes, ProductCard, ShownPrice } from './block.ts'

type T = Translate<typeof blockMessages>

const CARD = '(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw'

type CardsProps = {
  products: readonly ProductCard[]
  heading: 'h2' | 'h3'
  lang: Lang
  hasPrices?: boolean
  /** Whether they can be put into the cart from here. */
  isQuick?: boolean
}

/** Products side by side; each card is one link. */
export function ProductCards({ products, heading: Heading, lang, ...shown }: CardsProps) {
  const { hasPrices = true, isQuick = false } = shown
  return (
    <ul className="plain-list product-cards">
      {products.map(({ id, href, title, picture, price, quick }) => (
        <li key={id} className="product-card">
          <div className="product-card-picture">
            {picture ? <Picture file={picture} sizes={CARD} /> : <span aria-hidden="true" />}
          </div>
          <Heading className="product-card-title">
            <a href={href}>{title}</a>
          </Heading>
          {hasPrices && <Price price={price} lang={lang} />}
          {isQuick && quick && <QuickAdd title={title} quick={quick} />}
        </li>
      ))}
    </ul>
  )
}

type QuickProps = { title: string; quick: NonNullable<ProductCard['quick']> }

/** A plain form that lies above the link of the card. */
function QuickAdd({ title, quick: { label, form } }: QuickProps) {
  if (!form) return <p className="product-card-choose">{label}</p>
  return (
    <form method="post" action={form.action} className="product-card-add" data-cart="">
      <input type="hidden" name="variant" value={form.variant} />
      <input type="hidden" name="quantity" value={form.quantity} />
      <button type="submit" name="action" value="add" className="button quiet">
        {label}
        <span className="visually-hidden">: {title}</span>
      </button>
    </form>
  )
}

type PriceProps = { price: ShownPrice | null; notes?: OwnPriceNotes; lang: Lang }

/** A price with what the law wants beside it: base price, what it is reduced from, VAT, shipping. */
export function Price({ price, notes, lang }: PriceProps) {
  const t = translator(blockMessages, lang)
  if (!price) return <p className="price">{t('price.onRequest')}</p>
  const { amount, isFrom, strike, base } = price
  const now = isFrom ? t('price.from', { amount }) : amount
  return (
    <div className="price">
      <p className="price-now" data-reduced={strike ? '' : undefined}>
        <strong>{now}</strong>
        {strike && <Strike strike={strike} t={t} />}
      </p>
      {base && (
        // The unit stays with its amount.
        <p className="price-note">{t('price.base', { amount: base.replaceAll(' ', '\u00a0') })}</p>
      )}
      {notes && (
        <p className="price-note">
          {notes.vat}
          {notes.shipping && (
            <>
              , <a href={notes.shipping.href}>{notes.shipping.label}</a>
            </>
          )}
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

type NoteProps = { products: readonly ProductCard[]; notes: PriceNotes; lang: Lang }

/** Once below a list: what holds for all prices in it. */
export function PricesNote({ products, notes, lang }: NoteProps) {
  const t = translator(blockMessages, lang)
  return (
    <p className="price-note shop-notes">
      {notes.vat}, <a href={notes.shipping.href}>{notes.shipping.label}</a>
      {products.some(({ price }) => price?.strike) && `. ${t('price.lowest')}`}
    </p>
  )
}

import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import { renderRichText } from '#kernel/site/block/rich-text/render-rich-text.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { GalleryView, Picture } from '#modules/files/site/parts.tsx'
import { Price, ProductCards } from '#modules/pages/blocks/product-list/product-cards.tsx'
import { messages } from '../../messages.ts'
import type { Choice, ProductPageData } from '../storefront.ts'
import { ContactLinks, linkTo, Way } from './shop-view.tsx'

const LARGE = '(min-width: 64rem) 36rem, 100vw'
const SWATCH = '2rem'

/** A product: what it looks like, what it costs, what there is to choose and to know. */
export function ProductView({ data, lang }: ViewProps<ProductPageData>) {
  const t = translator(messages, lang)
  const { title, summary, text, price, notes, delivery, choices, contact, related } = data
  return (
    <article className="page product shop-wrap" data-product={data.id}>
      <Way way={data.way} lang={lang} />
      <div className="product-top">
        <Pictures pictures={data.pictures} title={title} lang={lang} />
        <div className="product-buy">
          <h1>{title}</h1>
          {summary && <p className="lead">{summary}</p>}
          <Price price={price} notes={notes} lang={lang} />
          {choices.map((choice) => (
            <ChoiceList key={choice.label} choice={choice} t={t} />
          ))}
          {data.availability && (
            <p className="product-stock" data-stock={data.availability}>
              {t(`stock.${data.availability}`)}
            </p>
          )}
          {data.buy && <BuyForm buy={data.buy} t={t} />}
          {delivery && (
            <p className="product-delivery">
              {t('delivery.label')}: {delivery}
            </p>
          )}
          {data.isAdult && <p className="product-notice">{t('facts.adult')}</p>}
          {data.withdrawal && <p className="price-note">{data.withdrawal}</p>}
          {contact.length > 0 && (
            <section className="product-contact">
              <h2>{t('contact.title')}</h2>
              <ContactLinks contact={contact} />
            </section>
          )}
        </div>
      </div>
      <div className="product-text">{renderRichText(text, linkTo)}</div>
      <Facts data={data} t={t} />
      <Safety data={data} t={t} />
      {related.length > 0 && (
        <section className="product-related">
          <h2>{t('related')}</h2>
          <ProductCards products={related} heading="h3" lang={lang} />
        </section>
      )}
    </article>
  )
}

type PicturesProps = { pictures: readonly PictureData[]; title: string; lang: Lang }

/** Each picture is a link to its large form; with scripts it opens in the lightbox. */
function Pictures({ pictures, title, lang }: PicturesProps) {
  if (pictures.length === 0) return <div className="product-pictures" data-empty="" />
  const items = pictures.map((picture) => ({ picture, caption: '' }))
  const gallery = { id: '', title, layout: 'grid' as const, isDownloadable: false, items }
  return (
    <div className="product-pictures">
      <GalleryView gallery={gallery} lang={lang} sizes={LARGE} />
    </div>
  )
}

type T = Translate<typeof messages>

/** Plain links, so that it works everywhere; a colour is always named. */
function ChoiceList({ choice: { label, values }, t }: { choice: Choice; t: T }) {
  return (
    <nav aria-label={t('choose', { name: label })} className="product-choice">
      <p className="eyebrow">{label}</p>
      <ul className="plain-list">
        {values.map(({ href, label: value, isChosen, swatch }) => (
          <li key={value}>
            <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {swatch && <Swatch swatch={swatch} />}
              {value}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SwatchProps = { swatch: NonNullable<Choice['values'][number]['swatch']> }

function Swatch({ swatch: { hex, picture } }: SwatchProps) {
  if (picture) return <Picture file={{ ...picture, alt: '' }} sizes={SWATCH} className="swatch" />
  return <span className="swatch" style={{ backgroundColor: hex }} aria-hidden="true" />
}

type BuyProps = { buy: NonNullable<ProductPageData['buy']>; t: T }

/** A plain form: the cart answers it, with scripts and without. */
function BuyForm({ buy: { action, variant, quantity, unit }, t }: BuyProps) {
  if (!variant) return <p className="product-notice">{t('buy.choose')}</p>
  const { min, max, step } = quantity
  return (
    <form method="post" action={action} className="product-form" data-cart="">
      <input type="hidden" name="variant" value={variant} />
      <div className="field">
        <label htmlFor="quantity">{unit ? t('buy.quantityIn', { unit }) : t('buy.quantity')}</label>
        <input
          id="quantity"
          name="quantity"
          type="number"
          inputMode="decimal"
          defaultValue={min}
          min={min}
          max={max || undefined}
          step={step}
          required
        />
      </div>
      <button type="submit" name="action" value="add" className="button">
        {t('buy.submit')}
      </button>
    </form>
  )
}

type PartProps = { data: ProductPageData; t: T }

function Facts({ data: { facts }, t }: PartProps) {
  if (facts.length === 0) return null
  return (
    <section className="product-facts">
      <h2>{t('facts.title')}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What must stand with everything that is sold at a distance (GPSR, Art. 19). */
function Safety({ data: { makers, warnings, label }, t }: PartProps) {
  if (makers.length === 0 && warnings.length === 0 && !label) return null
  return (
    <section className="product-safety">
      <h2>{t('facts.safety')}</h2>
      {makers.map(({ title, lines }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{lines.join(' · ')}</p>
        </div>
      ))}
      {warnings.length > 0 && (
        <div>
          <h3>{t('facts.warnings')}</h3>
          <ul>
            {warnings.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {label && (
        <div className="product-label">
          <h3>{t('facts.guarantee')}</h3>
          <Picture file={label} sizes="12rem" />
        </div>
      )}
    </section>
  )
}

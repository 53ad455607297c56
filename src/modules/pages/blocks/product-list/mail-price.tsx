import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { bodyFont } from '#kernel/mail-view/mail-parts.tsx'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import { blockMessages } from '../messages.ts'
import type { PriceNotes, ProductCard, ShownPrice } from './block.ts'

type PriceProps = { price: ShownPrice | null; theme: MailTheme; lang: Lang }

/** A price with what the law wants beside it; a mail is advertising like any other. */
export function MailPrice({ price, theme, lang }: PriceProps) {
  const { strike } = price ?? {}
  const { text, muted } = theme.light
  const style = { ...bodyFont(theme), fontSize: 15, color: text, margin: '0 0 4px' }
  return (
    <>
      <p className="m-text" style={style}>
        <strong>{nowOf(price, lang)}</strong>
        {strike && (
          <>
            {' '}
            <s className="m-muted" style={{ color: muted }}>
              {strike.amount}
            </s>
          </>
        )}
      </p>
      {asides(price, lang).map((words) => (
        <p key={words} className="m-muted" style={{ ...style, fontSize: 13, color: muted }}>
          {words}
        </p>
      ))}
    </>
  )
}

/** Once below all prices: VAT, the way to what shipping costs, and what a struck price is. */
export function MailPriceNotes({ notes, shipping, products, theme, lang }: NotesProps) {
  const { muted } = theme.light
  const style = { ...bodyFont(theme), fontSize: 13, color: muted, margin: 0 }
  return (
    <p className="m-muted" style={style}>
      {notes.vat},{' '}
      <a href={shipping} className="m-muted" style={{ color: muted }}>
        {notes.shipping.label}
      </a>
      {lowestOf(products, lang)}
    </p>
  )
}

type NotesProps = {
  notes: PriceNotes
  /** The whole address of the shipping costs. */
  shipping: string
  products: readonly ProductCard[]
  theme: MailTheme
  lang: Lang
}

/** @example priceText(price, 'de') // 'ab 4,00 € (statt 5,00 €, 20 % günstiger)\nGrundpreis: 8,00 € / kg' */
export function priceText(price: ShownPrice | null, lang: Lang): string {
  const t = translator(blockMessages, lang)
  const before = price?.strike ? ` (${t('price.strike', { amount: price.strike.amount })})` : ''
  return [nowOf(price, lang) + before, ...asides(price, lang)].join('\n')
}

export function priceNotesText({ notes, shipping, products, lang }: Omit<NotesProps, 'theme'>) {
  return `${notes.vat}, ${notes.shipping.label}: ${shipping}${lowestOf(products, lang)}`
}

function nowOf(price: ShownPrice | null, lang: Lang): string {
  const t = translator(blockMessages, lang)
  if (!price) return t('price.onRequest')
  return price.isFrom ? t('price.from', { amount: price.amount }) : price.amount
}

function asides(price: ShownPrice | null, lang: Lang): string[] {
  const t = translator(blockMessages, lang)
  const percent = price?.strike?.percent ?? 0
  return [
    ...(percent > 0 ? [t('price.percent', { percent })] : []),
    ...(price?.base ? [t('price.base', { amount: price.base })] : []),
  ]
}

function lowestOf(products: readonly ProductCard[], lang: Lang): string {
  const isReduced = products.some(({ price }) => price?.strike)
  return isReduced ? `. ${translator(blockMessages, lang)('price.lowest')}` : ''
}

import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { Totals } from '#modules/orders/site/parts.tsx'
import { messages } from '../../messages.ts'
import { type Basket as BasketData, checkoutPath } from '../pages.ts'
import { Hints } from './cart-step.tsx'

type Props = { basket: BasketData; lang: Lang }

/** Where there is no room beside a step, its cart is folded above it, with the sum. */
export function FoldedBasket({ basket, lang }: Props) {
  const t = translator(messages, lang)
  return (
    <details className="basket basket-folded">
      <summary>
        <span>{t('basket.title')}</span> <strong>{basket.total}</strong>
      </summary>
      <Contents basket={basket} lang={lang} />
    </details>
  )
}

/** After the step, so that keys come to what is asked first. */
export function Basket({ basket, lang }: Props) {
  const t = translator(messages, lang)
  return (
    <aside className="basket basket-beside" aria-label={t('basket.title')}>
      <h2>{t('basket.title')}</h2>
      <Contents basket={basket} lang={lang} />
    </aside>
  )
}

function Contents({ basket, lang }: Props) {
  const t = translator(messages, lang)
  const { lines, totals, vat, shipping } = basket
  return (
    <div className="basket-contents">
      <ul className="basket-lines plain-list">
        {lines.map(({ id, name, picture, amount }) => (
          <li key={id}>
            {picture && (
              <span className="cart-picture">
                <Picture file={{ ...picture, alt: '' }} sizes="3.5rem" />
              </span>
            )}
            <span className="basket-name">{name}</span>
            <span className="cart-amount">{amount}</span>
          </li>
        ))}
      </ul>
      <Totals lines={totals} />
      {(vat || shipping) && <Hints hints={basket} />}
      <p>
        <a href={checkoutPath(lang, 'cart')}>{t('review.changeCart')}</a>
      </p>
    </div>
  )
}

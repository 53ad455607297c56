import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { messages } from '../../messages.ts'
import { checkoutPath, type PriceHints, type ShownLine } from '../pages.ts'
import type { StepProps } from './checkout-view.tsx'

/** What is in the cart; each line is a form of its own. */
export function CartStep({ data, lang }: StepProps<'cart'>) {
  const t = translator(messages, lang)
  const { lines, notices, shop } = data
  const isEmpty = lines.length === 0 && notices.length === 0
  return (
    <>
      <CartContents data={data} lang={lang} />
      <p>
        <a className={isEmpty ? 'button' : undefined} href={shop}>
          {t(isEmpty ? 'cart.shop' : 'cart.more')}
        </a>
      </p>
    </>
  )
}

/** What changed, the lines and their sum: on the page of the cart, and in the drawer beside a product. */
export function CartContents({ data, lang }: StepProps<'cart'>) {
  const t = translator(messages, lang)
  const { lines, notices } = data
  if (lines.length === 0 && notices.length === 0) return <p>{t('cart.empty')}</p>
  return (
    <>
      {notices.map(({ id, line, text, isGone }) => (
        <div key={id} className="message cart-notice" role="status">
          <p>{text}</p>
          {isGone && <RemoveForm line={line} label={t('cart.remove')} lang={lang} />}
        </div>
      ))}
      <ul className="cart-lines plain-list">
        {lines.map((line) => (
          <Line key={line.id} line={line} lang={lang} />
        ))}
      </ul>
      {lines.length > 0 && <Sum data={data} lang={lang} />}
    </>
  )
}

/** The sum, what is added to it, and the way on: means of payment and countries are said before. */
function Sum({ data, lang }: StepProps<'cart'>) {
  const t = translator(messages, lang)
  const { total, countries, methods, isOpen, login } = data
  const named = methods.map((method) => t(`methods.${method}`)).join(', ')
  if (!isOpen) return <p className="message">{t('cart.closed')}</p>
  return (
    <div className="cart-sum">
      <p className="cart-total">
        <span>{t('cart.goods')}</span>
        <strong>{total}</strong>
      </p>
      <Hints hints={data} />
      <p className="hint">{t('cart.pay', { methods: named })}</p>
      {countries && <p className="hint">{t('cart.countries', { countries })}</p>}
      <a className="button" href={login ?? checkoutPath(lang, 'address')}>
        {t(login ? 'cart.login' : 'cart.next')}
      </a>
    </div>
  )
}

/** Beside a sum of goods. */
export function Hints({ hints: { vat, shipping } }: { hints: PriceHints }) {
  return (
    <p className="hint">
      {vat}
      {vat && shipping && ', '}
      {shipping && <a href={shipping.href}>{shipping.label}</a>}
    </p>
  )
}

function Line({ line, lang }: { line: ShownLine; lang: Lang }) {
  const t = translator(messages, lang)
  const { id, name, href, picture, summary, quantity, unit, each, base, amount } = line
  return (
    <li className="cart-line">
      {picture && (
        <span className="cart-picture">
          <Picture file={{ ...picture, alt: '' }} sizes="5rem" />
        </span>
      )}
      <p className="cart-name">
        <a href={href}>{name}</a>
        {summary && <span className="hint">{summary}</span>}
        <span className="hint">
          {[t('cart.each', { amount: each }), base].filter(Boolean).join(' · ')}
        </span>
      </p>
      <form method="post" action={checkoutPath(lang, 'cart')} className="cart-form" data-plain="">
        <input type="hidden" name="line" value={id} />
        <input
          name="quantity"
          defaultValue={quantity}
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          aria-label={t('cart.quantity', { name })}
          required
        />
        {unit && <span className="hint">{unit}</span>}
        <button
          type="submit"
          name="action"
          value="set"
          className="link-button"
          aria-label={t('cart.updateOf', { name })}
        >
          {t('cart.update')}
        </button>
        <button
          type="submit"
          name="action"
          value="remove"
          className="link-button"
          aria-label={t('cart.removeOf', { name })}
        >
          {t('cart.remove')}
        </button>
      </form>
      <strong className="cart-amount">{amount}</strong>
    </li>
  )
}

/** What is not sold any more leaves the cart by hand, so that nothing goes without a word. */
function RemoveForm({ line, label, lang }: { line: string; label: string; lang: Lang }) {
  return (
    <form method="post" action={checkoutPath(lang, 'cart')} data-plain="">
      <input type="hidden" name="line" value={line} />
      <button type="submit" name="action" value="remove" className="link-button">
        {label}
      </button>
    </form>
  )
}

import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { OrderSummary } from '#modules/orders/site/parts.tsx'
import type { Step } from '../../carts/cart.ts'
import { messages } from '../../messages.ts'
import { type AskedBox, checkoutPath } from '../pages.ts'
import type { StepProps } from './checkout-view.tsx'

const CHANGES = [
  ['cart', 'changeCart'],
  ['address', 'changeAddress'],
  ['shipping', 'changeShipping'],
  ['payment', 'changePayment'],
] as const

type Props = StepProps<'review'> & { steps: readonly Step[] }

/** Everything once more, and the button as the last thing of the page (§ 312j BGB). */
export function ReviewStep({ data, lang, steps }: Props) {
  const t = translator(messages, lang)
  const {
    described,
    notices,
    email,
    payment,
    boxes,
    withdrawal,
    review,
    heldUntil,
    notice,
    button,
  } = data
  return (
    <>
      <p className="form-lead">
        {t('review.lead')} {heldUntil && t('review.held', { time: heldUntil })}
      </p>
      {notices.map(({ id, text, canAsk }) => (
        <div key={id} className="message cart-notice" role="status">
          <p>{text}</p>
          {canAsk && <AskAgain payment={payment} lang={lang} />}
        </div>
      ))}
      <ul className="checkout-changes plain-list">
        {CHANGES.filter(([step]) => steps.includes(step)).map(([step, word]) => (
          <li key={step}>
            <a href={checkoutPath(lang, step)}>{t(`review.${word}`)}</a>
          </li>
        ))}
      </ul>
      <dl className="order-facts">
        <div>
          <dt>{t('review.payment')}</dt>
          <dd>{t(`methods.${payment}`)}</dd>
        </div>
        <div>
          <dt>{t('review.email')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      {notice && <GuaranteeNotice notice={notice} />}
      <form
        method="post"
        action={checkoutPath(lang, 'review')}
        className="form checkout-review"
        data-plain=""
      >
        <input type="hidden" name="review" value={review} />
        {boxes.map((box) => (
          <AgreeBox key={box.kind} box={box} lang={lang} />
        ))}
        {withdrawal && (
          <p>
            <a href={withdrawal} target="_blank" rel="noopener">
              {t('review.withdrawal')}
            </a>
          </p>
        )}
        <OrderSummary described={described} heading="h2" lang={lang} />
        <button type="submit" className="button">
          {t(`review.submit.${button}`)}
        </button>
      </form>
    </>
  )
}

/** The file as its owner uploaded it: nothing is cut, coloured or made smaller in the bytes. */
function GuaranteeNotice({
  notice,
}: {
  notice: NonNullable<StepProps<'review'>['data']['notice']>
}) {
  const { src, alt, width, height } = notice
  return (
    <a className="guarantee-notice" href={src} target="_blank" rel="noopener">
      <img src={src} alt={alt} width={width || undefined} height={height || undefined} />
    </a>
  )
}

/** The step before is taken once more: it asks the register, and leads back here. */
function AskAgain({
  payment,
  lang,
}: Pick<StepProps<'review'>['data'], 'payment'> & { lang: Lang }) {
  return (
    <form method="post" action={checkoutPath(lang, 'payment')} data-plain="">
      <button type="submit" name="payment_source" value={payment} className="button quiet">
        {translator(messages, lang)('vatId.ask')}
      </button>
    </form>
  )
}

type BoxProps = Pick<StepProps<'review'>, 'lang'> & { box: AskedBox }

/** Never ticked beforehand; only what somebody ticked themselves stays after a refusal. */
function AgreeBox({ box: { kind, href, isTicked }, lang }: BoxProps) {
  const t = translator(messages, lang)
  return (
    <label className="choice">
      <input type="checkbox" id={kind} name={kind} value="yes" defaultChecked={isTicked} required />
      <span>
        {t(`review.${kind}`)}{' '}
        {href && (
          <a href={href} target="_blank" rel="noopener">
            {t(`review.read.${kind}`)}
          </a>
        )}
      </span>
    </label>
  )
}

import type { ReactNode } from 'react'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Step } from '../../carts/cart.ts'
import { messages } from '../../messages.ts'
import { type Choice, checkoutPath } from '../pages.ts'
import type { StepProps } from './checkout-view.tsx'

export function ShippingStep({ data: { choices, chosen }, lang }: StepProps<'shipping'>) {
  const t = translator(messages, lang)
  if (choices.length === 0)
    return <Impossible text={t('shipping.nowhere')} back="address" lang={lang} />
  return (
    <ChoiceForm
      form={{ step: 'shipping', name: 'delivery', chosen, choices }}
      legend={t('shipping.lead')}
      lang={lang}
    >
      {t('next.payment')}
    </ChoiceForm>
  )
}

type PaymentProps = StepProps<'payment'> & { isLoaded: boolean }

export function PaymentStep({ data, lang, isLoaded }: PaymentProps) {
  const { methods, chosen, isLimited } = data
  const t = translator(messages, lang)
  if (methods.length === 0)
    return (
      <Impossible
        text={t(isLimited || isLoaded ? 'payment.limited' : 'payment.none')}
        back={isLimited || isLoaded ? 'cart' : 'shipping'}
        lang={lang}
      />
    )
  const choices = methods.map((method) => ({
    value: method,
    label: t(`methods.${method}`),
    note: t(`methodHints.${method}`),
    price: '',
  }))
  return (
    <ChoiceForm
      form={{ step: 'payment', name: 'payment_source', chosen, choices }}
      legend={t('payment.lead')}
      lang={lang}
    >
      {t('next.review')}
    </ChoiceForm>
  )
}

const BACK = { cart: 'changeCart', address: 'changeAddress', shipping: 'changeShipping' } as const

type ChoiceFormProps = {
  form: { step: Step; name: string; chosen: string; choices: readonly Choice[] }
  legend: string
  lang: Lang
  children: ReactNode
}

function ChoiceForm({ form, legend, lang, children }: ChoiceFormProps) {
  const { step, name, chosen, choices } = form
  return (
    <form method="post" action={checkoutPath(lang, step)} className="form" data-plain="">
      <fieldset className="checkout-choices">
        <legend>{legend}</legend>
        {choices.map(({ value, label, note, price }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required
            />
            <span className="choice-words">
              <span>{label}</span>
              {note && <span className="hint">{note}</span>}
            </span>
            {price && <strong>{price}</strong>}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button">
        {children}
      </button>
    </form>
  )
}

/** Nothing to choose from: the way on is the way back. */
function Impossible({ text, back, lang }: { text: string; back: keyof typeof BACK; lang: Lang }) {
  const t = translator(messages, lang)
  return (
    <>
      <p className="message">{text}</p>
      <p>
        <a className="button" href={checkoutPath(lang, back)}>
          {t(`review.${BACK[back]}`)}
        </a>
      </p>
    </>
  )
}

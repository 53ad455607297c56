import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { OrderDetails } from '#modules/orders/site/parts.tsx'
import { BUYER_FIELDS, type Step } from '../../carts/cart.ts'
import { CartDrawer } from '../../drawer/site/cart-drawer-view.tsx'
import { messages } from '../../messages.ts'
import { type CheckoutData, checkoutPath, type StepOf } from '../pages.ts'
import { AddressStep } from './address-step.tsx'
import { Basket, FoldedBasket } from './basket.tsx'
import { CartStep } from './cart-step.tsx'
import { PaymentStep, ShippingStep } from './choice-steps.tsx'
import { ReviewStep } from './review-step.tsx'

export type StepProps<S extends Step> = { data: StepOf<S>; lang: Lang }

/** Plain forms, one for each step: everything works without a script. */
export function CheckoutView({ data, lang }: ViewProps<CheckoutData>) {
  const t = translator(messages, lang)
  if (data.step === 'done') return <DoneStep data={data} lang={lang} />
  if (data.step === 'cart' && data.drawer) return <CartDrawer data={data} lang={lang} />
  const isLoaded = !data.steps.includes('shipping')
  return (
    <section className="checkout wrap">
      <StepNav step={data.step} steps={data.steps} open={data.open} lang={lang} />
      <h1>{t(`steps.${data.step}`)}</h1>
      {data.error && <Refusal data={data} lang={lang} />}
      {data.step === 'cart' && <CartStep data={data} lang={lang} />}
      {data.basket && (
        <div className="checkout-way">
          <FoldedBasket basket={data.basket} lang={lang} />
          <div>
            {data.step === 'address' && <AddressStep data={data} lang={lang} isLoaded={isLoaded} />}
            {data.step === 'shipping' && <ShippingStep data={data} lang={lang} />}
            {data.step === 'payment' && <PaymentStep data={data} lang={lang} isLoaded={isLoaded} />}
          </div>
          <Basket basket={data.basket} lang={lang} />
        </div>
      )}
      {data.step === 'review' && <ReviewStep data={data} lang={lang} steps={data.steps} />}
    </section>
  )
}

/** What is wrong, and the way to each field it is about. */
function Refusal({ data, lang }: { data: CheckoutData; lang: Lang }) {
  const faults = faultsIn(data, lang)
  return (
    <div className="form-error" role="alert">
      <p>{data.error}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** As they stand below one another in the form: the address a confirmation goes to comes first. */
const SHOWN_FIELDS = [...BUYER_FIELDS].sort((a, b) => Number(b === 'email') - Number(a === 'email'))

function faultsIn(data: CheckoutData, lang: Lang): { field: string; text: string }[] {
  const t = translator(messages, lang)
  if (data.step === 'review')
    return data.boxes
      .filter(({ isTicked }) => !isTicked)
      .map(({ kind }) => ({ field: kind, text: t(`review.${kind}`) }))
  if (data.step !== 'address') return []
  const { faults } = data.form
  return SHOWN_FIELDS.filter((field) => faults[field]).map((field) => ({
    field,
    text: `${t(`address.${field}`)}: ${faults[field]}`,
  }))
}

type NavProps = Pick<CheckoutData, 'step' | 'steps' | 'open'> & { lang: Lang }

function StepNav({ step, steps, open, lang }: NavProps) {
  const t = translator(messages, lang)
  return (
    <nav aria-label={t('steps.label')} className="checkout-steps">
      <ol className="plain-list">
        {steps
          .filter((one) => one !== 'done')
          .map((one) => (
            <li key={one}>
              {open.includes(one) ? (
                <a href={checkoutPath(lang, one)} aria-current={one === step ? 'step' : undefined}>
                  {t(`steps.${one}`)}
                </a>
              ) : (
                <span>{t(`steps.${one}`)}</span>
              )}
            </li>
          ))}
      </ol>
    </nav>
  )
}

function DoneStep({ data: { page, shop }, lang }: StepProps<'done'>) {
  const t = translator(messages, lang)
  return (
    <section className="checkout wrap">
      <h1>{t('done.title')}</h1>
      <p className="form-lead" role="status">
        {t('done.lead', { number: page.order.number })}
      </p>
      <OrderDetails data={page} lang={lang} />
      <p>
        <a href={shop}>{t('done.more')}</a>
      </p>
    </section>
  )
}

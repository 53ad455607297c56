import type { ReactNode } from 'react'
import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { ChoiceField } from '#kernel/site/form/choice-field.tsx'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { NewPasswordFields } from '../../passwords/site/new-password-fields.tsx'
import { BackLinks } from '../../site/account-links.tsx'
import { ADDRESS_INPUTS, type AddressInput } from '../../site/parts.tsx'
import { signupMessages } from '../messages.ts'
import { resetPage, type SignupData, verifyPage } from '../pages.ts'
import { FOCUS_ORDER, PLACE_FIELDS, SHIPPING_FIELDS, shippingName } from '../signup-fields.ts'

type Props = { form: FormState; lang: Lang; isShipping?: boolean }

type FormData = Extract<SignupData, { step: 'form' }>

export function SignupView({ data, lang }: ViewProps<SignupData>) {
  const t = translator(signupMessages, lang)
  if (data.step === 'sent') return <SentPage handle={data.handle} lang={lang} />
  return (
    <FormPage title={t('signup.title')} lead={t('signup.lead')} error={data.error}>
      <SignupForm data={data} lang={lang} />
      <BackLinks lang={lang} isSignUp />
    </FormPage>
  )
}

function SignupForm({ data, lang }: { data: FormData; lang: Lang }) {
  const t = translator(signupMessages, lang)
  const { typed, faults } = data
  const form: FormState = { typed, faults, focus: FOCUS_ORDER.find((name) => faults[name]) }
  return (
    <form method="post" className="form" data-plain>
      <TextField
        form={form}
        name="handle"
        type="email"
        label={t('field.handle')}
        autoComplete="email"
        maxLength={254}
        required
      />
      {/* Only an address can be taken: what is none has no password to ask for. */}
      {faults.handle && typed.handle?.includes('@') && (
        <a className="form-aid" href={resetPage.path[lang]}>
          {t('signup.taken')}
        </a>
      )}
      <NewPasswordFields form={form} lang={lang} />
      <VoluntaryFields form={form} lang={lang} hasDelivery={data.hasDelivery} />
      {data.hasNewsletter && (
        <NewsletterBox isChecked={typed.newsletter_consent === 'on'} lang={lang} />
      )}
      <CaptchaFields stamp={data.stamp} lang={lang} fault={faults[CAPTCHA_FIELDS.answer]} />
      <button type="submit" className="button">
        {t('signup.submit')}
      </button>
      <PrivacyNote lang={lang} />
    </form>
  )
}

type VoluntaryProps = { form: FormState; lang: Lang; hasDelivery: boolean }

function VoluntaryFields({ form, lang, hasDelivery }: VoluntaryProps) {
  const t = translator(signupMessages, lang)
  return (
    <div>
      <FoldedFields
        title={t('signup.person')}
        form={form}
        names={['first_name', 'last_name', 'company']}
      >
        <PersonFields form={form} lang={lang} />
      </FoldedFields>
      <FoldedFields title={t('signup.address')} form={form} names={PLACE_FIELDS}>
        <PlaceFields form={form} lang={lang} />
      </FoldedFields>
      {hasDelivery && (
        <FoldedFields
          title={t('signup.shipping')}
          form={form}
          names={SHIPPING_FIELDS.map(shippingName)}
        >
          <ShippingFields form={form} lang={lang} />
        </FoldedFields>
      )}
    </div>
  )
}

function NewsletterBox({ isChecked, lang }: { isChecked: boolean; lang: Lang }) {
  return (
    <label className="choice">
      <input type="checkbox" name="newsletter_consent" defaultChecked={isChecked} />
      <span>{translator(signupMessages, lang)('signup.newsletter')}</span>
    </label>
  )
}

function PrivacyNote({ lang }: { lang: Lang }) {
  const t = translator(signupMessages, lang)
  return (
    <p className="hint">
      {t('signup.privacy')}{' '}
      <a href={lang === 'en' ? '/en/privacy' : '/Datenschutz'}>{t('signup.privacyLink')}</a>.
    </p>
  )
}

function SentPage({ handle, lang }: { handle: string; lang: Lang }) {
  const t = translator(signupMessages, lang)
  return (
    <FormPage title={t('sent.title')} lead={t('sent.lead')}>
      <form method="post" action={verifyPage.path[lang]} className="form" data-plain>
        <p className="message">
          <strong>{handle}</strong>
        </p>
        <p>{t('sent.next')}</p>
        <input type="hidden" name="handle" value={handle} />
        <button type="submit" className="button quiet">
          {t('sent.again')}
        </button>
      </form>
      <BackLinks lang={lang} />
    </FormPage>
  )
}

type FoldedProps = {
  title: string
  form: FormState
  names: readonly string[]
  children: ReactNode
}

/** Fields most people leave out: folded away until wanted, filled in or faulty. */
function FoldedFields({ title, form, names, children }: FoldedProps) {
  const isWanted = names.some(
    (name) => form.faults[name] || (form.typed[name] && !name.endsWith('country')),
  )
  return (
    <details className="folded" open={isWanted}>
      <summary>{title}</summary>
      <div className="form">{children}</div>
    </details>
  )
}

function PersonFields(props: Props) {
  return (
    <>
      <div className="field-pair">
        <Part {...props} part="first_name" />
        <Part {...props} part="last_name" />
      </div>
      <Part {...props} part="company" />
    </>
  )
}

/** The own address; the name on it is the person's. */
function PlaceFields(props: Props) {
  return (
    <>
      <StreetFields {...props} />
      <Part {...props} part="phone" />
    </>
  )
}

/** Somewhere else, perhaps to someone else. */
function ShippingFields(props: Props) {
  return (
    <>
      <PersonFields {...props} isShipping />
      <StreetFields {...props} isShipping />
    </>
  )
}

function StreetFields(props: Props) {
  const { form, lang, isShipping } = props
  const t = translator(signupMessages, lang)
  return (
    <>
      <Part {...props} part="address" />
      <div className="field-pair narrow-first">
        <Part {...props} part="zip" />
        <Part {...props} part="city" />
      </div>
      <ChoiceField
        form={form}
        name={isShipping ? shippingName('country') : 'country'}
        label={t('field.country')}
        autoComplete={isShipping ? 'shipping country' : 'country'}
        choices={COUNTRIES.map((value) => ({ value, label: countryName(value, lang) }))}
      />
    </>
  )
}

function Part({ form, lang, isShipping, part }: Props & { part: Exclude<AddressInput, 'title'> }) {
  const t = translator(signupMessages, lang)
  const input = ADDRESS_INPUTS[part]
  return (
    <TextField
      {...input}
      form={form}
      name={isShipping ? shippingName(part) : part}
      label={t(`field.${part}`)}
      hint={part === 'phone' ? t('field.phoneHint') : undefined}
      autoComplete={isShipping ? `shipping ${input.autoComplete}` : input.autoComplete}
    />
  )
}

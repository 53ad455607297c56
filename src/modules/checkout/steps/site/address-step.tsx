import { translator } from '#kernel/i18n/messages.ts'
import { ChoiceField } from '#kernel/site/form/choice-field.tsx'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { messages } from '../../messages.ts'
import { checkoutPath } from '../pages.ts'
import type { StepProps } from './checkout-view.tsx'

const FIELDS = [
  { name: 'first_name', autoComplete: 'given-name', maxLength: 80, required: true },
  { name: 'last_name', autoComplete: 'family-name', maxLength: 80, required: true },
  { name: 'company', autoComplete: 'organization', maxLength: 120 },
  { name: 'vat_id', maxLength: 30 },
  { name: 'address', autoComplete: 'address-line1', maxLength: 120, required: true },
  { name: 'zip', autoComplete: 'postal-code', maxLength: 12, required: true },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80, required: true },
] as const

/** Who buys, and where they live. */
export function AddressStep({
  data,
  lang,
  isLoaded,
}: StepProps<'address'> & { isLoaded: boolean }) {
  const { form, countries, login } = data
  const t = translator(messages, lang)
  return (
    <>
      <p className="form-lead">
        {t(isLoaded ? 'address.leadLoaded' : 'address.lead')}{' '}
        {login && <a href={login}>{t('address.login')}</a>}
      </p>
      <form
        method="post"
        action={checkoutPath(lang, 'address')}
        className="form checkout-form"
        data-plain=""
      >
        <TextField
          form={form}
          name="email"
          type="email"
          label={t('address.email')}
          hint={t('address.emailHint')}
          autoComplete="email"
          maxLength={254}
          required
        />
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={t(`address.${name}`)}
            hint={name === 'vat_id' ? t('address.vat_idHint') : undefined}
            {...field}
          />
        ))}
        <ChoiceField
          form={form}
          name="country"
          label={t('address.country')}
          choices={countries}
          autoComplete="country"
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={t('address.phone')}
          hint={t('address.phoneHint')}
          autoComplete="tel"
          maxLength={30}
        />
        <button type="submit" className="button">
          {t(isLoaded ? 'next.payment' : 'next.shipping')}
        </button>
      </form>
    </>
  )
}

import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { shippingName } from '../../signup-fields.ts'
import { signupTexts } from '../../signup-texts.ts'
import { type FormState, focusOf, TextField } from './text-field.tsx'

type Props = { form: FormState; lang: Lang }

export function PersonFields({ form, lang }: Props) {
  const t = translator(signupTexts, lang)
  return (
    <>
      <div className="field-pair">
        <TextField
          form={form}
          name="first_name"
          label={t('field.first_name')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          form={form}
          name="last_name"
          label={t('field.last_name')}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextField
        form={form}
        name="company"
        label={t('field.company')}
        autoComplete="organization"
        maxLength={160}
      />
    </>
  )
}

/** The own address; the name on it is the person's. */
export function PlaceFields({ form, lang }: Props) {
  const t = translator(signupTexts, lang)
  return (
    <>
      <StreetFields form={form} lang={lang} isShipping={false} />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={t('field.phone')}
        hint={t('field.phoneHint')}
        autoComplete="tel"
        maxLength={30}
      />
    </>
  )
}

/** Somewhere else, perhaps to someone else. */
export function ShippingFields({ form, lang }: Props) {
  const t = translator(signupTexts, lang)
  return (
    <>
      <div className="field-pair">
        <TextField
          form={form}
          name={shippingName('first_name')}
          label={t('field.first_name')}
          autoComplete="shipping given-name"
          maxLength={100}
        />
        <TextField
          form={form}
          name={shippingName('last_name')}
          label={t('field.last_name')}
          autoComplete="shipping family-name"
          maxLength={100}
        />
      </div>
      <TextField
        form={form}
        name={shippingName('company')}
        label={t('field.company')}
        autoComplete="shipping organization"
        maxLength={160}
      />
      <StreetFields form={form} lang={lang} isShipping />
    </>
  )
}

function StreetFields({ form, lang, isShipping }: Props & { isShipping: boolean }) {
  const t = translator(signupTexts, lang)
  const nameOf = (field: string) => (isShipping ? shippingName(field) : field)
  const fills = (what: string) => (isShipping ? `shipping ${what}` : what)
  return (
    <>
      <TextField
        form={form}
        name={nameOf('address')}
        label={t('field.address')}
        autoComplete={fills('street-address')}
        maxLength={200}
      />
      <div className="field-pair narrow-first">
        <TextField
          form={form}
          name={nameOf('zip')}
          label={t('field.zip')}
          autoComplete={fills('postal-code')}
          maxLength={20}
        />
        <TextField
          form={form}
          name={nameOf('city')}
          label={t('field.city')}
          autoComplete={fills('address-level2')}
          maxLength={120}
        />
      </div>
      <CountryField form={form} lang={lang} name={nameOf('country')} fill={fills('country')} />
    </>
  )
}

type CountryProps = Props & { name: string; fill: string }

function CountryField({ form, lang, name, fill }: CountryProps) {
  const t = translator(signupTexts, lang)
  return (
    <div className="field">
      <label htmlFor={name}>{t('field.country')}</label>
      <select
        {...focusOf(form, name)}
        id={name}
        name={name}
        autoComplete={fill}
        defaultValue={form.typed[name] || COUNTRIES[0]}
      >
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {countryName(code, lang)}
          </option>
        ))}
      </select>
    </div>
  )
}

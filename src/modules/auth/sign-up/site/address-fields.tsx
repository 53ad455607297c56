import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { ChoiceField } from '#kernel/site/form/choice-field.tsx'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { ADDRESS_INPUTS, type AddressInput } from '../../site/parts.tsx'
import { signupTexts } from '../messages.ts'
import { shippingName } from '../signup-fields.ts'

type Props = { form: FormState; lang: Lang; isShipping?: boolean }

export function PersonFields(props: Props) {
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
export function PlaceFields(props: Props) {
  return (
    <>
      <StreetFields {...props} />
      <Part {...props} part="phone" />
    </>
  )
}

/** Somewhere else, perhaps to someone else. */
export function ShippingFields(props: Props) {
  return (
    <>
      <PersonFields {...props} isShipping />
      <StreetFields {...props} isShipping />
    </>
  )
}

function StreetFields(props: Props) {
  const { form, lang, isShipping } = props
  const t = translator(signupTexts, lang)
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
  const t = translator(signupTexts, lang)
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

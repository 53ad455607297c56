import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { focusOf } from '#kernel/site/form/form-state.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { ADDRESS_INPUTS, type AddressInput } from '#modules/auth/site/parts.tsx'
import { accountMessages } from '../../account/messages.ts'
import { type AccountForm, type AddressFormData, addressesPage } from '../../account/pages.ts'
import { AccountFrame } from '../../account/site/account-frame.tsx'
import { FormChoice, FormError, FormField } from '../../account/site/form-parts.tsx'
import { BOOK_TYPES } from '../address-fields.ts'

type Props = { form: AccountForm; lang: Lang }

/** A new address or one that is there already. */
export function AddressFormView({ data, lang }: ViewProps<AddressFormData>) {
  const t = translator(accountMessages, lang)
  const { form, uuid } = data
  const title = uuid ? t('address.editTitle') : t('address.addTitle')
  return (
    <AccountFrame part="addresses" lang={lang} title={title} lead={t('address.lead')}>
      <form method="post" className="form account-form">
        <FormError form={form} />
        {uuid && <input type="hidden" name="revision" value={form.typed.revision ?? ''} />}
        <TypeChoice form={form} lang={lang} />
        <NameFields form={form} lang={lang} />
        <PlaceFields form={form} lang={lang} />
        <button type="submit" className="button">
          {t('address.submit')}
        </button>
      </form>
      <p className="form-foot">
        <a href={addressesPage.path[lang]}>{t('address.back')}</a>
      </p>
    </AccountFrame>
  )
}

function TypeChoice({ form, lang }: Props) {
  const t = translator(accountMessages, lang)
  const fault = form.faults.type
  const chosen = form.typed.type === 'company' ? 'company' : 'person'
  return (
    <fieldset className="account-group" aria-describedby={fault ? 'type-fault' : undefined}>
      <legend>{t('address.type')}</legend>
      <div className="account-choices">
        {BOOK_TYPES.map((type) => (
          <label key={type} className="choice">
            <input
              {...(type === chosen ? focusOf(form, 'type') : {})}
              type="radio"
              name="type"
              value={type}
              defaultChecked={type === chosen}
            />
            <span>{t(`address.types.${type}`)}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="fault" id="type-fault">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

function NameFields(props: Props) {
  return (
    <>
      <Part {...props} part="title" isOptional />
      <div className="field-pair">
        <Part {...props} part="first_name" />
        <Part {...props} part="last_name" />
      </div>
      <Part {...props} part="company" isOptional />
    </>
  )
}

function PlaceFields(props: Props) {
  const { form, lang } = props
  const t = translator(accountMessages, lang)
  return (
    <>
      <Part {...props} part="address" />
      <div className="field-pair narrow-first">
        <Part {...props} part="zip" />
        <Part {...props} part="city" />
      </div>
      <FormChoice
        form={form}
        lang={lang}
        name="country"
        label={t('field.country')}
        autoComplete="country"
        choices={COUNTRIES.map((value) => ({ value, label: countryName(value, lang) }))}
      />
      <Part {...props} part="phone" hint={t('field.phoneHint')} isOptional />
    </>
  )
}

type PartProps = Props & { part: AddressInput; hint?: string; isOptional?: boolean }

function Part({ form, lang, part, hint, isOptional = false }: PartProps) {
  const t = translator(accountMessages, lang)
  const label = t(`field.${part}`)
  return (
    <FormField
      {...ADDRESS_INPUTS[part]}
      form={form}
      lang={lang}
      name={part}
      label={isOptional ? t('address.optional', { label }) : label}
      hint={hint}
      required={!isOptional}
    />
  )
}

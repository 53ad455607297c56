import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { accountTexts } from '../../account-texts.ts'
import { BOOK_TYPES } from '../../address-fields.ts'
import { type AccountForm, type AddressFormData, addressesPage } from '../../pages.ts'
import { AccountFrame } from './account-frame.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FormError, FormField, focusOf } from './form-parts.tsx'

type Props = { form: AccountForm; lang: Lang }

/** A new address or one that is there already. */
export function AddressFormView({ data, lang }: ViewProps<AddressFormData>) {
  const t = translator(accountTexts, lang)
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
  const t = translator(accountTexts, lang)
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

function NameFields({ form, lang }: Props) {
  const t = translator(accountTexts, lang)
  const optional = (label: string) => t('address.optional', { label })
  return (
    <>
      <FormField
        form={form}
        lang={lang}
        name="title"
        label={optional(t('field.title'))}
        autoComplete="honorific-prefix"
        maxLength={60}
      />
      <div className="field-pair">
        <FormField
          form={form}
          lang={lang}
          name="first_name"
          label={t('field.first_name')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <FormField
          form={form}
          lang={lang}
          name="last_name"
          label={t('field.last_name')}
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <FormField
        form={form}
        lang={lang}
        name="company"
        label={optional(t('field.company'))}
        autoComplete="organization"
        maxLength={160}
      />
    </>
  )
}

function PlaceFields({ form, lang }: Props) {
  const t = translator(accountTexts, lang)
  return (
    <>
      <FormField
        form={form}
        lang={lang}
        name="address"
        label={t('field.address')}
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <div className="field-pair narrow-first">
        <FormField
          form={form}
          lang={lang}
          name="zip"
          label={t('field.zip')}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
        <FormField
          form={form}
          lang={lang}
          name="city"
          label={t('field.city')}
          autoComplete="address-level2"
          maxLength={120}
          required
        />
      </div>
      <ChoiceField
        form={form}
        lang={lang}
        name="country"
        label={t('field.country')}
        autoComplete="country"
        choices={COUNTRIES.map((value) => ({ value, label: countryName(value, lang) }))}
      />
      <FormField
        form={form}
        lang={lang}
        name="phone"
        type="tel"
        label={t('address.optional', { label: t('field.phone') })}
        hint={t('field.phoneHint')}
        autoComplete="tel"
        maxLength={30}
      />
    </>
  )
}

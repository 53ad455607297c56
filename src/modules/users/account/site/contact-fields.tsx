import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { CONTACT_KINDS } from '#modules/auth/accounts/person.ts'
import { accountTexts } from '../messages.ts'
import type { AccountForm } from '../pages.ts'
import { contactName } from '../profile-fields.ts'
import { FormChoice, FormField } from './form-parts.tsx'

type Props = { form: AccountForm; rows: number; lang: Lang }

/** Ways to reach the person, one per line; a line without a value is dropped. */
export function ContactFields({ form, rows, lang }: Props) {
  const t = translator(accountTexts, lang)
  return (
    <fieldset className="account-group">
      <legend>{t('profile.contacts')}</legend>
      <p className="hint">{t('profile.contactsHint')}</p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <ContactLine key={row} form={form} row={row} lang={lang} />
      ))}
    </fieldset>
  )
}

function ContactLine({ form, row, lang }: Omit<Props, 'rows'> & { row: number }) {
  const t = translator(accountTexts, lang)
  const shared = { form, lang }
  return (
    <fieldset className="contact-line">
      <legend className="visually-hidden">{t('profile.contact', { number: row + 1 })}</legend>
      <FormChoice
        {...shared}
        name={contactName(row, 'kind')}
        label={t('profile.kind')}
        choices={CONTACT_KINDS.map((value) => ({ value, label: t(`profile.kinds.${value}`) }))}
      />
      <FormField
        {...shared}
        name={contactName(row, 'value')}
        label={t('profile.value')}
        autoComplete="off"
        maxLength={300}
      />
      <FormField
        {...shared}
        name={contactName(row, 'label')}
        label={t('profile.label')}
        placeholder={t('profile.labelHint')}
        autoComplete="off"
        maxLength={60}
      />
    </fieldset>
  )
}

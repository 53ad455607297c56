import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { CONTACT_KINDS } from '#modules/auth/accounts/person.ts'
import { PasswordField } from '#modules/auth/site/parts.tsx'
import { accountMessages } from '../messages.ts'
import type { AccountForm, ProfileData } from '../pages.ts'
import { contactName, MAX_CONTACTS } from '../profile-fields.ts'
import { AccountFrame, AccountSection } from './account-frame.tsx'
import { FormChoice, FormError, FormField, isRefused } from './form-parts.tsx'

type ContactFieldsProps = { form: AccountForm; rows: number; lang: Lang }

type EmailFormProps = { form: AccountForm; lang: Lang }

type Props = { data: ProfileData; lang: Lang }

export function ProfileView({ data, lang }: ViewProps<ProfileData>) {
  const t = translator(accountMessages, lang)
  return (
    <AccountFrame
      part="profile"
      lang={lang}
      title={t('profile.title')}
      lead={t('profile.lead')}
      done={data.done}
    >
      <ProfileForm data={data} lang={lang} />
      <AccountSection
        id="email"
        title={t('email.title')}
        lead={data.mayMove ? t('email.lead', { handle: data.handle }) : t('email.builtin')}
      >
        {data.mayMove && <EmailForm form={data.email} lang={lang} />}
      </AccountSection>
    </AccountFrame>
  )
}

/** The first button is the one the enter key presses. */
function ProfileForm({ data, lang }: Props) {
  const t = translator(accountMessages, lang)
  const { profile: form, contacts } = data
  return (
    <form method="post" className="form account-form">
      <FormError form={form} />
      <input type="hidden" name="version" value={form.typed.version ?? ''} />
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t('profile.submit')}
      </button>
      <NameFields data={data} lang={lang} />
      <FormChoice
        form={form}
        name="lang"
        lang={lang}
        label={t('profile.lang')}
        hint={t('profile.langHint')}
        choices={LANGS.map((value) => ({ value, label: t(`profile.languages.${value}`) }))}
      />
      <ContactFields form={form} rows={contacts} lang={lang} />
      <div className="account-buttons">
        <button type="submit" className="button">
          {t('profile.submit')}
        </button>
        {contacts < MAX_CONTACTS && (
          <button type="submit" name="more" value="1" className="button quiet" formNoValidate>
            {t('profile.more')}
          </button>
        )}
      </div>
    </form>
  )
}

function NameFields({ data, lang }: Props) {
  const t = translator(accountMessages, lang)
  const shared = { form: data.profile, lang }
  return (
    <>
      <FormField
        {...shared}
        name="title"
        label={t('field.title')}
        autoComplete="honorific-prefix"
        maxLength={60}
      />
      <div className="field-pair">
        <FormField
          {...shared}
          name="first_name"
          label={t('field.first_name')}
          autoComplete="given-name"
          maxLength={100}
        />
        <FormField
          {...shared}
          name="last_name"
          label={t('field.last_name')}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <FormField
        {...shared}
        name="company"
        label={t('field.company')}
        autoComplete="organization"
        maxLength={160}
      />
    </>
  )
}

function EmailForm({ form, lang }: EmailFormProps) {
  const t = translator(accountMessages, lang)
  return (
    <details className="folded" open={isRefused(form)}>
      <summary>{t('email.change')}</summary>
      <form method="post" className="form account-form">
        <input type="hidden" name="form" value="email" />
        <FormError form={form} />
        <FormField
          form={form}
          lang={lang}
          id="new-handle"
          name="handle"
          type="email"
          label={t('email.field')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <PasswordField form={form} lang={lang} id="email-password" label={t('email.password')} />
        <button type="submit" className="button">
          {t('email.submit')}
        </button>
      </form>
    </details>
  )
}

/** Ways to reach the person, one per line; a line without a value is dropped. */
function ContactFields({ form, rows, lang }: ContactFieldsProps) {
  const t = translator(accountMessages, lang)
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

function ContactLine({ form, row, lang }: Omit<ContactFieldsProps, 'rows'> & { row: number }) {
  const t = translator(accountMessages, lang)
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

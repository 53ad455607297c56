import { LANGS, type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { accountTexts } from '../messages.ts'
import type { ProfileData } from '../pages.ts'
import { MAX_CONTACTS } from '../profile-fields.ts'
import { AccountFrame, AccountSection } from './account-frame.tsx'
import { ContactFields } from './contact-fields.tsx'
import { EmailForm } from './email-form.tsx'
import { FormChoice, FormError, FormField } from './form-parts.tsx'

type Props = { data: ProfileData; lang: Lang }

export function ProfileView({ data, lang }: ViewProps<ProfileData>) {
  const t = translator(accountTexts, lang)
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
  const t = translator(accountTexts, lang)
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
  const t = translator(accountTexts, lang)
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

import { translator } from '#kernel/i18n/messages.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { ContactFields } from '#modules/pages/blocks/contact-form/fields.tsx'
import { type ContactData, contactPage, PAGE_FIELD } from '../form-page.ts'
import { formMessages } from '../messages.ts'

/** The form as a page of its own: after a fault, without a script, or from a link. */
export function ContactView({ data, lang }: ViewProps<ContactData>) {
  const t = translator(formMessages, lang)
  if (data.step === 'sent')
    return (
      <section className="form-page">
        <h1>{t('page.sent')}</h1>
        <p className="form-lead" role="status">
          {t('page.sentLead')}
        </p>
        <p>
          <a href={contactPage.path[lang]}>{t('page.another')}</a>
        </p>
      </section>
    )
  const { fields, typed, faults, error, hint, captcha, page } = data
  return (
    <FormPage title={t('page.title')} lead={t('page.lead')} error={error} hint={hint}>
      <form method="post" action={contactPage.path[lang]} className="form" data-plain>
        <ContactFields fields={fields} form={{ typed, faults }} lang={lang} />
        <input type="hidden" name={PAGE_FIELD} value={page} />
        {captcha && <CaptchaFields {...captcha} lang={lang} />}
        <button type="submit" className="button">
          {t('form.submit')}
        </button>
      </form>
    </FormPage>
  )
}

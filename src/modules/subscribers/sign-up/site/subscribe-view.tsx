import { translator } from '#kernel/i18n/messages.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { SignUpFields } from '#modules/pages/blocks/newsletter-form/fields.tsx'
import { PreferencesView } from '../../preferences/site/preferences-view.tsx'
import { signUpMessages } from '../messages.ts'
import { PAGE_FIELD, type SubscribeData, subscribePage } from '../pages.ts'

/** The form as a page of its own: from a link, after a fault, or without a script. */
export function SubscribeView({ data, lang }: ViewProps<SubscribeData>) {
  const t = translator(signUpMessages, lang)
  if (data.step === 'preferences') return <PreferencesView data={data} lang={lang} />
  if (data.step !== 'form')
    return (
      <section className="form-page">
        <h1>{t(`${data.step}.title`)}</h1>
        <p className="form-lead" role="status">
          {t(`${data.step}.lead`)}
        </p>
      </section>
    )
  const { lists, tracking, typed, faults, error, hint, captcha, page } = data
  return (
    <FormPage title={t('form.title')} lead={t('form.lead')} error={error} hint={hint}>
      <form
        method="post"
        action={subscribePage.path[lang].replace('/:token?', '')}
        className="form"
        data-plain
      >
        <SignUpFields
          id="newsletter"
          lists={lists}
          tracking={tracking}
          form={{ typed, faults }}
          lang={lang}
        />
        <input type="hidden" name={PAGE_FIELD} value={page} />
        {captcha && <CaptchaFields {...captcha} lang={lang} />}
        <button type="submit" className="button">
          {t('form.submit')}
        </button>
      </form>
    </FormPage>
  )
}

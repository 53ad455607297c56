import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { factorTexts } from '../../factor-texts.ts'
import { loginPage, type ResetFactorData } from '../../pages.ts'
import { BackLinks } from './account-links.tsx'
import { FormPage } from './form-page.tsx'

export function ResetFactorView({ data, lang }: ViewProps<ResetFactorData>) {
  const t = translator(factorTexts, lang)
  if (data.step === 'confirm')
    return (
      <FormPage title={t('reset.confirm_title')} lead={t('reset.confirm')}>
        <form method="post" className="form" data-plain>
          <input type="hidden" name="key" value={data.key} />
          <button type="submit" className="button">
            {t('reset.confirm_submit')}
          </button>
        </form>
      </FormPage>
    )
  if (data.step === 'done')
    return (
      <FormPage title={t('reset.done_title')} lead={t('reset.done')}>
        <a className="button" href={loginPage.path[lang]}>
          {t('reset.login')}
        </a>
      </FormPage>
    )
  if (data.step === 'asked')
    return (
      <FormPage title={t('reset.asked_title')} lead={t('reset.asked')}>
        <BackLinks lang={lang} />
      </FormPage>
    )
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')} error={data.error}>
      {data.mentionsSms && <p className="message form-notice">{t('reset.sms')}</p>}
      <AskForm handle={data.handle} lang={lang} />
      <BackLinks lang={lang} />
    </FormPage>
  )
}

function AskForm({ handle, lang }: { handle: string; lang: Lang }) {
  const t = translator(factorTexts, lang)
  return (
    <form method="post" className="form" data-plain>
      <label className="field">
        <span>{t('reset.handle')}</span>
        <input
          name="handle"
          defaultValue={handle}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          required
        />
      </label>
      <label className="field">
        <span>{t('reset.password')}</span>
        <input
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      </label>
      <button type="submit" className="button">
        {t('reset.submit')}
      </button>
    </form>
  )
}

import { type Translate, translator } from '#kernel/i18n/messages.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { siteMessages } from '../messages.ts'
import type { ReportData, ReportField } from '../report-pages.ts'

/** Reporting a bug: a plain form that needs no script. */
export function ReportView({ data, lang }: ViewProps<ReportData>) {
  const t = translator(siteMessages, lang)
  const { error, captcha, asWhom } = data
  return (
    <section className="form-page bug-report">
      <h1>{t('report.title')}</h1>
      <p className="form-lead">{t('report.lead')}</p>
      {error && (
        <p className="form-error" role="alert">
          {t(`report.error.${error}`)}
        </p>
      )}
      <form method="post" className="form" data-plain>
        <What data={data} t={t} />
        {asWhom === null ? (
          <Who data={data} t={t} />
        ) : (
          <p>{t('report.asWhom', { name: asWhom })}</p>
        )}
        {captcha && <CaptchaFields {...captcha} lang={lang} />}
        <button type="submit" className="button">
          {t('report.submit')}
        </button>
      </form>
    </section>
  )
}

type PartProps = { data: ReportData; t: Translate<typeof siteMessages> }

function What({ data, t }: PartProps) {
  return (
    <>
      <TextField {...fieldOf('title', data, t)} required maxLength={200} />
      <TextField {...fieldOf('body', data, t)} rows={6} required maxLength={10_000} />
      <TextField {...fieldOf('environment', data, t)} maxLength={2000} list="environments" />
      <datalist id="environments">
        {data.environments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

function Who({ data, t }: PartProps) {
  return (
    <>
      <TextField {...fieldOf('name', data, t)} maxLength={120} autoComplete="name" />
      <TextField {...fieldOf('mail', data, t)} type="email" maxLength={254} autoComplete="email" />
    </>
  )
}

function fieldOf(name: ReportField, { values, faults }: ReportData, t: PartProps['t']) {
  return {
    name,
    label: t(`report.field.${name}`),
    hint: t(`report.hint.${name}`),
    form: { typed: values, faults },
  }
}

import { formatDay } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { ChoiceField } from '#kernel/site/form/choice-field.tsx'
import { FieldShell, noted } from '#kernel/site/form/field-shell.tsx'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import { type FormState, focusOf } from '#kernel/site/form/form-state.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { LONGEST } from '../check-application.ts'
import { type ApplyData, applyPage } from '../form-page.ts'
import { formMessages } from '../messages.ts'

type FormData = Extract<ApplyData, { step: 'form' }>
type FormProps = { data: FormData; lang: Lang }

/** A plain form. Its files come last: nothing of them is read before the rest is right. */
export function ApplyView({ data, lang }: ViewProps<ApplyData>) {
  const t = translator(formMessages, lang)
  if (data.step === 'sent') return <Sent lang={lang} eraseOn={data.eraseOn} />
  const { error, captcha } = data
  return (
    <FormPage title={t('title')} lead={t('lead')} error={error}>
      <form
        method="post"
        action={applyPage.path[lang]}
        encType="multipart/form-data"
        className="form"
        data-plain
      >
        <Words data={data} lang={lang} />
        {captcha && <CaptchaFields {...captcha} lang={lang} />}
        <FieldShell id="files" label={t('field.files')} hint={t('hint.files')}>
          <input
            {...noted({ id: 'files', hint: t('hint.files') })}
            type="file"
            name="files"
            multiple
            accept=".pdf,.jpg,.jpeg,.png,.docx,.odt"
          />
        </FieldShell>
        <button type="submit" className="button">
          {t('submit')}
        </button>
      </form>
    </FormPage>
  )
}

function Words({ data, lang }: FormProps) {
  const t = translator(formMessages, lang)
  const { form, positions, isUnsolicited, keepMonths } = data
  const none = { value: '', label: isUnsolicited ? t('field.unsolicited') : t('field.choose') }
  const choices = [none, ...positions.map(({ id, title }) => ({ value: id, label: title }))]
  const line = { form, maxLength: LONGEST.line }
  return (
    <>
      <ChoiceField form={form} name="position" label={t('field.position')} choices={choices} />
      <TextField {...line} name="name" label={t('field.name')} autoComplete="name" required />
      <TextField
        {...line}
        name="email"
        type="email"
        label={t('field.email')}
        autoComplete="email"
        required
      />
      <TextField
        {...line}
        name="phone"
        type="tel"
        label={t('field.phone')}
        hint={t('hint.phone')}
        autoComplete="tel"
      />
      <TextField {...line} name="start" label={t('field.start')} />
      <TextField
        form={form}
        name="message"
        label={t('field.message')}
        hint={t('hint.message')}
        rows={8}
        maxLength={LONGEST.message}
        required
      />
      <Consent form={form} label={t('field.consent', { count: keepMonths })} />
    </>
  )
}

function Consent({ form, label }: { form: FormState; label: string }) {
  const fault = form.faults.consent
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          name="consent"
          required
          defaultChecked={form.typed.consent === 'on'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'consent-fault' : undefined}
          {...focusOf(form, 'consent')}
        />
        <span>{label}</span>
      </label>
      {fault && (
        <p className="fault" id="consent-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

function Sent({ lang, eraseOn }: { lang: Lang; eraseOn?: string }) {
  const t = translator(formMessages, lang)
  return (
    <section className="form-page">
      <h1>{t('sent.title')}</h1>
      <p className="form-lead" role="status">
        {t('sent.lead')}
      </p>
      {eraseOn && <p>{t('sent.erase', { day: formatDay(eraseOn, lang) })}</p>}
      <p>
        <a href={lang === 'en' ? '/en' : '/'}>{t('sent.back')}</a>
      </p>
    </section>
  )
}

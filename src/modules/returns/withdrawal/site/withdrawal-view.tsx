import { translator } from '#kernel/i18n/messages.ts'
import { CaptchaFields } from '#kernel/site/captcha/captcha.tsx'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { Fact } from '../describe-declaration.ts'
import { type WithdrawalData, withdrawalPage } from '../page.ts'

type Step<S extends WithdrawalData['step']> = ViewProps<Extract<WithdrawalData, { step: S }>>

/** The way out of a contract: who and which, a second look, a receipt (§ 356a BGB). */
export function WithdrawalView({ data, ...view }: ViewProps<WithdrawalData>) {
  const t = translator(messages, view.lang)
  return (
    <section className="form-page withdrawal">
      <h1>{t(`title.${data.step}`)}</h1>
      {data.step === 'form' && <FormStep {...view} data={data} />}
      {data.step === 'confirm' && <ConfirmStep {...view} data={data} />}
      {data.step === 'receipt' && <ReceiptStep {...view} data={data} />}
    </section>
  )
}

function FormStep({ data, lang }: Step<'form'>) {
  const t = translator(messages, lang)
  const { form, error, captcha, token, contract, lines } = data
  return (
    <>
      <p className="form-lead">{t('form.lead')}</p>
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <form method="post" action={withdrawalPage.path[lang]} className="form" data-plain="">
        <TextField
          form={form}
          name="name"
          label={t('form.name')}
          autoComplete="name"
          maxLength={100}
          required
        />
        {contract ? (
          <p>{t('form.ofOrder', { number: contract })}</p>
        ) : (
          <TextField
            form={form}
            name="contract"
            label={t('form.contract')}
            hint={t('form.contractHint')}
            autoComplete="off"
            maxLength={60}
            required
          />
        )}
        <TextField
          form={form}
          name="contact"
          label={t('form.contact')}
          hint={t('form.contactHint')}
          autoComplete="email"
          maxLength={254}
          required
        />
        {lines.length > 0 && <Lines lines={lines} form={form} lang={lang} />}
        {token && <input type="hidden" name="order" value={token} />}
        {captcha && <CaptchaFields {...captcha} lang={lang} />}
        <button type="submit" className="button">
          {t('form.next')}
        </button>
      </form>
    </>
  )
}

type LinesProps = Pick<Step<'form'>['data'], 'lines' | 'form'> & Pick<Step<'form'>, 'lang'>

/** All that is left is filled in; whoever keeps something writes less. */
function Lines({ lines, form, lang }: LinesProps) {
  const t = translator(messages, lang)
  const most = Object.fromEntries(lines.map((line) => [line.field, line.most]))
  const filled = { ...form, typed: { ...most, ...form.typed } }
  return (
    <fieldset className="withdrawal-lines">
      <legend>{t('form.lines')}</legend>
      <p className="hint">{t('form.linesHint')}</p>
      {lines.map((line) =>
        line.isOpen ? (
          <TextField
            key={line.field}
            form={filled}
            name={line.field}
            label={line.label}
            hint={[t('form.most', { most: line.most }), line.exempt].filter(Boolean).join(' ')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
          />
        ) : (
          <p key={line.field}>
            {line.label}
            <span className="hint">{line.exempt || t('form.gone')}</span>
          </p>
        ),
      )}
    </fieldset>
  )
}

function ConfirmStep({ data: { draft, facts, exempt }, lang }: Step<'confirm'>) {
  const t = translator(messages, lang)
  return (
    <>
      <p className="form-lead">{t('confirm.lead')}</p>
      <Facts facts={facts} />
      <Exempt lines={exempt} />
      <form method="post" action={withdrawalPage.path[lang]} className="form" data-plain="">
        <input type="hidden" name="draft" value={draft} />
        <button type="submit" className="button">
          {t('confirm.submit')}
        </button>
        <button type="submit" name="action" value="change" className="button quiet">
          {t('confirm.back')}
        </button>
      </form>
    </>
  )
}

function ReceiptStep({ data: { facts, exempt, isMailed }, lang }: Step<'receipt'>) {
  const t = translator(messages, lang)
  return (
    <>
      <p className="form-lead" role="status">
        {t(isMailed ? 'receipt.mailed' : 'receipt.kept')}
      </p>
      <Facts facts={facts} />
      <Exempt lines={exempt} />
      <p>{t('receipt.next')}</p>
    </>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="withdrawal-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Exempt({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="withdrawal-exempt plain-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

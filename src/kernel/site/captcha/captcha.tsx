import { CAPTCHA_FIELDS, type FormStamp, getCaptcha } from '#kernel/contract/captcha.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { captchaMessages } from './messages.ts'

type CaptchaProps = {
  /** Null on a page that is shared by everyone: then no question can be asked there. */
  stamp: FormStamp | null
  lang: Lang
  /** What was wrong with the last try. */
  fault?: string
}

/**
 * The part of a public form that keeps programs out: a stamp, a trap, and a question. Where scripts
 * run, the question makes room for a puzzle the browser solves by itself.
 * @example <CaptchaFields stamp={data.stamp} lang={lang} fault={data.faults.captcha} />
 */
export function CaptchaFields({ stamp, lang, fault }: CaptchaProps) {
  const t = translator(captchaMessages, lang)
  return (
    <div
      className="captcha"
      data-captcha={getCaptcha.path}
      data-field={CAPTCHA_FIELDS.altcha}
      data-working={t('working')}
      data-done={t('done')}
    >
      {stamp && <input type="hidden" name={CAPTCHA_FIELDS.stamp} value={stamp.stamp} />}
      <label className="visually-hidden" aria-hidden="true">
        {t('trap')}
        <input name={CAPTCHA_FIELDS.homepage} tabIndex={-1} autoComplete="off" />
      </label>
      {stamp && <Question stamp={stamp} lang={lang} fault={fault} />}
    </div>
  )
}

function Question({ stamp, lang, fault }: CaptchaProps & { stamp: FormStamp }) {
  const t = translator(captchaMessages, lang)
  const described = fault ? 'captcha-hint captcha-fault' : 'captcha-hint'
  return (
    <div className="field" data-question>
      <label htmlFor="captcha-answer">
        {t('question', { left: word(stamp.left, lang), right: word(stamp.right, lang) })}
      </label>
      <input
        id="captcha-answer"
        name={CAPTCHA_FIELDS.answer}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
        aria-describedby={described}
        aria-invalid={fault ? true : undefined}
      />
      <span className="hint" id="captcha-hint">
        {t('hint')}
      </span>
      {fault && (
        <span className="fault" id="captcha-fault">
          {fault}
        </span>
      )}
    </div>
  )
}

const WORDS = [2, 3, 4, 5, 6, 7, 8, 9] as const

function word(number: number, lang: Lang): string {
  const known = WORDS.find((one) => one === number)
  return known ? translator(captchaMessages, lang)(`number.n${known}`) : String(number)
}

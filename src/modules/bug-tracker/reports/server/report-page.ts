import { displayName, isAuthenticated } from '#kernel/access/roles.ts'
import type { CaptchaProof } from '#kernel/contract/captcha.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { validationWords } from '#kernel/i18n/validation.ts'
import { AppError, isTooMany } from '#kernel/server/app-error.ts'
import { captchaProofOf } from '#kernel/server/captcha/captcha-fields.ts'
import { checkCaptcha } from '#kernel/server/captcha/check-captcha.ts'
import { sameStamp } from '#kernel/server/captcha/form-stamp.ts'
import type { Context } from '#kernel/server/context.ts'
import { faultsByField } from '#kernel/server/http/parse-input.ts'
import { countCall } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm } from '#kernel/server/site/route/site-route.ts'
import { bugTrackerSection } from '../../config.ts'
import type { BugTables } from '../../server/tables.ts'
import { siteMessages } from '../messages.ts'
import { Report, reportBug as reportCall } from '../report.calls.ts'
import { REPORT_FIELDS, type ReportData, reportPage } from '../report-pages.ts'
import { reportFromOutside } from './report-from-outside.ts'
import { statusPath } from './status-address.ts'

type ReportContext = Context<BugTables>
type ReportPage = Loaded<ReportData>
type Values = ReportData['values']

const EMPTY: Values = { title: '', body: '', environment: '', name: '', mail: '' }

export async function loadReport(context: ReportContext): Promise<ReportPage> {
  return elsewhere(context) ?? show(context, { values: EMPTY })
}

export async function submitReport(context: ReportContext, form: PageForm): Promise<ReportPage> {
  const away = elsewhere(context)
  if (away) return away
  const values = valuesOf(form)
  const proof = captchaProofOf(form.fields)
  const parsed = Report.safeParse(
    { ...values, mail: values.mail.trim() || undefined },
    { error: validationWords(context.lang) },
  )
  if (!parsed.success) {
    const faults = faultsByField(parsed.error.issues, context.lang)
    return show(context, { values, proof, faults, error: 'fields' })
  }
  return send(context, { values, proof, report: parsed.data })
}

type Sending = { values: Values; proof: CaptchaProof; report: Report }

async function send(
  context: ReportContext,
  { values, proof, report }: Sending,
): Promise<ReportPage> {
  try {
    await countCall(context, reportCall)
    if (!isKnown(context)) await checkCaptcha(context, proof)
    const { token } = await reportFromOutside(context, report)
    const to = `${statusPath(token, context.lang)}?done=sent`
    return { kind: 'redirect', to, status: 303 }
  } catch (error) {
    if (isTooMany(error)) return show(context, { values, proof, error: 'too_many' })
    if (!(error instanceof AppError) || !error.code.startsWith('captcha')) throw error
    // Who was too quick keeps the form: a moment later it is good.
    const kept = error.code === 'captcha-fast' ? proof : {}
    const fault = error.text[context.lang]
    return show(context, { values, proof: kept, fault, error: 'fields' })
  }
}

/** An account is proof enough that a person writes. */
function isKnown({ user }: ReportContext): boolean {
  return isAuthenticated(user) && !user.limited
}

/** Closed to people outside there is no such page; open to accounts one signs in first. */
function elsewhere(context: ReportContext): ReportPage | undefined {
  const { config, lang } = context
  const { reporting } = config.get(bugTrackerSection)
  if (reporting === 'staff') return { kind: 'missing' }
  if (reporting === 'anyone' || isKnown(context)) return undefined
  const next = encodeURIComponent(reportPage.path[lang])
  const login = lang === 'en' ? '/en/login' : '/login'
  return { kind: 'redirect', to: `${login}?next=${next}`, status: 303 }
}

function valuesOf({ fields }: PageForm): Values {
  const given = REPORT_FIELDS.map((name): [string, string] => [
    name,
    (fields[name] ?? '').replaceAll('\r\n', '\n').slice(0, 20_000),
  ])
  return { ...EMPTY, ...Object.fromEntries(given) }
}

type Shown = Pick<ReportData, 'values'> &
  Partial<Pick<ReportData, 'faults' | 'error'>> & { proof?: CaptchaProof; fault?: string }

function show(
  context: ReportContext,
  { values, faults = {}, error = null, ...shown }: Shown,
): ReportPage {
  const { config, lang, secret, user } = context
  const stamp = sameStamp(secret, shown.proof?.stamp)
  return {
    kind: 'page',
    data: {
      values,
      faults,
      error,
      captcha: isKnown(context) ? null : { stamp, fault: shown.fault },
      environments: config.get(bugTrackerSection).environments,
      asWhom: isKnown(context) ? displayName(user) : null,
    },
    meta: { title: translator(siteMessages, lang)('report.title'), noindex: true },
    tags: [],
    status: error === 'too_many' ? 429 : error ? 422 : 200,
  }
}

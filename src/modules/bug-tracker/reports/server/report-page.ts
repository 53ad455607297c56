import { createHmac, timingSafeEqual } from 'node:crypto'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { translator } from '#kernel/i18n/texts.ts'
import { validationWords } from '#kernel/i18n/validation.ts'
import type { Context } from '#kernel/server/context.ts'
import { faultsByField } from '#kernel/server/http/parse-input.ts'
import { countCall } from '#kernel/server/rate-limit.ts'
import type { Loaded, PageForm } from '#kernel/server/site/route/site-route.ts'
import { bugTrackerSection } from '../../config.ts'
import type { BugTables } from '../../server/tables.ts'
import { isTooMany } from '../../server/too-many.ts'
import { Report, reportBug as reportCall } from '../report.calls.ts'
import { REPORT_FIELDS, type ReportData, reportPage } from '../report-pages.ts'
import { siteTexts } from '../texts.ts'
import { reportFromOutside } from './report-from-outside.ts'
import { statusPath } from './status-address.ts'

/** Nobody describes a fault in less time, and no form stays valid for longer than a day. */
const SHORTEST_MS = 2000
const LONGEST_MS = 24 * 60 * 60 * 1000

/** When a form was made, signed so that it cannot be made up. */
export function makeStamp(secret: Buffer, at = Date.now()): string {
  return `${at}.${signatureOf(secret, String(at)).toString('base64url')}`
}

/** A form that was sent too soon was not filled in by a person; an unsigned one counts as too old. */
function judgeStamp(secret: Buffer, stamp: string): 'early' | 'late' | undefined {
  const [at = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(secret, at)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'late'
  const age = Date.now() - Number(at)
  if (age < SHORTEST_MS) return 'early'
  return age > LONGEST_MS ? 'late' : undefined
}

function signatureOf(secret: Buffer, at: string): Buffer {
  return createHmac('sha256', secret).update(`bug-report-form:${at}`).digest()
}

type Asking = Context<BugTables>
type Answered = Loaded<ReportData>
type Values = ReportData['values']

const EMPTY: Values = { title: '', body: '', environment: '', name: '', mail: '' }

export async function loadReport(context: Asking): Promise<Answered> {
  return elsewhere(context) ?? show(context, { values: EMPTY })
}

export async function submitReport(context: Asking, form: PageForm): Promise<Answered> {
  const away = elsewhere(context)
  if (away) return away
  const values = valuesOf(form)
  const stamp = form.fields.stamp ?? ''
  const error = form.fields.website ? 'trap' : judgeStamp(context.secret, stamp)
  // Who was too quick keeps the old stamp: a moment later it is good.
  if (error) return show(context, { values, error, stamp: error === 'early' ? stamp : undefined })
  const parsed = Report.safeParse(
    { ...values, mail: values.mail.trim() || undefined },
    { error: validationWords(context.lang) },
  )
  if (!parsed.success) {
    const faults = faultsByField(parsed.error.issues, context.lang)
    return show(context, { values, stamp, faults, error: 'fields' })
  }
  return send(context, { values, stamp, report: parsed.data })
}

type Sending = { values: Values; stamp: string; report: Report }

async function send(context: Asking, { values, stamp, report }: Sending): Promise<Answered> {
  try {
    await countCall(context, reportCall)
    const { token } = await reportFromOutside(context, report)
    const to = `${statusPath(token, context.lang)}?done=sent`
    return { kind: 'redirect', to, status: 303 }
  } catch (error) {
    if (!isTooMany(error)) throw error
    return show(context, { values, stamp, error: 'too_many' })
  }
}

/** Closed to people outside there is no such page; open to accounts one signs in first. */
function elsewhere({ config, user, lang }: Asking): Answered | undefined {
  const { reporting } = config.get(bugTrackerSection)
  if (reporting === 'staff') return { kind: 'missing' }
  if (reporting === 'anyone' || (isAuthenticated(user) && !user.limited)) return undefined
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

type Shown = Pick<ReportData, 'values'> & Partial<Omit<ReportData, 'values'>>

function show(context: Asking, shown: Shown): Answered {
  const { config, lang, secret, user } = context
  const { error = null, faults = {}, stamp = makeStamp(secret), values } = shown
  return {
    kind: 'page',
    data: {
      values,
      faults,
      error,
      stamp,
      environments: config.get(bugTrackerSection).environments,
      asWhom: isAuthenticated(user) && !user.limited ? user.name || user.handle : null,
    },
    meta: { title: translator(siteTexts, lang)('report.title'), noindex: true },
    tags: [],
    status: error === 'too_many' ? 429 : error ? 422 : 200,
  }
}

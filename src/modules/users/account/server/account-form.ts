import { z } from 'zod'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { validationWords } from '#kernel/i18n/validation.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { faultsByField } from '#kernel/server/http/parse-input.ts'
import type { PageForm } from '#kernel/server/site/route/site-route.ts'
import { accountMessages } from '../messages.ts'
import { type AccountForm, EMPTY_FORM } from '../pages.ts'

export type Fields = PageForm['fields']
type Refused = { status: number; form: AccountForm; current: unknown }

const MAX_TYPED = 400

/** Beside which field a failure stands that is about one of them. */
const FIELD_OF: Readonly<Record<string, string>> = {
  password: 'password',
  password_same: 'newPassword',
  code: 'code',
  'second-factor': 'code',
  reserved: 'handle',
}

const FieldFaults = z.record(z.string(), z.string())
const Wait = z.object({ retryAfter: z.number() })

/** The fields after a schema; raises 400 with the faults by field. */
export function parseForm<S extends z.ZodType>(schema: S, value: unknown, lang: Lang): z.output<S> {
  const parsed = schema.safeParse(value, { error: validationWords(lang) })
  if (parsed.success) return parsed.data
  throw failures.invalid({ fields: faultsByField(parsed.error.issues, lang) })
}

/** Only fields with these names are taken from a form; everything else in it is nobody's. */
export function pick<const Name extends string>(
  fields: Fields,
  names: readonly Name[],
): Record<Name, string> {
  const pairs = names.map((name) => [name, (fields[name] ?? '').trim().slice(0, MAX_TYPED)])
  return Object.fromEntries(pairs)
}

/** A password as it was typed, spaces included. */
export function secretIn(fields: Fields, name = 'password'): string {
  return (fields[name] ?? '').slice(0, 201)
}

/** One field takes both: six digits come from the app, anything else is a recovery code. */
export function typedProof(
  fields: Fields,
): { code: string } | { recovery_code: string } | undefined {
  const typed = (fields.code ?? '').replace(/\s/g, '').slice(0, 40)
  if (typed === '') return undefined
  return /^\d{6}$/.test(typed) ? { code: typed } : { recovery_code: typed }
}

/**
 * A failure as the form shows it. What is not there is a missing page, and what nobody foresaw is
 * not for a form: both go on.
 */
export function refused(error: unknown, lang: Lang, typed: AccountForm['typed'] = {}): Refused {
  if (!(error instanceof AppError) || error.status >= 500 || error.status === 404) throw error
  const faults = faultsOf(error, lang)
  const isBeside = Object.keys(faults).length > 0
  const text = isBeside ? failures.invalid().text[lang] : sentence(error, lang)
  const form = { ...EMPTY_FORM, typed, faults, error: text }
  return { status: error.status, form, current: error.details.current }
}

function faultsOf(error: AppError, lang: Lang): Record<string, string> {
  const named = FieldFaults.safeParse(error.details.fields)
  if (named.success) return named.data
  const field = FIELD_OF[error.code]
  return field ? { [field]: error.text[lang] } : {}
}

function sentence(error: AppError, lang: Lang): string {
  const t = translator(accountMessages, lang)
  if (error.code === 'stale') return t('stale.error')
  const wait = Wait.safeParse(error.details)
  if (error.status !== 429 || !wait.success) return error.text[lang]
  const seconds = wait.data.retryAfter
  return seconds < 90
    ? t('wait.seconds', { count: seconds })
    : t('wait.minutes', { count: Math.ceil(seconds / 60) })
}

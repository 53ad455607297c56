import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { messages } from '../../../messages.ts'
import { Priority, Reproduce, Severity, Status } from '../../bug-values.ts'
import type { Difference } from './bug-patch.ts'

const LONGEST = 160
const UNSAID = ['body', 'environment', 'reporterMail']

/** A change in one line: „Status: Neu → Gesichtet“. Long and personal texts are only named. */
export function describeDifference({ field, from, to }: Difference, lang: Lang): string {
  const label = labelOf(field, lang)
  if (UNSAID.includes(field)) return label
  return `${label}: ${wordFor(field, from, lang)} → ${wordFor(field, to, lang)}`
}

function labelOf(field: string, lang: Lang): string {
  return isField(field) ? translator(messages, lang)(`fields.${field}`) : field
}

function wordFor(field: string, value: unknown, lang: Lang): string {
  const t = translator(messages, lang)
  if (field === 'status' && isOneOf(Status.options, value)) return t(`status.${value}`)
  if (field === 'severity' && isOneOf(Severity.options, value)) return t(`severity.${value}`)
  if (field === 'priority' && isOneOf(Priority.options, value)) return t(`priority.${value}`)
  if (field === 'reproduce' && isOneOf(Reproduce.options, value)) return t(`reproduce.${value}`)
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function isOneOf<T>(options: readonly T[], value: unknown): value is T {
  return options.some((option) => option === value)
}

function isField(field: string): field is keyof typeof messages.de.fields {
  return Object.hasOwn(messages.de.fields, field)
}

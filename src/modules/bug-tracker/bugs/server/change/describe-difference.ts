import { type Lang, type Messages, translator } from '#kernel/i18n/messages.ts'
import { messages } from '../../../messages.ts'
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
  const chosen = choiceWord(field, value, lang)
  if (chosen !== undefined) return chosen
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function choiceWord(field: string, value: unknown, lang: Lang): string | undefined {
  const { [lang]: dictionary }: Messages = messages
  const { choices } = dictionary
  const words = typeof choices === 'object' ? choices[field] : undefined
  const word = typeof words === 'object' ? words[String(value)] : undefined
  return typeof word === 'string' ? word : undefined
}

function isField(field: string): field is keyof typeof messages.de.fields {
  return Object.hasOwn(messages.de.fields, field)
}

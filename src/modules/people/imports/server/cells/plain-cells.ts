import { z } from 'zod'
import { Day, Tags, text } from '#kernel/contract/fields.ts'
import { plain } from '../../../persons/shown-name.ts'

export function nameCell(max: number) {
  return z.string().transform(plain).pipe(text(max))
}

/** 'Herr' and 'Frau' are no titles. */
export const titleCell = z
  .string()
  .transform((cell) => plain(cell).replace(/^(herrn?|frau|mr|mrs|ms|miss)\.?(\s+|$)/i, ''))
  .pipe(text(60))

/** Without a year it is no birthday we can keep as one; it goes into the notes. */
type BirthdayDraft = { day: string } | { note: string }

export const birthdayCell = z.string().transform((cell, context): BirthdayDraft | null => {
  const parts = dayParts(cell)
  if (parts === 'none') return null
  if (!parts) return fault(context)
  const { year, month, day } = parts
  const isYearless = year === undefined || year === NO_YEAR
  const written = `${isYearless ? '2000' : String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  if (!Day.safeParse(written).success) return fault(context)
  return isYearless ? { note: `${two(day)}.${two(month)}.` } : { day: written }
})

export const dayCell = z.string().transform((cell, context): string | null => {
  const parts = dayParts(cell)
  if (parts === 'none') return null
  const { year, month = 0, day = 0 } = parts ?? {}
  const written = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  return Day.safeParse(written).success ? written : fault(context)
})

/** Apple's way to leave out the year. */
const NO_YEAR = 1604

type DayParts = { year?: number; month: number; day: number }

const FORMS: readonly { form: RegExp; order: readonly ('year' | 'month' | 'day')[] }[] = [
  { form: /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T ])/, order: ['year', 'month', 'day'] },
  { form: /^(\d{4})(\d\d)(\d\d)(?:$|T)/, order: ['year', 'month', 'day'] },
  { form: /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, order: ['day', 'month', 'year'] },
  { form: /^(\d{1,2})\. ?(\d{1,2})\.?$/, order: ['day', 'month'] },
  { form: /^--(\d\d)-?(\d\d)$/, order: ['month', 'day'] },
  { form: /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/, order: ['month', 'day', 'year'] },
]

/** German, ISO, the forms of cards, and the American one of Outlook and Mailchimp. */
function dayParts(cell: string): DayParts | 'none' | undefined {
  // What Outlook writes when there is none.
  if (/^0{1,2}[./]0{1,2}[./]0{2,4}$/.test(cell)) return 'none'
  for (const { form, order } of FORMS) {
    const [, ...found] = form.exec(cell) ?? []
    if (found.length === 0) continue
    const parts = Object.fromEntries(
      order.flatMap((name, at) => (found[at] ? [[name, Number(found[at])]] : [])),
    )
    return { month: 0, day: 0, ...parts }
  }
  return undefined
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function fault(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'day' })
  return z.NEVER
}

const LANGUAGES: Readonly<Record<string, 'de' | 'en'>> = {
  de: 'de',
  deutsch: 'de',
  german: 'de',
  en: 'en',
  englisch: 'en',
  english: 'en',
}

export const languageCell = z.string().transform((cell, context) => {
  const [word = ''] = cell.toLowerCase().split(/[-_]/)
  const language = LANGUAGES[word]
  if (language) return language
  context.addIssue({ code: 'custom', message: 'choice' })
  return z.NEVER
})

/** One per line, or between commas or semicolons; in quotes it stays whole. */
export const tagsCell = z
  .string()
  .transform((cell) => {
    const lines = cell.split(/[\r\n]+/).map((line) => line.trim())
    const isWhole = lines.length > 1 || isQuoted(cell)
    const tags = isWhole ? lines : cell.split(/[;,]|:::/).map((part) => part.trim())
    // Google's own groups, which everyone is in.
    const own = tags.filter((tag) => !tag.startsWith('* '))
    return [...new Set(own.map(unquoted).map(plain))].filter((tag) => tag !== '')
  })
  .pipe(Tags)

export function writeTags(tags: readonly string[]): string {
  return tags
    .map(plain)
    .map((tag) => (/[,;:"]|^\* /.test(tag) ? `"${tag}"` : tag))
    .join('\n')
}

function isQuoted(tag: string): boolean {
  return tag.length > 2 && tag.startsWith('"') && tag.endsWith('"') && !/",\s*"/.test(tag)
}

function unquoted(tag: string): string {
  return isQuoted(tag) ? tag.slice(1, -1) : tag.replace(/^"|"$/g, '')
}

import { randomInt } from 'node:crypto'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import { escapeHtml } from '#kernel/site/escape-html.ts'

/** What differs from one reader to the next. */
type Gap = 'first_name' | 'last_name' | 'name' | 'email' | 'variant' | MailedLink
type MailedLink = 'unsubscribe' | 'preferences' | 'webview' | 'recommend'

/**
 * Which names of a reader are known; sentences that name an unknown one are left out. `anyone` has no
 * address either: the mail as everybody may read it.
 */
export const PATTERNS = ['both', 'first', 'last', 'none', 'anyone'] as const
export type Pattern = (typeof PATTERNS)[number]

export type Reader = { first_name: string; last_name: string; email: string }
export type DrawnMail = {
  subject: string
  /** Where two subjects are tried. */
  subjectB?: string
  preheader: string
  html: string
  text: string
}

/** What differs by reader; `variant` names in links which of two subjects they got, and nobody. */
type Filled = Readonly<Record<MailedLink, string>> & { variant?: string }

/** A mail drawn once for everybody, with gaps; once for each pattern. */
export type MailSkeleton = { mark: string; drawn: Partial<Record<Pattern, DrawnMail>> }

/**
 * No text has it by chance, and it needs no escaping in HTML or in an address. A gap must not be
 * longer than the token it stands for, or a full button would be refused as too long.
 */
export function newMark(): string {
  const random = randomInt(36 ** 4).toString(36)
  return `gap${random.padStart(4, '0')}`
}

export function gapOf(mark: string, gap: Gap): string {
  return `${mark}${gap}${mark}`
}

export function patternOf({ first_name, last_name, email }: Reader): Pattern {
  if (email === '') return 'anyone'
  if (first_name.trim()) return last_name.trim() ? 'both' : 'first'
  return last_name.trim() ? 'last' : 'none'
}

/** What '{{subscriber.first_name}}' stands for while a mail is drawn: a gap, or nothing. */
export function readerTokens(mark: string, pattern: Pattern): Tokens {
  const hasFirst = pattern === 'both' || pattern === 'first'
  const hasLast = pattern === 'both' || pattern === 'last'
  return {
    'subscriber.first_name': hasFirst ? gapOf(mark, 'first_name') : '',
    'subscriber.last_name': hasLast ? gapOf(mark, 'last_name') : '',
    'subscriber.name': hasFirst || hasLast ? gapOf(mark, 'name') : '',
    'subscriber.email': pattern === 'anyone' ? '' : gapOf(mark, 'email'),
  }
}

/** The same for one reader, without gaps. */
export function tokensOfReader(reader: Reader): Tokens {
  const first_name = oneLine(reader.first_name)
  const last_name = oneLine(reader.last_name)
  return {
    'subscriber.first_name': first_name,
    'subscriber.last_name': last_name,
    'subscriber.name': `${first_name} ${last_name}`.trim(),
    'subscriber.email': reader.email,
  }
}

/** The mail as one reader gets it. Everything filled in is text, and escaped where that matters. */
export function fillSkeleton(
  { mark, drawn }: MailSkeleton,
  reader: Reader,
  links: Filled,
): DrawnMail {
  const first_name = oneLine(reader.first_name)
  const last_name = oneLine(reader.last_name)
  const name = `${first_name} ${last_name}`.trim()
  const values: Readonly<Record<string, string>> = {
    ...{ first_name, last_name, name, email: reader.email },
    ...links,
  }
  const mail = drawn[patternOf(reader)]
  if (!mail) throw new Error('The mail was not drawn for such a reader')
  const fill = (parts: string, inPlace: (value: string) => string) =>
    parts
      .split(mark)
      .map((part, at) => (at % 2 === 1 ? inPlace(values[part] ?? '') : part))
      .join('')
  const asIs = (value: string) => value
  return {
    subject: fill((links.variant === 'b' && mail.subjectB) || mail.subject, asIs),
    preheader: fill(mail.preheader, asIs),
    html: fill(mail.html, escapeHtml),
    text: fill(mail.text, asIs),
  }
}

function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

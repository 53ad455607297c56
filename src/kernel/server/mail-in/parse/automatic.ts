import type { ParsedMail } from './parsed-mail.ts'

type Headers = ParsedMail['headers']

/** Addresses behind which a program answers or nobody reads (RFC 3834). */
export const MACHINES =
  /^(mailer-daemon|postmaster|bounces?|no-?reply|do-?not-?reply|owner-.*|.*-request)@/i

const LISTS = ['list-id', 'list-unsubscribe', 'list-post', 'mailing-list', 'feedback-id']
const REPLIES = ['x-autoreply', 'x-autorespond', 'x-auto-reply']

/** Who or what wrote a mail: only a person's is answered by a program of ours. */
export function automaticOf(headers: Headers, from: string): ParsedMail['automatic'] {
  const is = (name: string, pattern: RegExp) => pattern.test(headers[name] ?? '')
  const isReport = is('content-type', /^\s*multipart\/report\b/i)
  if (isReport || /^(mailer-daemon|postmaster)@/i.test(from)) return 'bounce'
  const submitted = headers['auto-submitted']?.trim().toLowerCase() ?? 'no'
  const precedence = headers.precedence?.trim().toLowerCase() ?? ''
  if (/^auto-(replied|notified)/.test(submitted) || precedence === 'auto_reply') return 'reply'
  if (REPLIES.some((name) => headers[name] !== undefined)) return 'reply'
  // Out-of-office notes have no return path either, but say that a program wrote them (RFC 3834).
  if (is('return-path', /^\s*<\s*>/)) return submitted === 'no' ? 'bounce' : 'reply'
  const isBulk = ['bulk', 'list', 'junk'].includes(precedence)
  if (isBulk || LISTS.some((name) => headers[name] !== undefined)) return 'bulk'
  return /^no\b/.test(submitted) ? 'no' : 'bulk'
}

export function wantsNoAutoReply(headers: Headers, from: string): boolean {
  const suppressed = headers['x-auto-response-suppress']?.trim().toLowerCase() ?? 'none'
  return suppressed !== 'none' || MACHINES.test(from)
}

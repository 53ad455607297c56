import { domainOfAddress } from '#kernel/server/dns/dns-name.ts'
import { firstList, mailboxFor } from '../../delivery/server/plan-mails.ts'
import type { NewsletterSending } from '../../sendings/sending.ts'
import type { SendingScope } from '../../server/tables.ts'

/** What of a sending says whom its mails come from. */
export type SenderOf = Pick<NewsletterSending, 'lists' | 'from' | 'reply_to'>

/** Whom the mails of a sending come from, and by which mailbox; undefined without any mailbox. */
export async function findSender(
  scope: Pick<SendingScope, 'db' | 'config' | 'settings'>,
  sending: SenderOf,
) {
  const list = await firstList(scope, sending.lists)
  const mailbox = mailboxFor(scope, list?.mailbox)
  if (!mailbox) return undefined
  const from = sending.from || list?.sender || mailbox.from
  const replyTo = sending.reply_to || list?.reply_to || ''
  return { mailbox, from, replyTo, domain: domainOfAddress(from) ?? '' }
}

const TRIAL_ENDINGS = ['test', 'example', 'invalid', 'localhost', 'local', 'internal']
const TRIAL_DOMAINS = ['example.com', 'example.net', 'example.org']

/** A domain that is nobody's on the open internet (RFC 2606, RFC 6761), or a bare number. */
export function isTrialDomain(domain: string): boolean {
  const last = domain.split('.').at(-1) ?? ''
  const isNumber = /^\d*$/.test(last)
  return isNumber || TRIAL_ENDINGS.includes(last) || TRIAL_DOMAINS.includes(domain)
}

const PROVIDERS = [
  ...['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'posteo.de'],
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de'],
  ...['live.com', 'live.de', 'yahoo.com', 'yahoo.de', 'icloud.com', 'me.com', 'aol.com'],
  ...['mailbox.org', 'proton.me', 'protonmail.com', 'magenta.de', 'arcor.de', '1und1.de'],
]

/** A domain that a provider lends to everybody: only the provider can enter something there. */
export function isLentDomain(domain: string): boolean {
  return PROVIDERS.includes(domain)
}

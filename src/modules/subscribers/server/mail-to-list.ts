import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import type { Services } from '#kernel/server/services.ts'
import { subscribePage } from '../sign-up/pages.ts'
import { tokenPath } from '../sign-up/server/confirmation-mail.ts'
import { unsubscribePage } from '../unsubscribe/page.ts'
import { preferencesToken, unsubscribeToken } from './address-hash.ts'

/** Why nothing of a list goes to a subscriber. */
type SkipReason = 'unsubscribed' | 'suppressed' | 'no_consent' | 'paused'

/**
 * Null where a mail of the list may go out now, else the reason. The row of `newsletter_subscriptions`
 * is called `s` and that of `newsletter_subscribers` `p`; either may be missing.
 *
 * Who left all lists and later confirmed one again has that one: what they said about all others is no
 * reason. What others found out about the address is.
 */
export const WHY_SKIPPED = sql<SkipReason | null>`case
  when s.state in ('unsubscribed', 'suppressed', 'paused') then s.state
  when p.id is null or s.state is null or s.state <> 'confirmed' then 'no_consent'
  when exists (select from newsletter_suppressions x where x.address_hash = p.address_hash
    and (x.list_id = s.list_id
      or (x.list_id is null and x.reason not in ('unsubscribed', 'erased'))))
    then 'suppressed'
end`

/** The token stands in the subject: an address loses its capitals on the way. */
const LEAVE_SUBJECT = /^\s*(?:(?:re|aw):\s*)?unsubscribe\s+([\w-]{22})\s*$/i

/** The way out of a list by mail, to a mailbox that is read. */
export function leaveByMail(
  { secret }: Pick<Services, 'secret'>,
  { subscriber, list, mailbox }: { subscriber: string; list: string; mailbox: string },
): string {
  const [, address = mailbox] = /<([^<>]+)>\s*$/.exec(mailbox) ?? []
  const subject = `unsubscribe ${unsubscribeToken(secret, subscriber, list)}`
  return `mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}`
}

/** What the subject of such a mail signs off. */
export function leavingToken(subject: string): string | undefined {
  return LEAVE_SUBJECT.exec(subject)?.[1]
}

type MailedTo = { subscriber: string; list: string; lang: Lang }

/** The ways out of a list and to the preferences, for one subscriber alone. */
export function mailedLinks(
  { secret, settings }: Pick<Services, 'secret' | 'settings'>,
  { subscriber, list, lang }: MailedTo,
): { unsubscribe: string; preferences: string } {
  const link = (path: string, token: string) => mailLink(settings.baseUrl, tokenPath(path, token))
  return {
    unsubscribe: link(unsubscribePage.path[lang], unsubscribeToken(secret, subscriber, list)),
    preferences: link(subscribePage.path[lang], preferencesToken(secret, subscriber)),
  }
}

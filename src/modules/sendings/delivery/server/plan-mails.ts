import { mailSection } from '#kernel/contract/sections/mail.ts'
import { mailboxSource } from '#kernel/server/mail/delivery/mailbox.ts'
import { newsletterSection } from '#modules/subscribers/config.ts'
import { isPublic } from '../../archive/server/find-archive.ts'
import { NO_MAILBOX } from '../../sendings/sending-values.ts'
import type { SendingScope } from '../../server/tables.ts'
import type { MailPlan } from './write-mail.ts'

type PlanScope = Pick<SendingScope, 'db' | 'config' | 'settings'>

/**
 * Where the mails of a running sending are handed in, whom they come from and what they say; undefined
 * while it does not run.
 */
export async function planMails(
  scope: PlanScope,
  id: string,
): Promise<MailPlan | typeof NO_MAILBOX | undefined> {
  const { db } = scope
  const sending = await db
    .selectFrom('newsletter_sendings')
    .select(['lists', 'sender', 'reply_to'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (!sending) return undefined
  const list = await firstList(scope, sending.lists)
  const mailbox = mailboxFor(scope, list?.mailbox)
  if (!mailbox) return NO_MAILBOX
  const { bounce_mailbox: bounces } = scope.config.get(newsletterSection)
  const variants = await db
    .selectFrom('newsletter_sending_mails')
    .select(['variant', 'lang', 'skeleton'])
    .where('sending_id', '=', id)
    .orderBy('variant', 'desc')
    .execute()
  return {
    sending: id,
    mailbox,
    from: sending.sender || list?.sender || mailbox.from,
    replyTo: sending.reply_to || list?.reply_to || '',
    returnTo: fetchedMailbox(scope, bounces),
    leaveTo: fetchedMailbox(scope, bounces) ?? fetchedMailbox(scope, mailbox.uuid),
    variants,
    isPublic: await isPublic(db, id),
  }
}

/** The mailbox of the first list, else that of the newsletter, else the usual one. */
export function mailboxFor(
  { config, settings }: Pick<PlanScope, 'config' | 'settings'>,
  own: string | null | undefined,
) {
  const boxes = mailboxSource(settings, () => config.get(mailSection))
  return boxes.find(own ?? config.get(newsletterSection).mailbox)
}

/** Its address, where it is fetched: what nobody reads is no use. */
function fetchedMailbox(
  { config }: Pick<PlanScope, 'config'>,
  chosen: string | null,
): string | undefined {
  const { mailboxes } = config.get(mailSection)
  return mailboxes.find(({ uuid, imap_host }) => uuid === chosen && imap_host !== '')?.from
}

export async function firstList({ db }: Pick<PlanScope, 'db'>, [first]: readonly string[]) {
  if (!first) return undefined
  return await db
    .selectFrom('newsletter_lists')
    .select(['mailbox', 'sender', 'reply_to'])
    .where('id', '=', first)
    .executeTakeFirst()
}

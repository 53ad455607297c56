import { sql } from 'kysely'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { recordConsents } from '#modules/consents/server/api.ts'
import { subscriptionsEnded } from '../../events.ts'
import type { Db, ListRow, SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { verifyPage } from '../../sign-up/pages.ts'
import type { Visitor } from '../../sign-up/server/confirm.ts'
import { issueKey, send, tokenPath } from '../../sign-up/server/confirmation-mail.ts'
import { suppress } from '../../subscribers/server/suppressions.ts'
import { withdrawTracking } from '../../tracking/server/tracking.ts'
import { unsubscribeMessages } from '../messages.ts'

type Subscription = { subscriber: string; list: string; email: string; name: string }

/** Whom and what a token signs off; looking at it changes nothing. */
export async function placeOf(db: Db, token: string): Promise<Subscription | undefined> {
  return await db
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .innerJoin('newsletter_lists', 'newsletter_lists.id', 'list_id')
    .select(['subscriber_id as subscriber', 'list_id as list', 'email', 'name'])
    .where('unsubscribe_hash', '=', hashToken(token))
    .executeTakeFirst()
}

type Leaving = {
  subscriber: string
  /** Null: all there are, and all that may come. */
  lists: readonly string[] | null
  /** How: 'link', 'one-click', 'mail', 'preferences', 'account', 'staff', 'moved', 'complaint'. */
  by: string
  visitor?: Visitor
  /** One mail that says so and offers to take it back; not for who did it signed in. */
  isMailed: boolean
}

/** Ends subscriptions and remembers it. Once more changes nothing and mails nothing. */
export async function leave(change: SubscriberChange, leaving: Leaving): Promise<void> {
  const { db } = change
  const { subscriber: id, lists } = leaving
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!subscriber) return
  const ended = await endSubscriptions(db, id, lists)
  const mailed = ended.filter(({ former }) => former === 'confirmed' || former === 'paused')
  const ids = ended.map((list) => list.id)
  const suppressed = lists === null ? [...ids, null] : ids
  await suppress(db, subscriber.address_hash, { lists: suppressed, reason: 'unsubscribed' })
  if (ended.length === 0) return
  await change.audit({ noun: 'newsletter-subscriber', id, action: 'unsubscribed' })
  if (leaving.isMailed && mailed.length > 0)
    await mailUndo(change, subscriber, {
      lists: mailed,
      isAll: lists === null,
      isMoved: leaving.by === 'moved',
    })
  const at = new Date().toISOString()
  await change.emit(subscriptionsEnded, { subscriber: id, lists: ids, at, by: leaving.by })
  const { ip = '', agent = '' } = leaving.visitor ?? {}
  const facts = { by: leaving.by, ip, agent: agent.slice(0, 500) }
  const tracking = await endTracking(change, subscriber, facts)
  await recordConsents(change, [
    ...ended.map((list) => ({
      purpose: `newsletter:${list.id}`,
      action: 'withdrawn' as const,
      subject: id,
      email: subscriber.email,
      facts: { list: list.name, ...facts },
    })),
    ...tracking,
  ])
}

/** Who gets nothing any more has nothing to be noticed: should they come back, they are asked anew. */
async function endTracking(
  change: SubscriberChange,
  subscriber: SubscriberRow,
  facts: Readonly<Record<string, string>>,
) {
  if (!subscriber.tracking) return []
  const left = await change.db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('subscriber_id', '=', subscriber.id)
    .where('state', 'in', ['confirmed', 'paused'])
    .executeTakeFirst()
  return left ? [] : [await withdrawTracking(change, subscriber, { ...facts })]
}

type Ended = Pick<ListRow, 'id' | 'name' | 'mailbox' | 'reply_to'> & { former: string }

async function endSubscriptions(
  db: Db,
  subscriber: string,
  lists: readonly string[] | null,
): Promise<Ended[]> {
  const isMeant = lists === null ? sql`true` : sql`list_id = any(${[...lists]}::uuid[])`
  const { rows } = await sql<Ended>`
    with former as (
      select list_id, state from newsletter_subscriptions
      where subscriber_id = ${subscriber} and state <> 'unsubscribed' and ${isMeant} for update)
    update newsletter_subscriptions s
      set state = 'unsubscribed', since = now(), paused_until = null
      from former join newsletter_lists l on l.id = former.list_id
      where s.subscriber_id = ${subscriber} and s.list_id = former.list_id
      returning l.id, l.name, l.mailbox, l.reply_to, former.state as former`.execute(db)
  return rows
}

const UNDO_DAYS = 30

/** Whoever forwards a newsletter forwards the link in it: its owner hears of being signed off. */
async function mailUndo(
  change: SubscriberChange,
  subscriber: SubscriberRow,
  { lists, isAll, isMoved }: { lists: readonly Ended[]; isAll: boolean; isMoved: boolean },
): Promise<void> {
  const lang: Lang = subscriber.lang
  const t = translator(unsubscribeMessages, lang)
  const site = siteName(change.scope)
  const key = await issueKey(change, {
    purpose: 'undo',
    subscriber: subscriber.id,
    lists: lists.map(({ id }) => id),
    days: UNDO_DAYS,
    isAll,
  })
  const subject = t(isMoved ? 'mail.movedSubject' : 'mail.subject')
  const names = lists.map(({ name }) => name).join(', ')
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [
        t('mail.hello'),
        t(isMoved ? 'mail.movedText' : 'mail.text', { lists: names, site }),
        t('mail.undo'),
      ],
      action: { label: t('mail.action'), url: tokenPath(verifyPage.path[lang], key.value), key },
      footer: t('mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  await send(change, { to: subscriber.email, lists, subject, ...drawn })
}

import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { publicLists, wordingOf } from '../../lists/server/find-lists.ts'
import type { SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import type { Visitor } from '../../sign-up/server/confirm.ts'
import { invite } from '../../sign-up/server/invite.ts'
import { leave } from '../../unsubscribe/server/leave.ts'
import type { DoneWord } from '../preferences.ts'
import { tellPaused } from './ask-by-mail.ts'

type Choice = { wanted: readonly string[]; visitor: Visitor; lang: Lang }

/** What was unticked ends; what is new is asked for by mail, for anybody may have the link. */
export async function chooseLists(
  change: SubscriberChange,
  subscriber: SubscriberRow,
  { wanted, visitor, lang }: Choice,
): Promise<DoneWord> {
  const { db } = change
  const { id } = subscriber
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('subscriber_id', '=', id)
    .where('state', 'in', ['confirmed', 'paused'])
    .execute()
  const has = rows.map(({ list_id }) => list_id)
  const ended = has.filter((list) => !wanted.includes(list))
  if (ended.length > 0)
    await leave(change, {
      subscriber: id,
      lists: ended,
      by: 'preferences',
      visitor,
      isMailed: true,
    })
  const added = (await publicLists(db)).filter(
    (list) => wanted.includes(list.id) && !has.includes(list.id),
  )
  if (added.length === 0) return 'saved'
  const site = siteName(change.scope)
  const words = added.flatMap((list) => [
    [`wording ${list.id}`, wordingOf(list, site, lang)],
    [`version ${list.id}`, String(list.version)],
  ])
  const facts = { ...Object.fromEntries(words), ...visitor, by: 'preferences', lang }
  await invite(change, { subscriber, lists: added, request: { lang, facts }, source: 'form' })
  return 'asked'
}

const PAUSE_DAYS = 30

/** Nothing is sent for a while; the lists stay. A job ends the pause. */
export async function pause(
  change: SubscriberChange,
  subscriber: SubscriberRow,
): Promise<DoneWord> {
  const { rows } = await sql`update newsletter_subscriptions set state = 'paused',
      paused_until = now() + make_interval(days => ${PAUSE_DAYS})
    where subscriber_id = ${subscriber.id} and state = 'confirmed'
    returning list_id`.execute(change.db)
  if (rows.length > 0) await tellPaused(change, subscriber)
  return 'paused'
}

export async function resume({ db }: SubscriberChange, id: string): Promise<DoneWord> {
  await sql`update newsletter_subscriptions set state = 'confirmed', paused_until = null
    where subscriber_id = ${id} and state = 'paused'`.execute(db)
  return 'resumed'
}

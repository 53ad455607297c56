import { sql } from 'kysely'
import { listen } from '#kernel/server/jobs/job.ts'
import { type ServedView, servedOf } from '#kernel/server/site/served/deliver-served.ts'
import { subscriptionsEnded, subscriptionsResumed } from '#modules/subscribers/events.ts'
import { webViewPage } from '../../archive/pages.ts'
import { countClicks, isByPerson } from '../../clicks/server/count-clicks.ts'
import { countOpens } from '../../opens/server/count-opens.ts'
import type { SendingDb, SendingTables } from '../../server/tables.ts'

type Endings = { subscriber: string; lists: readonly string[]; at: string; by: string }

/**
 * Somebody left: it counts for the last mail they got by that list. Who moved goes on reading, and
 * complaints are counted apart.
 */
export const onEnded = listen<SendingTables, Endings>(subscriptionsEnded, {
  name: 'sendings.note-endings',
  run: async ({ db }, { subscriber, lists, at, by }) => {
    if (by === 'moved') return
    await sql`update newsletter_recipients r set left_at = ${at}
        from (select distinct on (list_id) sending_id, subscriber_id from newsletter_recipients
          where subscriber_id = ${subscriber} and list_id = any(${[...lists]}::uuid[])
            and state in ('sent', 'uncertain', 'bounced_soft', 'bounced_hard', 'complained')
            and begun_at <= ${at}
          order by list_id, begun_at desc) last
        where r.sending_id = last.sending_id and r.subscriber_id = last.subscriber_id
          and r.left_at is null and r.state <> 'complained'
          and not exists (select from newsletter_subscriptions back
            where back.subscriber_id = r.subscriber_id and back.list_id = r.list_id
              and back.state in ('confirmed', 'paused'))`.execute(db)
  },
})

type Resumed = Pick<Endings, 'subscriber' | 'lists'>

/** They took it back: the leaving that was noted last does not count. */
export const onResumed = listen<SendingTables, Resumed>(subscriptionsResumed, {
  name: 'sendings.note-resumed',
  run: async ({ db }, { subscriber, lists }) => {
    await sql`update newsletter_recipients r set left_at = null
        from (select distinct on (list_id) sending_id, subscriber_id from newsletter_recipients
          where subscriber_id = ${subscriber} and list_id = any(${[...lists]}::uuid[])
            and left_at is not null
          order by list_id, left_at desc) last
        where r.sending_id = last.sending_id and r.subscriber_id = last.subscriber_id`.execute(db)
  },
})

const PATHS: ReadonlySet<string> = new Set(
  Object.values(webViewPage.path).map((path) => path.replaceAll('?', '')),
)

/** What visitors did with newsletters: mails opened, also in the browser, and links that were followed. */
export const countReactions = servedOf<SendingTables>(async (scope, { views }) => {
  await countWebViews(scope.db, views)
  await countClicks(scope.db, views)
  await countOpens(scope, views)
})

/** By day; who did is not noted. Staff and scanners of mails do not count. */
async function countWebViews(db: SendingDb, views: readonly ServedView[]): Promise<void> {
  const seen = views.filter(
    (view) => view.thing !== undefined && PATHS.has(view.path) && isByPerson(view),
  )
  const bySending = Map.groupBy(seen, ({ thing }) => String(thing))
  for (const [sending, { length }] of bySending) {
    await sql`insert into newsletter_web_views (sending_id, day, views)
      select id, (now() at time zone 'Europe/Berlin')::date, ${length}
      from newsletter_sendings where id = ${sending}
      on conflict (sending_id, day) do update
        set views = newsletter_web_views.views + excluded.views`.execute(db)
  }
}

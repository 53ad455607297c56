import { sql } from 'kysely'
import { listen } from '#kernel/server/jobs/job.ts'
import { servedOf } from '#kernel/server/site/served/deliver-served.ts'
import { subscriptionsEnded } from '#modules/subscribers/events.ts'
import { webViewPage } from '../../archive/pages.ts'
import type { SendingTables } from '../../server/tables.ts'

type Endings = { subscriber: string; lists: readonly string[]; at: string }

/** Somebody left: it counts for the last mail they got by that list. Complaints are counted apart. */
export const onEnded = listen<SendingTables, Endings>(subscriptionsEnded, {
  name: 'sendings.note-endings',
  run: async ({ db }, { subscriber, lists, at }) => {
    await sql`update newsletter_recipients r set left_at = ${at}
        from (select distinct on (list_id) sending_id, subscriber_id from newsletter_recipients
          where subscriber_id = ${subscriber} and list_id = any(${[...lists]}::uuid[])
            and state in ('sent', 'uncertain', 'bounced_soft', 'bounced_hard', 'complained')
            and begun_at <= ${at}
          order by list_id, begun_at desc) last
        where r.sending_id = last.sending_id and r.subscriber_id = last.subscriber_id
          and r.left_at is null and r.state <> 'complained'`.execute(db)
  },
})

const PATHS: ReadonlySet<string> = new Set(
  Object.values(webViewPage.path).map((path) => path.replaceAll('?', '')),
)
const AHEAD = ['x-kontor-ahead', 'sec-purpose', 'purpose', 'x-moz'] as const

/** Mails read in the browser, by day; who read them is not noted. Staff do not count. */
export const countWebViews = servedOf<SendingTables>(async ({ db }, { views }) => {
  const seen = views.filter(
    ({ path, thing, isStaff, headers }) =>
      thing !== undefined &&
      PATHS.has(path) &&
      !isStaff &&
      !AHEAD.some((name) => headers[name] !== undefined),
  )
  const bySending = Map.groupBy(seen, ({ thing }) => String(thing))
  for (const [sending, { length }] of bySending) {
    await sql`insert into newsletter_web_views (sending_id, day, views)
      select id, (now() at time zone 'Europe/Berlin')::date, ${length}
      from newsletter_sendings where id = ${sending}
      on conflict (sending_id, day) do update
        set views = newsletter_web_views.views + excluded.views`.execute(db)
  }
})

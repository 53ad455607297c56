import { sql } from 'kysely'
import { Id } from '#kernel/contract/fields.ts'
import { listen } from '#kernel/server/jobs/job.ts'
import type { ServedView } from '#kernel/server/site/served/deliver-served.ts'
import { newsletterSection } from '#modules/subscribers/config.ts'
import { trackingEnded } from '#modules/subscribers/events.ts'
import { isByPerson } from '../../clicks/server/count-clicks.ts'
import type { SendingContext, SendingScope, SendingTables } from '../../server/tables.ts'
import { openedBy } from './open-link.ts'

const DOT = new Uint8Array(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
)

/** Answers before anybody looks at who asks: what is made of it is counted a second later. */
export async function answerPixel(
  { served, headers, ip, method }: SendingContext,
  { sending, token }: { sending: string; token: string },
): Promise<Response> {
  const page = { path: '', query: '', isMissing: false, at: Date.now() }
  if (method === 'GET') served.push({ ...page, headers, remote: ip, pixel: [sending, token] })
  return new Response(DOT, { headers: { 'content-type': 'image/gif' } })
}

/**
 * Once for each recipient, and only while they agree. Programs that fetch pictures without anybody
 * reading do not count, as far as they say who they are.
 */
export async function countOpens(
  scope: Pick<SendingScope, 'db' | 'secret' | 'config'>,
  views: readonly ServedView[],
): Promise<void> {
  if (!scope.config.get(newsletterSection).tracking) return
  for (const view of views) {
    const [sending = '', token = ''] = view.pixel ?? []
    if (!Id.safeParse(sending).success || !isByPerson(view)) continue
    const subscriber = openedBy(scope, { sending, token })
    if (!subscriber) continue
    await sql`with opened as (
        update newsletter_recipients r set is_opened = true
        from newsletter_subscribers p
        where r.sending_id = ${sending} and r.subscriber_id = ${subscriber}
          and r.is_tracked and not r.is_opened and r.begun_at is not null
          and p.id = r.subscriber_id and p.tracking
        returning r.sending_id)
      insert into newsletter_opens as o (sending_id, day, opens)
      select sending_id, (now() at time zone 'Europe/Berlin')::date, 1 from opened
      on conflict (sending_id, day) do update set opens = o.opens + 1`.execute(scope.db)
  }
}

/** Who it was is forgotten; what was counted until then is a number. */
export const onTrackingEnded = listen<SendingTables, { subscriber: string }>(trackingEnded, {
  name: 'sendings.forget-opens',
  run: async ({ db }, { subscriber }) => {
    await sql`update newsletter_recipients set is_opened = false
      where subscriber_id = ${subscriber} and is_opened`.execute(db)
  },
})

import { failures } from '#kernel/server/app-error.ts'
import { fillSkeleton, linksForAnyone } from '#modules/newsletter/server/api.ts'
import { findVariant } from '../../archive/server/web-view-page.ts'
import type { SendingContext } from '../../server/tables.ts'

/**
 * What one recipient got, from what was pinned: language, subject and sentences are theirs. The ways out
 * are not, so that nobody who looks can sign them off.
 */
export async function readReplay(
  context: SendingContext,
  { id, subscriber }: { id: string; subscriber: string },
) {
  const reader = await context.db
    .selectFrom('newsletter_recipients as r')
    .innerJoin('newsletter_subscribers as p', 'p.id', 'r.subscriber_id')
    .select(['p.email', 'p.first_name', 'p.last_name', 'p.lang', 'r.variant'])
    .where('r.sending_id', '=', id)
    .where('r.subscriber_id', '=', subscriber)
    .executeTakeFirst()
  const mail = reader && (await findVariant(context, id, reader.lang))
  if (!reader || !mail) throw failures.notFound()
  const links = { ...linksForAnyone(context, mail.lang), variant: reader.variant ?? 'mail' }
  return fillSkeleton(mail.skeleton, reader, links)
}

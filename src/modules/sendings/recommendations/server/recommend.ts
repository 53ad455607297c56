import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { mailLink } from '#kernel/server/mail/template/mail-link.ts'
import { isProgram } from '#kernel/server/site/served/is-program.ts'
import { WEB_VIEW } from '#modules/newsletter/templates/template.ts'
import { subscribePage } from '#modules/subscribers/sign-up/pages.ts'
import { isPublic } from '../../archive/server/find-archive.ts'
import type { SendingContext } from '../../server/tables.ts'
import type { Channel } from '../recommendation.ts'

type Recommended = { sending?: string; channel: Channel }

/** Counts it by day and way; programs are answered and not counted. */
export async function countRecommendation(
  context: SendingContext,
  { sending, channel }: Recommended,
): Promise<{ url: string }> {
  if (sending && !(await isPublic(context.db, sending))) throw failures.notFound()
  if (!isProgram(context.agent))
    await context.change(async ({ db }) => {
      await sql`with today as (select (now() at time zone 'Europe/Berlin')::date as day)
        insert into newsletter_recommendations as r
          (id, sending_id, channel, day, shares, created_at, updated_at)
        select ${uuidv7()}, ${sending ?? null}, ${channel}, day, 1, day, day from today
        on conflict (sending_id, channel, day) do update set shares = r.shares + 1`.execute(db)
    })
  return { url: recommendedUrl(context, { sending, channel, lang: context.lang }) }
}

/** What is passed on: the issue as everybody may read it, or the form; it says by which way it came. */
export function recommendedUrl(
  { settings }: Pick<SendingContext, 'settings'>,
  { sending, channel, lang }: Recommended & { lang: Lang },
): string {
  const path = sending
    ? `${WEB_VIEW[lang]}/${sending}`
    : subscribePage.path[lang].replace('/:token?', '')
  const source = `utm_source=newsletter&utm_medium=${channel}&utm_campaign=recommend`
  return `${mailLink(settings.baseUrl, path)}?${source}`
}

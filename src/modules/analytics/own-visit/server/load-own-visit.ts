import { type Kysely, sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { Loaded } from '#kernel/server/site/route/site-route.ts'
import { analyticsSection } from '../../config.ts'
import { messages } from '../../messages.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { knownRecogniser } from '../../visits/server/day-salts.ts'
import { asksNotToBeTracked, dayOf, visitorOf } from '../../visits/server/read-hit.ts'
import type { OwnVisit, OwnVisitData } from '../own-visit-page.ts'

type Db = Kysely<AnalyticsTables>

/** Found the same way a visit is recognised, so it ends at midnight as that does. */
export async function loadOwnVisit(
  context: Context<AnalyticsTables>,
): Promise<Loaded<OwnVisitData>> {
  const { db, config, headers, ip, lang } = context
  const { honours_do_not_track } = config.get(analyticsSection)
  const isLeftOut = honours_do_not_track && asksNotToBeTracked(headers)
  const visit = isLeftOut ? null : await findVisit(db, visitorOf(ip, headers))
  return {
    kind: 'page',
    data: { visit, isLeftOut },
    meta: { title: translator(messages, lang)('own.title'), noindex: true },
    tags: [],
  }
}

async function findVisit(db: Db, visitor: string): Promise<OwnVisit | null> {
  const day = dayOf(Date.now())
  const recognise = await knownRecogniser(db, day)
  if (!recognise) return null
  const { rows } = await sql<OwnVisit & { id: string }>`
    select visits.id, source, campaign, country, device, browser, language,
      known.sending is not null as newsletter
    from kontor_unkept.visitors_today known join analytics_visits visits on visits.id = known.visit
    where known.day = ${day} and known.hash = ${recognise(visitor)}`.execute(db)
  const [found] = rows
  if (!found) return null
  const { id, ...facts } = found
  const pages = await db
    .selectFrom('analytics_views')
    .select(['path', 'views'])
    .where('visit', '=', id)
    .orderBy('path')
    .execute()
  const actions = await db
    .selectFrom('analytics_actions')
    .select(['kind', 'value', 'times'])
    .where('visit', '=', id)
    .orderBy('value')
    .execute()
  return { ...facts, pages, actions }
}

import { type Kysely, sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { listen } from '#kernel/server/jobs/job.ts'
import { contentPublished } from '#kernel/server/publishing/publish.ts'
import { sendingsBegun } from '#modules/sendings/server/api.ts'
import type { SendingTables } from '#modules/sendings/server/tables.ts'
import type { DayRange } from '../../reports/date-range.ts'
import type { ReportAnnotation } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'

type Db = Kysely<AnalyticsTables>

/** A chart has no room for more. */
const MOST = 100
/** So many titles of a day are named; of the others there is a number. */
const NAMED = 3

/** Own ones, what was published and what was sent; the latest of a range, oldest first. */
export async function findAnnotations(db: Db, days: DayRange): Promise<ReportAnnotation[]> {
  const all = [...(await findStored(db, days)), ...(await findSent(db, days))]
  return all.toSorted((one, other) => one.day.localeCompare(other.day)).slice(-MOST)
}

async function findStored(db: Db, { from, to }: DayRange): Promise<ReportAnnotation[]> {
  const { rows } = await sql<ReportAnnotation>`
    select * from (
      select day::text as day, 'own' as kind, id::text as _id, text, 0::int8 as further
      from analytics_annotations where day between ${from} and ${to}
      union all
      select day::text, 'published', null,
        array_to_string((array_agg(title order by title))[1:${NAMED}::int], ', '),
        greatest(count(*) - ${NAMED}::int8, 0)
      from (select distinct day, noun, item, min(title) over (partition by day, noun, item) as title
        from analytics_publications where day between ${from} and ${to}) as things
      group by day
      order by day desc, kind, _id limit ${MOST}
    ) as latest order by day, kind, _id`.execute(db)
  return rows
}

/** Newsletters of one day are one annotation. */
async function findSent(db: Db, days: DayRange): Promise<ReportAnnotation[]> {
  const begun = await sendingsBegun(tablesOf<SendingTables>(db), days)
  return [...Map.groupBy(begun, ({ day }) => day)].map(([day, sent]) => ({
    ...{ day, kind: 'sent' as const, _id: null },
    text: sent
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(', '),
    further: Math.max(0, sent.length - NAMED),
  }))
}

/** What goes online is noted by itself: it often is why numbers change. */
export const notePublication = listen<AnalyticsTables, PublishedContent>(contentPublished, {
  name: 'analytics.note-publication',
  run: async ({ db }, { noun, id, lang, title, at }) => {
    await sql`insert into analytics_publications (day, noun, item, lang, title)
      values (${dayOf(new Date(at))}, ${noun}, ${id}, ${lang}, ${title})
      on conflict (day, noun, item, lang) do update set title = excluded.title`.execute(db)
  },
})

type PublishedContent = NonNullable<(typeof contentPublished)['payload']>

import { type Kysely, sql } from 'kysely'
import type { Kept } from '#kernel/server/personal-data.ts'
import type { AnalyticsTables } from './tables.ts'

const GOAL: Kept = {
  what: {
    de: 'Ein Ziel der Besucherzahlen nennt die Adresse',
    en: 'A goal of the visitor statistics names the address',
  },
  why: {
    de: 'Es zählt Klicks auf eine Adresse der Website. Löschen oder ändern Sie das Ziel, wenn sie dort nicht mehr steht.',
    en: 'It counts clicks on an address of the website. Delete or change the goal if the address is no longer there.',
  },
}

/** Clicks on these addresses become clicks on some address; the sums stay as they are. */
export async function forgetAddresses(
  db: Kysely<AnalyticsTables>,
  emails: readonly string[],
): Promise<readonly Kept[]> {
  const addresses = emails.map((email) => email.toLowerCase())
  // One link may name several.
  const names = sql`kind = 'click' and value like 'mailto:%'
    and string_to_array(substr(value, 8), ',') && ${addresses}::text[]`
  await sql`with gone as (delete from analytics_actions where ${names} returning *)
    insert into analytics_actions as known (visit, day, kind, value, times)
    select visit, day, kind, 'mailto:', sum(times) from gone group by visit, day, kind
    on conflict (visit, kind, value) do update set times = known.times + excluded.times`.execute(db)
  const sums = [
    ['analytics_days', 'day'],
    ['analytics_months', 'month'],
  ] as const
  for (const [table, time] of sums)
    await sql`with gone as (delete from ${sql.table(table)} where ${names} returning *)
      insert into ${sql.table(table)} as known
        (kind, ${sql.ref(time)}, value, views, visits, visitors, entries, exits)
      select kind, ${sql.ref(time)}, 'mailto:', sum(views), sum(visits), sum(visitors),
        sum(entries), sum(exits)
      from gone group by kind, ${sql.ref(time)}
      on conflict (kind, ${sql.ref(time)}, value) do update set views = known.views + excluded.views,
        visits = known.visits + excluded.visits, visitors = known.visitors + excluded.visitors,
        entries = known.entries + excluded.entries, exits = known.exits + excluded.exits`.execute(
      db,
    )
  const { rows } = await sql`select from analytics_goals where ${names} limit 1`.execute(db)
  return rows.length > 0 ? [GOAL] : []
}

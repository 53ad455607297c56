import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Kept, Person } from '#kernel/server/people/personal-data.ts'
import type { AnalyticsTables } from './tables.ts'

type Db = Kysely<AnalyticsTables>

const GOAL: Kept = {
  what: {
    de: 'Ein Ziel der Besucherzahlen nennt die Adresse oder Telefonnummer',
    en: 'A goal of the visitor statistics names the address or phone number',
  },
  why: {
    de: 'Es zählt Klicks auf einen Link der Website. Löschen oder ändern Sie das Ziel, wenn er dort nicht mehr steht.',
    en: 'It counts clicks on a link of the website. Delete or change the goal if the link is no longer there.',
  },
}

/** Clicks on these addresses and numbers become clicks on some link of their kind; the sums stay as they are. */
export async function forgetAddresses(
  db: Db,
  { emails, phones = [] }: Pick<Person, 'emails' | 'phones'>,
): Promise<readonly Kept[]> {
  const addresses = emails.map((email) => email.toLowerCase())
  // One link may name several.
  const mails = sql`kind = 'click' and value like 'mailto:%'
    and string_to_array(substr(value, 8), ',') && ${addresses}::text[]`
  const ends = phones.map(endOf).filter((end) => end !== '')
  const numbers = sql`kind = 'click' and value like 'tel:%' and right(ltrim(
    regexp_replace(value, '[^0-9]', '', 'g'), '0'), ${TELLING_DIGITS}::int) = any(${ends}::text[])`
  await forgetNamed(db, mails, 'mailto:')
  await forgetNamed(db, numbers, 'tel:')
  const { rows } = await sql`select from analytics_goals
    where (${mails}) or (${numbers}) limit 1`.execute(db)
  return rows.length > 0 ? [GOAL] : []
}

/**
 * '+49 4841 12345', '0049484112345' and '04841 12345' are one number to whoever dials it: what they end with
 * is the same, whichever country it is.
 */
const TELLING_DIGITS = 8

function endOf(digits: string): string {
  return digits.replace(/^0+/, '').slice(-TELLING_DIGITS)
}

async function forgetNamed(db: Db, names: RawBuilder<unknown>, manner: string): Promise<void> {
  await sql`with gone as (delete from analytics_actions where ${names} returning *)
    insert into analytics_actions as known (visit, day, kind, value, times)
    select visit, day, kind, ${manner}, sum(times) from gone group by visit, day, kind
    on conflict (visit, kind, value) do update set times = known.times + excluded.times`.execute(db)
  const sums = [
    ['analytics_days', 'day'],
    ['analytics_months', 'month'],
  ] as const
  for (const [table, time] of sums)
    await sql`with gone as (delete from ${sql.table(table)} where ${names} returning *)
      insert into ${sql.table(table)} as known
        (kind, ${sql.ref(time)}, value, views, visits, visitors, entries, exits)
      select kind, ${sql.ref(time)}, ${manner}, sum(views), sum(visits), sum(visitors),
        sum(entries), sum(exits)
      from gone group by kind, ${sql.ref(time)}
      on conflict (kind, ${sql.ref(time)}, value) do update set views = known.views + excluded.views,
        visits = known.visits + excluded.visits, visitors = known.visitors + excluded.visitors,
        entries = known.entries + excluded.entries, exits = known.exits + excluded.exits`.execute(
      db,
    )
}

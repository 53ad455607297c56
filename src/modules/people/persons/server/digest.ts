import { sql } from 'kysely'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import { berlinDay, fullName } from '../shown-name.ts'
import { doubles, maySeeBirthdays } from './find-persons.ts'

type Names = { title: string; first_name: string; last_name: string; company: string }
type Birthday = Names & { id: string; day: string; age: number }
type Candidate = Names & { id: string; mail: string; like: Names & { id: string } }

const DAYS = 7
const MOST = 8
const LOOKED_AT = 50

/** For the start page; everything in it is bounded, however many persons there are. */
export async function readDigest(context: PeopleContext) {
  const candidates = await candidatesOf(context)
  const count = await sql<{ count: number }>`select count(*) from (select from people
    where is_candidate and merged_into is null and deleted_at is null limit 1000) waiting`.execute(
    context.db,
  )
  return {
    birthdays: maySeeBirthdays(context) ? await birthdaysOf(context, berlinDay(new Date())) : [],
    candidates,
    numCandidates: count.rows[0]?.count ?? 0,
    numDoubles: await countDoubles(context),
  }
}

async function countDoubles(context: PeopleContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from (select from people
    where merged_into is null and deleted_at is null and ${doubles(context)}
    limit 1000) found`.execute(context.db)
  return rows[0]?.count ?? 0
}

/** Of the week that begins today. Who was born on a 29 February has it on the 28th in common years. */
export async function birthdaysOf({ db }: Pick<PeopleContext, 'db'>, today: string) {
  const { rows } = await sql<Birthday>`
    select people.id, title, first_name, last_name, company, day::date::text as day,
      (extract(year from day) - extract(year from birthday))::int as age
    from generate_series(${today}::timestamp,
        ${today}::timestamp + make_interval(days => ${DAYS - 1}), '1 day') day
      cross join lateral (
        select extract(month from day) as month, extract(day from day) as number
        union all select 2, 29 where extract(month from day) = 2 and extract(day from day) = 28
          and extract(month from day + interval '1 day') = 3) born
      join people on extract(month from birthday) = born.month
        and extract(day from birthday) = born.number
    where birthday is not null and merged_into is null and deleted_at is null and left_at is null
    order by day, sort_name, people.id limit ${MOST}`.execute(db)
  return rows.map((row) => ({ _id: row.id, name: fullName(row), day: row.day, age: row.age }))
}

/** The latest candidates whose address somebody known has too. */
async function candidatesOf({ db }: PeopleContext) {
  const { rows } = await sql<Candidate>`
    select candidate.id, candidate.title, candidate.first_name, candidate.last_name,
      candidate.company, candidate.contacts->0->>'value' as mail, to_json(known) as like
    from (select * from people where is_candidate and merged_into is null and deleted_at is null
        order by created_at desc, id desc limit ${LOOKED_AT}) candidate
      join lateral (
        select one.id, one.title, one.first_name, one.last_name, one.company
        from person_contacts own join person_contacts other using (folded, kind)
          join people one on one.id = other.person_id
        where own.person_id = candidate.id and other.person_id <> candidate.id and kind = 'mail'
          and not one.is_candidate and one.deleted_at is null
          and not exists (select from person_distinct where
            one_id = least(one.id, candidate.id) and other_id = greatest(one.id, candidate.id))
        order by (one.account is not null) desc, one.id limit 1) known on true
    order by candidate.created_at desc limit ${MOST}`.execute(db)
  return rows.map((row) => ({
    _id: row.id,
    name: fullName(row) || row.mail,
    like: fullName(row.like) || row.mail,
  }))
}

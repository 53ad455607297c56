import { type Kysely, sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { folded, LIKENESS } from './find-duplicates.ts'

/** What more share says nothing about two of them: the number of an office, a birthday nobody knew. */
const MOST_SHARING = 20
const MOST_BORN = 200
const SLICE = 10_000

export const findAllDuplicates = defineJob<PeopleTables, object>({
  name: 'people.find-duplicates',
  cron: '10 4 * * *',
  run: ({ db }) => renewDuplicates(db),
})

/** For all at once, what `findDuplicates` finds for one; both ways round. */
export async function renewDuplicates(db: Kysely<PeopleTables>, slice = SLICE): Promise<void> {
  await db.transaction().execute(async (work) => {
    await findSharing(work)
    await nameSharing(work, slice)
    await work.deleteFrom('person_duplicates').execute()
    await sql`
      insert into person_duplicates (person_id, other_id, reasons)
      select one, other, array_agg(distinct reason) from (
        select own.id as one, others.id as other, own.kind as reason
        from reached own join reached others using (kind, folded)
          join named mine on mine.id = own.id join named theirs on theirs.id = others.id
        where own.id <> others.id and (own.kind = 'mail' or mine.last_name = theirs.last_name)
        union all
        select own.id, others.id, unnest(array['birthday', 'name'])
        from named own join named others on others.born = own.born
        where own.id <> others.id and similarity(own.name, others.name) >= ${LIKENESS}
      ) pairs
      where not exists (select from person_distinct
        where one_id = least(one, other) and other_id = greatest(one, other))
      group by one, other`.execute(work)
  })
}

/** Everyone who has an address, a number or a birthday in common with a few others. */
async function findSharing(work: Kysely<PeopleTables>): Promise<void> {
  await sql`
    create temporary table reached on commit drop as
    with known as materialized (
      select id from people where merged_into is null and deleted_at is null
    ), shared as materialized (
      select kind, folded from person_contacts join known on known.id = person_id
      where kind in ('mail', 'phone')
      group by kind, folded having count(*) between 2 and ${sql.lit(MOST_SHARING)}
    )
    select kind, folded, person_id as id from shared
      join person_contacts using (kind, folded) join known on known.id = person_id`.execute(work)
  await sql`
    create temporary table named on commit drop as
    with known as materialized (
      select id, birthday from people where merged_into is null and deleted_at is null
    ), born as materialized (
      select id, birthday from known join (
        select birthday from known where birthday is not null
        group by birthday having count(*) between 2 and ${sql.lit(MOST_BORN)}) days using (birthday)
    )
    select id, birthday as born, null::text as last_name, null::text as name
    from (select id from reached union select id from born) sharing left join born using (id)`.execute(
    work,
  )
  await sql`create index on named (id)`.execute(work)
}

/** Folding a name takes its time, so that all of them would not fit into one statement. */
async function nameSharing(work: Kysely<PeopleTables>, slice: number): Promise<void> {
  for (let some = slice; some > 0; ) {
    const { numAffectedRows } = await sql`
      update named set last_name = coalesce(${folded('people.last_name')}, ''),
        name = coalesce(${folded("concat_ws(' ', people.first_name, people.last_name)")}, '')
      from people
      where people.id = named.id
        and named.id in (select id from named where name is null limit ${slice})`.execute(work)
    some = Number(numAffectedRows)
  }
  await sql`analyze named, reached`.execute(work)
}

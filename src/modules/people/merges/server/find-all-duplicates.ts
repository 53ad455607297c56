import { type Kysely, sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { folded, LIKENESS } from './find-duplicates.ts'

/** What more share says nothing about two of them: the number of an office, a birthday nobody knew. */
const MOST_SHARING = 20
const MOST_BORN = 200

export const findAllDuplicates = defineJob<PeopleTables, object>({
  name: 'people.find-duplicates',
  cron: '10 4 * * *',
  run: ({ db }) => renewDuplicates(db),
})

/** For all at once, what `findDuplicates` finds for one; both ways round. */
export async function renewDuplicates(db: Kysely<PeopleTables>): Promise<void> {
  await db.transaction().execute(async (work) => {
    await work.deleteFrom('person_duplicates').execute()
    await sql`
      with known as materialized (
        select id, birthday from people where merged_into is null and deleted_at is null
      ), shared as materialized (
        select kind, folded from person_contacts join known on known.id = person_id
        where kind in ('mail', 'phone')
        group by kind, folded having count(*) between 2 and ${MOST_SHARING}
      ), reached as materialized (
        select kind, folded, person_id as id from shared
          join person_contacts using (kind, folded) join known on known.id = person_id
      ), born as materialized (
        select id, birthday from known join (
          select birthday from known where birthday is not null
          group by birthday having count(*) between 2 and ${MOST_BORN}) days using (birthday)
      ), named as materialized (
        select id, ${folded('last_name')} as last_name,
          ${folded("concat_ws(' ', first_name, last_name)")} as name
        from people where id in (select id from reached union select id from born)
      )
      insert into person_duplicates (person_id, other_id, reasons)
      select one, other, array_agg(distinct reason) from (
        select own.id as one, others.id as other, own.kind as reason
        from reached own join reached others using (kind, folded)
          join named mine on mine.id = own.id join named theirs on theirs.id = others.id
        where own.id <> others.id and (own.kind = 'mail' or mine.last_name = theirs.last_name)
        union all
        select own.id, others.id, unnest(array['birthday', 'name'])
        from born own join born others using (birthday)
          join named mine on mine.id = own.id join named theirs on theirs.id = others.id
        where own.id <> others.id and similarity(mine.name, theirs.name) >= ${LIKENESS}
      ) pairs
      where not exists (select from person_distinct
        where one_id = least(one, other) and other_id = greatest(one, other))
      group by one, other`.execute(work)
  })
}

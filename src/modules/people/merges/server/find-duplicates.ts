import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import { maySeeBirthdays } from '../../persons/server/find-persons.ts'
import type { PeopleTables } from '../../server/tables.ts'
import { REASONS, type Reason } from '../merge.calls.ts'

type Db = Kysely<PeopleTables>
type Found = { id: string; reasons: Reason[] }

/** How alike two names must be, from 0 to 1. */
export const LIKENESS = 0.6
const MOST = 20

/**
 * Who is probably the same person: the same mail address, the same number and surname, the same
 * birthday and a like name. Suggested, never done by itself. Every way leads over an index.
 */
export async function findDuplicates(db: Db, id: string, viewer: Viewer): Promise<Found[]> {
  const seesBirthdays = maySeeBirthdays(viewer)
  const { rows } = await sql<{ id: string; reasons: Reason[] }>`
    with this as (select * from people where id = ${id})
    select people.id, array_agg(distinct reason) as reasons from (
      select other.person_id, case when other.kind = 'mail' then 'mail' else 'phone' end as reason
      from person_contacts own
        join person_contacts other using (folded, kind)
        join people one on one.id = other.person_id
      where own.person_id = ${id} and other.person_id <> ${id} and kind in ('mail', 'phone')
        and (kind = 'mail' or ${folded('one.last_name')} = (select ${folded('last_name')} from this))
      union all
      select one.id, unnest(array['birthday', 'name']) from this
        join people one on one.birthday = this.birthday and one.id <> this.id
      where ${seesBirthdays} and similarity(
        ${folded("concat_ws(' ', one.first_name, one.last_name)")},
        ${folded("concat_ws(' ', this.first_name, this.last_name)")}) >= ${LIKENESS}
    ) found
      join people on people.id = found.person_id
    where people.merged_into is null and people.deleted_at is null
      and not exists (select from person_distinct
        where one_id = least(people.id, ${id}::uuid) and other_id = greatest(people.id, ${id}::uuid))
    group by people.id, people.account
    order by (people.account is not null) desc, count(distinct reason) desc, people.id
    limit ${MOST}`.execute(db)
  return rows.map(({ id: one, reasons }) => ({ id: one, reasons: inOrder(reasons) }))
}

function inOrder(reasons: readonly Reason[]): Reason[] {
  return REASONS.filter((reason) => reasons.includes(reason))
}

/** Umlauts written out, so that Müller and Mueller are one. */
export function folded(column: string) {
  return sql`(select string_agg(word, ' ' order by place) from search_forms(${sql.raw(column)}))`
}

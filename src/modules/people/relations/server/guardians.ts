import { sql } from 'kysely'
import { peopleFailures } from '../../errors.ts'
import type { PeopleChange } from '../../server/unit-of-work.ts'

/** Relations change one after the other, so that two at once cannot close a circle together. */
export async function mustHaveNoCircle({ db }: PeopleChange, person: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people:guardians', 0))`.execute(db)
  const { rows } = await sql`
    with recursive ward as (
      select other_id from person_relations where kind = 'guardian' and person_id = ${person}
      union select next.other_id from person_relations next
        join ward on next.person_id = ward.other_id where next.kind = 'guardian'
    ) select from ward where other_id = ${person}`.execute(db)
  if (rows.length > 0) throw peopleFailures.guardianCircle()
}

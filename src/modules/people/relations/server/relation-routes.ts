import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { takePerson } from '../../files/server/person-files.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import { fullName } from '../../persons/shown-name.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import * as calls from '../relation.calls.ts'
import { mustHaveNoCircle } from './guardians.ts'

const on = routesOf<PeopleTables>()

export const relationRoutes = [
  on(calls.listRelations, async (context, { params }) => relationsOf(context, params.id)),
  on(calls.addRelation, async (context, { params, body }) => {
    await relate(context, params.id, body)
    return relationsOf(context, params.id)
  }),
  on(calls.removeRelation, async (context, { params }) => {
    await context.change(async ({ db, audit }) => {
      const id = await resolvePerson(db, params.id)
      const gone = await db
        .deleteFrom('person_relations')
        .where('id', '=', params.relation)
        .where((eb) => eb.or([eb('person_id', '=', id), eb('other_id', '=', id)]))
        .returning('kind')
        .executeTakeFirst()
      if (!gone) throw failures.notFound()
      await audit({ noun: 'person', id, action: 'unrelated', before: { kind: gone.kind } })
    })
    return relationsOf(context, params.id)
  }),
]

type NewRelation = { kind: calls.RelationKind; direction: 'of' | 'by'; person: string }

async function relate(
  context: PeopleContext,
  given: string,
  { kind, direction, person }: NewRelation,
): Promise<void> {
  await context.change(async (change) => {
    const { db } = change
    const own = await resolvePerson(db, given)
    const other = await resolvePerson(db, person)
    if (own === other) throw failures.invalid({ fields: { person: 'same' } })
    // Held in the order of a merge: what is tied to who goes meanwhile would be seen by nobody.
    for (const id of [own, other].sort()) await takePerson(change, id)
    const [person_id, other_id] = direction === 'of' ? [own, other] : [other, own]
    // A household has no direction: it is kept once, whoever was related to whom.
    const isKnown =
      kind === 'household' &&
      (await db
        .selectFrom('person_relations')
        .select('id')
        .where('kind', '=', kind)
        .where('person_id', '=', other_id)
        .where('other_id', '=', person_id)
        .executeTakeFirst())
    if (isKnown) return
    await db
      .insertInto('person_relations')
      .values({ id: uuidv7(), person_id, kind, other_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (kind === 'guardian') await mustHaveNoCircle(change, person_id)
    await change.audit({
      noun: 'person',
      id: own,
      action: 'related',
      after: { kind, person: other },
    })
  })
}

type Row = {
  id: string
  kind: calls.RelationKind
  direction: 'of' | 'by'
  person: string
  title: string
  first_name: string
  last_name: string
  company: string
  mail: string | null
}

const MOST = 100

async function relationsOf({ db }: PeopleContext, given: string) {
  const id = await resolvePerson(db, given)
  const { rows } = await sql<Row>`
    select relation.id, kind, direction, people.id as person, title, first_name, last_name, company,
      contacts->0->>'value' as mail
    from (
      select id, kind, 'of' as direction, other_id as other from person_relations
        where person_id = ${id}
      union all
      select id, kind, 'by', person_id from person_relations where other_id = ${id}
    ) relation join people on people.id = relation.other
    where people.merged_into is null and people.deleted_at is null
    order by kind, direction, sort_name, people.id limit ${MOST}`.execute(db)
  return {
    items: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      direction: row.direction,
      person: { _id: row.person, name: fullName(row) || row.mail || '' },
    })),
  }
}

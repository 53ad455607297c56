import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { personResource } from '../../persons/server/person.resource.ts'
import { resolvePerson } from '../../persons/server/resolve-person.ts'
import { fullName } from '../../persons/shown-name.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleContext } from '../../server/unit-of-work.ts'
import * as calls from '../merge.calls.ts'
import { findDuplicates } from './find-duplicates.ts'
import { mergePersons } from './merge-persons.ts'
import { UNDO_DAYS, undoMerge } from './undo-merge.ts'

const on = routesOf<PeopleTables>()
const DAY = 24 * 60 * 60 * 1000

export const mergeRoutes = [
  on(calls.listDuplicates, async (context, { params }) => likenessOf(context, params.id)),
  on(calls.dismissDuplicate, async (context, { params, body }) => {
    await context.change(async ({ db, audit }) => {
      const found = await personResource.read(db, [params.id, body.other])
      if (new Set(found.map(({ _id }) => _id)).size < 2) throw failures.notFound()
      const [one_id = '', other_id = ''] = [params.id, body.other].sort()
      await db
        .insertInto('person_distinct')
        .values({ one_id, other_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .deleteFrom('person_duplicates')
        .where('person_id', 'in', [one_id, other_id])
        .where('other_id', 'in', [one_id, other_id])
        .execute()
      await audit({
        noun: 'person',
        id: params.id,
        action: 'distinct',
        after: { other: body.other },
      })
    })
    return likenessOf(context, params.id)
  }),
  on(calls.mergePersons, async (context, { body }) => mergePersons(context, body)),
  on(calls.undoMerge, async (context, { body }) => undoMerge(context, body.merge)),
]

async function likenessOf(context: PeopleContext, given: string) {
  const id = await resolvePerson(context.db, given)
  const found = await findDuplicates(context.db, id, context)
  const persons = await personResource.read(
    context.db,
    found.map((one) => one.id),
  )
  const items = persons.map((person) => ({
    person: personResource.shown(context, person),
    reasons: found.find((one) => one.id === person._id)?.reasons ?? [],
  }))
  return { items, merges: await mergesOf(context, id) }
}

async function mergesOf({ db }: PeopleContext, id: string) {
  const rows = await db
    .selectFrom('person_merges')
    .innerJoin('people', 'people.id', 'person_merges.from_id')
    .select(['person_merges.id as merge', 'merged_at', 'people.id as from'])
    .select(['title', 'first_name', 'last_name', 'company', 'contacts'])
    .where('into_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => {
    const until = row.merged_at.getTime() + UNDO_DAYS * DAY
    return {
      _id: row.merge,
      from: { _id: row.from, name: fullName(row) || (row.contacts[0]?.value ?? '') },
      merged: row.merged_at.toISOString(),
      undoUntil: until > Date.now() ? new Date(until).toISOString() : null,
    }
  })
}

import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { trashOf } from '#kernel/server/housekeeping/trash.ts'
import { peopleFailures } from '../../errors.ts'
import type { Person } from '../../persons/person.ts'
import { giveBack, personResource } from '../../persons/server/person.resource.ts'
import type { MovedByMerge, PeopleTables } from '../../server/tables.ts'
import type { PeopleChange, PeopleContext } from '../../server/unit-of-work.ts'
import { writePerson } from './merge-persons.ts'
import { withoutMoved } from './plan-merge.ts'

const DAY = 24 * 60 * 60 * 1000
export const UNDO_DAYS = 30

/** Takes a merge back: each has again what they brought, and what was changed since stays. */
export async function undoMerge(context: PeopleContext, id: string) {
  return context.change(async (change) => {
    const merge = await takeMerge(change, id)
    const before = await readBoth(change, merge)
    const isKnown = merge.moved.wasCandidate === true && (await isKnownByOthers(change, merge))
    const moved = isKnown ? { ...merge.moved, wasCandidate: false } : merge.moved
    await writePerson(change, withoutMoved(before.into, moved))
    await change.db
      .updateTable('people')
      .set((eb) => ({ merged_into: null, version: eb('version', '+', 1) }))
      .where('id', '=', merge.from_id)
      .execute()
    await takeTiesBack(change, merge)
    await change.db
      .updateTable('person_merges')
      .set({ undone_at: new Date() })
      .where('id', '=', id)
      .execute()
    const after = await readBoth(change, merge)
    await giveBack(change, after.into, before.into)
    for (const one of [merge.from_id, merge.into_id])
      await change.audit({ noun: 'person', id: one, action: 'merge-undone' })
    const shown = (item: Person) => personResource.shown(context, item)
    return { from: shown(after.from), into: shown(after.into) }
  })
}

type TakenMerge = { id: string; from_id: string; into_id: string; moved: MovedByMerge }

/** Somebody else who is known came to the candidate, too: the last of them makes it one again. */
async function isKnownByOthers(
  { db }: PeopleChange,
  { id, into_id }: TakenMerge,
): Promise<boolean> {
  const { rows } = await sql`
    update person_merges set moved = moved || '{"wasCandidate": true}' where id = (
      select others.id from person_merges others join people on people.id = others.from_id
      where others.into_id = ${into_id} and others.undone_at is null and others.id <> ${id}
        and not people.is_candidate
      order by others.merged_at, others.id limit 1)
    returning id`.execute(db)
  return rows.length > 0
}

async function takeMerge({ db }: PeopleChange, id: string): Promise<TakenMerge> {
  const merge = await db
    .selectFrom('person_merges')
    .selectAll()
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!merge) throw failures.notFound()
  if (Date.now() - merge.merged_at.getTime() > UNDO_DAYS * DAY) throw peopleFailures.undoOver()
  const rows = await db
    .selectFrom('people')
    .select(['id', 'merged_into', 'deleted_at'])
    .where('id', 'in', [merge.from_id, merge.into_id])
    .orderBy('id')
    .forUpdate()
    .execute()
  const into = rows.find((row) => row.id === merge.into_id)
  if (into?.merged_into) throw peopleFailures.undoLaterFirst()
  if (into?.deleted_at) throw failures.notFound()
  return merge
}

async function readBoth(
  { db }: PeopleChange,
  { from_id, into_id }: TakenMerge,
): Promise<{ from: Person; into: Person }> {
  const [from, into] = await personResource.read(db, [from_id, into_id])
  if (!from || !into) throw failures.notFound()
  return { from, into }
}

async function takeTiesBack(
  { db }: PeopleChange,
  { from_id: from, into_id: into, moved }: TakenMerge,
): Promise<void> {
  await sql`update person_links set person_id = ${from}
    where id = any(${moved.links}::uuid[]) and person_id = ${into}`.execute(db)
  await sql`update person_files set person_id = ${from}
    where id = any(${moved.files ?? []}::uuid[]) and person_id = ${into}`.execute(db)
  await sql`update person_relations set
      person_id = case when person_id = ${into} then ${from}::uuid else person_id end,
      other_id = case when other_id = ${into} then ${from}::uuid else other_id end
    where id = any(${moved.relations}::uuid[])`.execute(db)
}

const FORGOTTEN_AT_ONCE = 200

/** Once a merge can no longer be undone, nothing but the id of the other is kept: it still answers. */
export const mergedTrash = trashOf<PeopleTables>({
  keptDays: () => UNDO_DAYS,
  purge: async ({ change }, until) =>
    change(async ({ db }) => {
      const { rows } = await sql<{ from_id: string }>`
        update person_merges set moved = ${JSON.stringify({})}::jsonb where id in (
          select id from person_merges where undone_at is null and merged_at < ${until}
            and moved <> '{}' order by id limit ${FORGOTTEN_AT_ONCE} for update skip locked)
        returning from_id`.execute(db)
      const ids = rows.map(({ from_id }) => from_id)
      await sql`update people set title = '', first_name = '', last_name = '', company = '',
          birthday = null, contacts = '[]', addresses = '[]', tags = '{}', notes = '', left_at = null
        where id = any(${ids}::uuid[])`.execute(db)
      // What both had, or had with one another, stayed behind.
      await sql`delete from person_relations
        where person_id = any(${ids}::uuid[]) or other_id = any(${ids}::uuid[])`.execute(db)
      return ids.length
    }),
})

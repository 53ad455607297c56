import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Input } from '#kernel/contract/endpoint.ts'
import { failures } from '#kernel/server/app-error.ts'
import { peopleFailures } from '../../errors.ts'
import type { Person } from '../../persons/person.ts'
import { giveBack, personResource } from '../../persons/server/person.resource.ts'
import { mustHaveNoCircle } from '../../relations/server/guardians.ts'
import type { MovedByMerge } from '../../server/tables.ts'
import type { PeopleChange, PeopleContext } from '../../server/unit-of-work.ts'
import type { mergePersons as mergeCall } from '../merge.calls.ts'
import { planMerge, withMoved } from './plan-merge.ts'

type Pair = { from: Person; into: Person }

/** Makes one person of two; as a dry run only says what would come of it. */
export async function mergePersons(context: PeopleContext, input: Input<typeof mergeCall>['body']) {
  if (input.from === input.into) throw peopleFailures.samePerson()
  return context.change(async (change) => {
    const pair = await takePair(change, input)
    mustBeMergeable(context, pair, input)
    const moved = planMerge(pair.from, pair.into)
    const planned = withMoved(pair.into, pair.from, moved)
    const result = input.dryRun ? planned : await absorb(change, pair, moved)
    const shown = (item: Person) => personResource.shown(context, item)
    return {
      merged: !input.dryRun,
      from: shown(pair.from),
      into: shown(pair.into),
      result: shown(result),
    }
  })
}

/** Both as they are now, locked in one order: of two merges at once the second finds what the first made. */
export async function takePair(
  { db }: PeopleChange,
  ids: { from: string; into: string },
): Promise<Pair> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'merged_into', 'deleted_at'])
    .where('id', 'in', [ids.from, ids.into])
    .orderBy('id')
    .forUpdate()
    .execute()
  const merged = rows.find((row) => row.merged_into !== null)
  if (merged) throw peopleFailures.merged({ into: merged.merged_into })
  const [from, into] = await personResource.read(db, [ids.from, ids.into])
  if (!from || !into || rows.some((row) => row.deleted_at !== null)) throw failures.notFound()
  return { from, into }
}

function mustBeMergeable(
  context: PeopleContext,
  { from, into }: Pair,
  input: Input<typeof mergeCall>['body'],
): void {
  if (from.account && into.account) throw peopleFailures.twoAccounts()
  if (from.account) throw peopleFailures.accountStays()
  if (input.dryRun) return
  const stale = [
    ...(from.version === input.fromVersion ? [] : [from]),
    ...(into.version === input.intoVersion ? [] : [into]),
  ]
  if (!stale[0]) return
  const shown = (item: Person) => personResource.shown(context, item)
  throw failures.stale({ current: shown(stale[0]), from: shown(from), into: shown(into) })
}

/** The other answers with this one from now on, and everything that hung on it hangs here. */
export async function absorb(
  change: PeopleChange,
  { from, into }: Pair,
  moved: MovedByMerge,
): Promise<Person> {
  const { db } = change
  await db
    .updateTable('people')
    .set((eb) => ({
      merged_into: into._id,
      account: null,
      candidate_key: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', from._id)
    .execute()
  await writePerson(change, withMoved(into, from, moved))
  const links = await moveLinks(change, from._id, into._id)
  const relations = await moveRelations(change, from._id, into._id)
  const files = await moveFiles(change, from._id, into._id)
  await mustHaveNoCircle(change, into._id)
  const wasCandidate = into.isCandidate && !from.isCandidate
  const ties = { links, relations, files, ...(wasCandidate && { wasCandidate }) }
  const kept = JSON.stringify({ ...moved, ...ties } satisfies MovedByMerge)
  const merge = { id: uuidv7(), from_id: from._id, into_id: into._id, moved: kept }
  await db.insertInto('person_merges').values(merge).execute()
  const after = await readAgain(change, into._id)
  await giveBack(change, after, into)
  await change.audit({ noun: 'person', id: from._id, action: 'merged', after: { into: into._id } })
  await change.audit({ noun: 'person', id: into._id, action: 'merge', after: { from: from._id } })
  return after
}

export async function writePerson({ db }: PeopleChange, person: Person): Promise<void> {
  const { title, first_name, last_name, company, birthday, tags, notes, isCandidate } = person
  await db
    .updateTable('people')
    .set((eb) => ({
      title,
      first_name,
      last_name,
      company,
      birthday,
      tags,
      notes,
      contacts: JSON.stringify(person.contacts),
      addresses: JSON.stringify(person.addresses),
      is_candidate: isCandidate,
      ...(!isCandidate && { candidate_key: null }),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', person._id)
    .execute()
}

async function moveLinks({ db }: PeopleChange, from: string, into: string): Promise<string[]> {
  const rows = await db
    .updateTable('person_links')
    .set({ person_id: into })
    .where('person_id', '=', from)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One that is still arriving stays behind: its upload finds that the person is gone. */
async function moveFiles({ db }: PeopleChange, from: string, into: string): Promise<string[]> {
  const rows = await db
    .updateTable('person_files')
    .set({ person_id: into })
    .where('person_id', '=', from)
    .where('ready_at', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Those the other has as well stay behind, and so does what would relate a person to itself. A household
 * has no direction.
 */
async function moveRelations({ db }: PeopleChange, from: string, into: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update person_relations moved set person_id = next.person, other_id = next.other
    from (select id, kind,
        case when person_id = ${from} then ${into}::uuid else person_id end as person,
        case when other_id = ${from} then ${into}::uuid else other_id end as other
      from person_relations
      where ${from} in (person_id, other_id) and ${into} not in (person_id, other_id)) next
    where moved.id = next.id and not exists (
      select from person_relations known where known.kind = next.kind
        and ((known.person_id, known.other_id) = (next.person, next.other)
          or next.kind = 'household'
            and (known.person_id, known.other_id) = (next.other, next.person)))
    returning moved.id`.execute(db)
  return rows.map(({ id }) => id)
}

async function readAgain({ db }: PeopleChange, id: string): Promise<Person> {
  const [person] = await personResource.read(db, [id])
  if (!person) throw failures.notFound()
  return person
}

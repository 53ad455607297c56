import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#kernel/server/database.ts'
import type { Model } from './model.ts'

type Row = { id: string; into: string | null; candidate: boolean; tags: string[] }

/** Who is there, what belongs to whom, and who has proved which address: as the model says. */
export async function mustEqual(db: Db, model: Model, known: readonly string[]): Promise<void> {
  const mails = [...known]
  const people = await sql<Row>`
    select people.id, merged_into as into, is_candidate as candidate, tags from people
      left join users on users.id = people.account
    where users.id is null or users.handle = any(${mails}::text[])`.execute(db)
  assert.deepEqual(
    new Map(people.rows.map((row) => [row.id, [row.into, row.candidate, row.tags.toSorted()]])),
    new Map(
      [...model.nodes].map(([id, { into, isCandidate, tags }]) => [
        id,
        [into ?? null, isCandidate, [...tags].toSorted()],
      ]),
    ),
  )
  const links = await sql<{ thing: string; person: string }>`
    select item_id as thing, person_id as person from person_links`.execute(db)
  assert.deepEqual(new Map(links.rows.map(({ thing, person }) => [thing, person])), model.things)
  const owners = await sql<{ mail: string; person: string }>`
    select folded as mail, person_id as person from person_contacts
    where proof in ('confirmed', 'account') and folded = any(${mails}::text[])`.execute(db)
  assert.deepEqual(
    new Map(owners.rows.map(({ mail, person }) => [mail, person])),
    new Map(
      mails.flatMap((mail) => {
        const owner = model.ownerOf(mail)
        return owner ? [[mail, owner.id] as const] : []
      }),
    ),
  )
}

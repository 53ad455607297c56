import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { toUse } from '../../files/server/wire.ts'
import type { FileTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'

const MOST = 500

export type UsedIn = {
  module: string
  /** What uses the files, as audit entries name it, and its id. */
  noun: string
  id: string
  /** Its name, for the list of uses. */
  label: string
  /** A path below the admin base. */
  link: string
  /** All files it uses now; an empty list says: none any more. */
  files: readonly string[]
}

/** Replaces what was known of one thing; counts are exact when the change commits. */
export async function setFileUses(change: Change<FileTables>, used: UsedIn): Promise<void> {
  const { db } = change
  const { rows: touched } = await sql<{ id: string }>`
    select id from files where id = any(${[...used.files]}::uuid[]) or id in (
      select file_id from file_uses where noun = ${used.noun} and item_id = ${used.id}
    ) order by id for no key update`.execute(db)
  await db
    .deleteFrom('file_uses')
    .where('noun', '=', used.noun)
    .where('item_id', '=', used.id)
    .execute()
  await sql`
    insert into file_uses (file_id, module, noun, item_id, label, link)
    select id, ${used.module}, ${used.noun}, ${used.id}, ${used.label}, ${used.link}
    from files where id = any(${[...used.files]}::uuid[])`.execute(db)
  // A statement of its own: it sees what others committed while this one waited for the rows.
  await sql`
    update files set uses = (select count(*) from file_uses where file_id = files.id)
    where id = any(${touched.map(({ id }) => id)}::uuid[])`.execute(db)
}

export async function findUses(db: Db, fileIds: readonly string[]) {
  const rows = await db
    .selectFrom('file_uses')
    .selectAll()
    .where(sql<boolean>`file_id = any(${[...fileIds]}::uuid[])`)
    .orderBy('module')
    .orderBy('label')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ file: row.file_id, ...toUse(row) }))
}

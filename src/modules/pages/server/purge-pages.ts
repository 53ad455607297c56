import { sql } from 'kysely'
import { replaceTarget } from '#modules/redirects/server/api.ts'
import { forgetRefs, tellFiles } from './references.ts'
import { type Db, PAGE_NOUN, type Work } from './work.ts'

const BATCH = 500

/** Removes for good what went to the trash before `until`, a batch at a time; returns how many. */
export async function purgeTrash(work: Work, until: Date): Promise<number> {
  const { db } = work.change
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'successor_id'])
    .where('deleted_at', '<=', until)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id, successor_id } of rows) {
    await replaceTarget(work.change, id, successor_id)
    await forgetRefs(db, { id })
    await tellFiles(work, { noun: PAGE_NOUN, id, label: '' })
    await db.updateTable('pages').set({ successor_id }).where('successor_id', '=', id).execute()
    await work.change.audit({ noun: PAGE_NOUN, id, action: 'purge' })
  }
  const ids = rows.map((row) => row.id)
  await sql`update pages set parent_id = null where parent_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from pages where id = any(${ids}::uuid[])`.execute(db)
  return rows.length
}

export async function countTrash(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

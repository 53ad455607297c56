import { sql } from 'kysely'
import { failures } from '../app-error.ts'
import type { Titled, Unit } from './definition.ts'
import { readContents } from './store/content-store.ts'

const BATCH = 500

/** Moves things to the trash; what they point to is in use until they are removed for good. */
export async function trashThings({ change, of }: Unit, ids: readonly string[]): Promise<string[]> {
  await of.removing?.(change, ids)
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(of.store.things)} set deleted_at = now()
    where id = any(${[...new Set(ids)]}::uuid[]) and deleted_at is null
    returning id`.execute(change.db)
  if (rows.length === 0) throw failures.notFound()
  for (const { id } of rows) {
    await of.removed?.(change, id)
    await of.changed?.(change, id)
    await change.audit({ noun: of.noun, id, action: 'delete' })
  }
  return rows.map((row) => row.id)
}

/** Takes a thing out of the trash: live where it was live, scheduled where it was scheduled. */
export async function restoreThing(unit: Unit, id: string): Promise<void> {
  const { change, of } = unit
  await of.removing?.(change, [id])
  const { rows } = await sql`
    update ${sql.table(of.store.things)} set deleted_at = null
    where id = ${id}::uuid and deleted_at is not null returning id`.execute(change.db)
  if (rows.length === 0) throw failures.notFound()
  for (const row of await readContents<Titled>({ db: change.db, store: of.store, id })) {
    const { lang, draft, draft_blocks, is_live, live, live_blocks } = row
    await of.record(change, { id, lang, isLive: false, fields: draft, blocks: draft_blocks })
    if (is_live && live && live_blocks)
      await of.record(change, { id, lang, isLive: true, fields: live, blocks: live_blocks })
  }
  await of.restored?.(change, id)
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'restore' })
}

/** Removes for good what went to the trash before `until`, a batch at a time. */
export async function purgeTrash({ change, of }: Unit, until: Date): Promise<string[]> {
  const things = sql.table(of.store.things)
  const { rows } = await sql<{ id: string }>`
    select id from ${things} where deleted_at <= ${until}
    order by id limit ${BATCH}`.execute(change.db)
  const ids = rows.map((row) => row.id)
  for (const id of ids) {
    await of.purging(change, id)
    await change.audit({ noun: of.noun, id, action: 'purge' })
  }
  await sql`delete from ${things} where id = any(${ids}::uuid[])`.execute(change.db)
  return ids
}

import { sql } from 'kysely'
import { GUEST } from '#kernel/access/roles.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { type Kept, type Person, personColumns } from '#kernel/server/personal-data.ts'
import { EMPTY_TRASH } from '#kernel/server/trash.ts'
import type { FileTables } from './tables.ts'
import { tagOf } from './unit-of-work.ts'

const MOST = 10_000

/**
 * Private files belong to the person and go with them; shared ones belong to the business and only
 * lose the name. Uploads under way are over: the sweep removes their bytes.
 */
export const personal = personColumns<FileTables>({
  tables: [
    { table: 'files', account: 'owner_id', erase: { owner_id: null, owner_name: '' } },
    {
      table: 'file_uploads',
      account: 'user_id',
      erase: { user_id: GUEST.id, name: '', expires_at: new Date(0) },
      merge: 'stays',
    },
    { table: 'file_bookings', account: 'user_id', erase: 'delete', merge: 'stays' },
  ],
  collect: collectFiles,
  erase: discardPrivate,
  merge: handOverFiles,
})

async function collectFiles({ db }: Scope<FileTables>, { id }: Person) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'is_private', 'created_at'])
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .limit(MOST)
    .execute()
  return {
    files: rows.map(({ id: file, is_private, created_at, ...known }) => ({
      ...known,
      isPrivate: is_private,
      created: created_at.toISOString(),
      address: `/download/${file}`,
    })),
  }
}

/** What goes leaves through the trash, so that bytes and quota follow as always. */
async function discardPrivate(
  { db, touch, enqueue }: Change<FileTables>,
  { id }: Person,
): Promise<readonly Kept[]> {
  const gone = await db
    .updateTable('files')
    .set({ deleted_at: new Date(0), version: sql<number>`version + 1` })
    .where('owner_id', '=', id)
    .where('is_private', '=', true)
    .returning('id')
    .execute()
  for (const file of gone) touch(tagOf(file.id))
  if (gone.length > 0) await enqueue(EMPTY_TRASH, {})
  return []
}

async function handOverFiles({ db }: Change<FileTables>, from: Person, into: Person) {
  const person = await db
    .selectFrom('users')
    .select(['name', 'handle'])
    .where('id', '=', into.id)
    .executeTakeFirst()
  await db
    .updateTable('files')
    .set({ owner_id: into.id, owner_name: person?.name || person?.handle || '' })
    .where('owner_id', '=', from.id)
    .execute()
}

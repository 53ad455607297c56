import { sql } from 'kysely'
import { GUEST } from '#kernel/access/roles.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { EMPTY_TRASH } from '#kernel/server/housekeeping/trash.ts'
import { type Kept, type Person, personColumns } from '#kernel/server/people/personal-data.ts'
import type { FileTables } from './tables.ts'
import { tagOf } from './unit-of-work.ts'

const MOST = 10_000

const SHARED: Kept = {
  what: {
    de: 'Gemeinsame Dateien, ohne den Namen der Person, die sie hochgeladen hat',
    en: 'Shared files, without the name of the person who uploaded them',
  },
  why: {
    de: 'Sie gehören zum Betrieb und werden dort gebraucht (Art. 6 Abs. 1 lit. f DSGVO)',
    en: 'They belong to the business and are needed there (Art. 6 (1) (f) GDPR)',
  },
}

/**
 * Private files belong to the person and go with them; shared ones belong to the business and only
 * lose the name. Uploads under way are over: the sweep removes their bytes.
 */
export const personal = personColumns<FileTables>({
  purpose: {
    for: { de: 'Dateien, die diese Person hochgeladen hat', en: 'Files this person uploaded' },
    basis: {
      de: 'Vertrag oder Beschäftigung (Art. 6 Abs. 1 lit. b DSGVO)',
      en: 'Contract or employment (Art. 6 (1) (b) GDPR)',
    },
    until: {
      de: 'Bis die Datei gelöscht wird; im Papierkorb 30 Tage',
      en: 'Until the file is deleted; 30 days in the trash',
    },
  },
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
    .select(['id', 'name', 'type', 'size', 'is_private', 'owner_name', 'created_at'])
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .limit(MOST)
    .execute()
  return {
    files: rows.map(({ id: file, is_private, owner_name, created_at, ...known }) => ({
      ...known,
      ownerName: owner_name,
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
  await sql`update audit_log set before = null, after = null
    where noun = 'file' and item_id = any(${gone.map((file) => file.id)}::text[])`.execute(db)
  if (gone.length > 0) await enqueue(EMPTY_TRASH, {})
  const shared = await db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', id)
    .where('is_private', '=', false)
    .limit(1)
    .execute()
  return shared.length > 0 ? [SHARED] : []
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

import { createHash, randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Due } from '../due.ts'
import type { ContentStore, ContentWriter } from './content-store.ts'

const HOUR = 3_600_000

type Store = { db: QueryExecutorProvider; store: ContentStore }

type Offer = { hours: number; isForStaff: boolean }

/** A secret word that shows the draft; only its hash is kept. */
export async function createPreview(
  { db, store, id, lang, user }: ContentWriter,
  { hours, isForStaff }: Offer,
): Promise<{ token: string; expires: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + hours * HOUR)
  await sql`
    insert into ${sql.table(store.previews)}
      (token_hash, ${sql.ref(store.owner)}, lang, expires_at, created_by, for_staff)
    values (${hashOf(token)}, ${id}::uuid, ${lang}, ${expires}, ${user.id}::uuid,
      ${isForStaff})`.execute(db)
  return { token, expires }
}

export async function revokePreviews({ db, store }: Store, id: string): Promise<void> {
  await sql`
    delete from ${sql.table(store.previews)}
    where ${sql.ref(store.owner)} = ${id}::uuid`.execute(db)
}

export type Preview = Due & { for_staff: boolean }

/** What a token shows, as long as it holds and the thing is not in the trash. */
export async function findPreview(
  { db, store }: Store,
  token: string,
): Promise<Preview | undefined> {
  const { rows } = await sql<Preview>`
    select t.id, p.lang, p.for_staff from ${sql.table(store.previews)} p
      join ${sql.table(store.things)} t on t.id = p.${sql.ref(store.owner)}
    where p.token_hash = ${hashOf(token)} and p.expires_at > now()
      and t.deleted_at is null`.execute(db)
  return rows[0]
}

export async function dropExpiredPreviews({ db, store }: Store): Promise<void> {
  await sql`delete from ${sql.table(store.previews)} where expires_at < now()`.execute(db)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

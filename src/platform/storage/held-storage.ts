import { type QueryExecutorProvider, sql } from 'kysely'
import type { Storage } from './storage.ts'

/** A hold nobody renews any more ends by itself. */
const LEASE = '2 minutes'
const RENEW_MS = 30_000

/**
 * The same storage, in which removing waits as long as somebody reads all of it: what a snapshot of
 * the database speaks of stays until it has been read. Rows always go before their bytes, so whoever
 * asks before the hold was taken removes only what no later snapshot knows.
 */
export function heldStorage(storage: Storage, db: QueryExecutorProvider): Storage {
  return {
    ...storage,
    remove: async (key) => {
      const { rows } = await sql`
        insert into storage_removals (key)
        select ${key} where exists (select from storage_holds where until > now())
        on conflict (key) do update set key = excluded.key
        returning key`.execute(db)
      if (rows.length === 0) await storage.remove(key)
    },
  }
}

/** Keeps everything in the storage while work runs; what was to be removed goes afterwards. */
export async function holdingStorage<T>(
  { db, storage }: { db: QueryExecutorProvider; storage: Storage },
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ id: string }>`
    insert into storage_holds (until) values (now() + ${LEASE}::interval) returning id`.execute(db)
  const id = rows[0]?.id ?? ''
  const renew = () =>
    sql`update storage_holds set until = now() + ${LEASE}::interval where id = ${id}`.execute(db)
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await sql`delete from storage_holds where id = ${id}`.execute(db)
    await removeWaiting({ db, storage })
  }
}

/** Ends holds of processes that were killed; only for whoever knows that nobody else holds any. */
export async function endHolds({
  db,
  storage,
}: {
  db: QueryExecutorProvider
  storage: Storage
}): Promise<void> {
  await sql`delete from storage_holds`.execute(db)
  await removeWaiting({ db, storage })
}

/** What waited for the end of a hold; nothing as long as another one is in force. */
export async function removeWaiting({
  db,
  storage,
}: {
  db: QueryExecutorProvider
  storage: Storage
}): Promise<void> {
  await sql`delete from storage_holds where until < now()`.execute(db)
  const { rows } = await sql<{ key: string }>`
    select key from storage_removals
    where not exists (select from storage_holds)`.execute(db)
  for (const { key } of rows) {
    await storage.remove(key)
    await sql`delete from storage_removals where key = ${key}
      and not exists (select from storage_holds where until > now())`.execute(db)
  }
}

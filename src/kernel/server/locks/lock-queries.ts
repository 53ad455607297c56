import { type Kysely, type Selectable, sql } from 'kysely'
import { LOCK_LEASE_SECONDS } from '#kernel/contract/admin/edit-locks.ts'
import type { KernelTables } from '../kernel-tables.ts'

type Db = Kysely<KernelTables>
export type LockRow = Selectable<KernelTables['edit_locks']>
export type LockTarget = { noun: string; id: string }
export type Editor = { userId: string; name: string; tab: string }

export function findLiveLock(db: Db, { noun, id }: LockTarget): Promise<LockRow | undefined> {
  return db
    .selectFrom('edit_locks')
    .selectAll()
    .where('noun', '=', noun)
    .where('item_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/**
 * Takes a free lock, renews the own one, or with `takeOver` replaces another's: one statement, so
 * two tabs that come at once cannot both hold it. Nothing comes back when someone else has it.
 */
export function claimLock(
  db: Db,
  target: LockTarget & { takeOver: boolean },
  editor: Editor,
): Promise<LockRow | undefined> {
  const until = sql<Date>`now() + make_interval(secs => ${LOCK_LEASE_SECONDS})`
  const isOwn = sql<boolean>`edit_locks.user_id = excluded.user_id and edit_locks.tab = excluded.tab`
  const isOver = sql<boolean>`edit_locks.expires_at <= now()`
  return db
    .insertInto('edit_locks')
    .values({
      noun: target.noun,
      item_id: target.id,
      user_id: editor.userId,
      user_name: editor.name,
      tab: editor.tab,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['noun', 'item_id'])
        .doUpdateSet(({ ref }) => ({
          user_id: ref('excluded.user_id'),
          user_name: ref('excluded.user_name'),
          tab: ref('excluded.tab'),
          since: sql<Date>`case when ${isOwn} and not ${isOver} then edit_locks.since else now() end`,
          expires_at: ref('excluded.expires_at'),
        }))
        .where(({ or, lit }) => or([isOwn, isOver, lit(target.takeOver)])),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Also sweeps what nobody released for a day: crashed tabs leave their row behind. */
export async function deleteLock(db: Db, { noun, id }: LockTarget, editor: Editor): Promise<void> {
  await db
    .deleteFrom('edit_locks')
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('noun', '=', noun),
          eb('item_id', '=', id),
          eb('user_id', '=', editor.userId),
          eb('tab', '=', editor.tab),
        ]),
        eb('expires_at', '<', sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .execute()
}

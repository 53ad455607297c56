import { sql } from 'kysely'
import { isAdmin } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import { Id } from '#kernel/contract/fields.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { findLiveLock, type LockRow } from '#kernel/server/locks/lock-queries.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { NOUN } from '../../files/server/read-files.ts'
import { toLock } from '../../files/server/wire.ts'
import { messages } from '../../messages.ts'
import type { Db, FileChange, FileScope } from '../../server/unit-of-work.ts'
import type { LockEntry } from '../lock.calls.ts'

const MOST = 500

/** Where the admin centre edits what is ours. */
const LINKS: Readonly<Record<string, (id: string) => string>> = {
  [NOUN]: (id) => `file/edit/${id}`,
  gallery: (id) => `galleries/${id}`,
}

/** Who is editing what: everything for admins, files for members who may see them. */
export async function listLocks({ db, user, config }: FileScope) {
  const { member } = config.get(permissionsSection)
  if (!allows(staff('files', 'view'), user, member)) throw failures.noPermission()
  const locks = await db
    .selectFrom('edit_locks')
    .selectAll()
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(!isAdmin(user), (query) => query.where('noun', '=', NOUN))
    .orderBy('since', 'desc')
    .limit(MOST)
    .execute()
  const names = await namesOf(db, locks)
  const holders = await holdersOf(db, locks)
  const filelock = locks.map((lock) => toEntry(lock, names.get(lock.item_id) ?? ''))
  return { filelock, auth: holders, invoice: [] }
}

/** The holder or an admin; someone else's lock is freed with a note to them and in the log. */
export async function freeLock(change: FileChange, lockId: string): Promise<string[]> {
  const { user } = change.scope
  const split = lockId.indexOf(':')
  const target = { noun: lockId.slice(0, split), id: lockId.slice(split + 1) }
  const lock = await findLiveLock(change.kernel, target)
  if (!lock) return []
  const isOwn = lock.user_id === user.id
  if (!isOwn && !isAdmin(user)) throw failures.noPermission()
  await change.db
    .deleteFrom('edit_locks')
    .where('noun', '=', target.noun)
    .where('item_id', '=', target.id)
    .execute()
  await change.audit({ ...target, action: 'lock-freed', before: { editor: lock.user_name } })
  if (!isOwn) await tellHolder(change, lock)
  return [lockId]
}

async function tellHolder(change: FileChange, lock: LockRow): Promise<void> {
  const holder = await change.db
    .selectFrom('users')
    .select(['id', 'lang'])
    .where('id', '=', lock.user_id)
    .executeTakeFirst()
  if (!holder) return
  const names = await namesOf(change.db, [lock])
  const { user } = change.scope
  const title = translator(messages, holder.lang)('lock.freed', {
    who: user.name || user.handle,
    what: names.get(lock.item_id) ?? lock.noun,
  })
  const link = LINKS[lock.noun]?.(lock.item_id) ?? ''
  await notify(change, { userIds: [holder.id], kind: 'files.lock-freed', title, link })
}

async function namesOf(db: Db, locks: readonly LockRow[]): Promise<Map<string, string>> {
  const idsOf = (of: string) =>
    locks.filter(({ noun, item_id }) => noun === of && isId(item_id)).map((lock) => lock.item_id)
  const files = idsOf(NOUN)
  const galleries = idsOf('gallery')
  if (files.length + galleries.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from files where id = any(${files}::uuid[])
    union all select id, title from galleries where id = any(${galleries}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Anyone may lock any word; only ids are looked up. */
function isId(word: string): boolean {
  return Id.safeParse(word).success
}

async function holdersOf(db: Db, locks: readonly LockRow[]) {
  const ids = [...new Set(locks.map(({ user_id }) => user_id))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'handle', 'name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, handle, name }) => ({ _id: id, handle, name }))
}

function toEntry(lock: LockRow, label: string): LockEntry {
  return { ...toLock(lock), noun: lock.noun, item: lock.item_id, label }
}

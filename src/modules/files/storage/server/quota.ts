import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import { attachedBytes } from '#kernel/server/attachments/declaration.ts'
import { tellAdmins } from '#modules/auth/server/api.ts'
import { filesSection } from '../../config.ts'
import { fileFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import type { Db, FileChange, FileScope } from '../../server/unit-of-work.ts'

const NAME = 'storage'
/** Percent at which admins are told, once each. */
const WARNINGS = [95, 80]

type Where = Pick<FileScope, 'config'> & { db: Db }

/** What is promised to uploads under way counts as used: nobody else can have it. */
export async function readQuota({ db, config }: Where) {
  const row = await db
    .selectFrom('file_quotas')
    .select('used')
    .where('name', '=', NAME)
    .executeTakeFirst()
  const used = (row?.used ?? 0) + (await bookedSpace(db))
  return { total: config.get(filesSection).quota_bytes, used }
}

/** Before the first byte: where nothing more fits, nothing needs to be sent. */
export async function mustHaveSpace(scope: Where): Promise<void> {
  const { total, used } = await readQuota(scope)
  if (used >= total) throw await quotaFull(scope)
}

/** What is used, without what is booked. Until the transaction ends, nobody else takes or books. */
export async function lockSpace(db: Db): Promise<number> {
  const row = await db
    .selectFrom('file_quotas')
    .select('used')
    .where('name', '=', NAME)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.used
}

/** What has run out counts no longer, whether or not the sweep came by. */
export async function bookedSpace(db: Db, except?: string): Promise<number> {
  const { booked } = await db
    .selectFrom('file_bookings')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('booked'))
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirstOrThrow()
  return booked
}

/**
 * Takes space for an original, or refuses; what was booked for it goes in the same moment. The row
 * is locked first: however many uploads end at once, together they never pass the total.
 */
export async function takeSpace(
  change: FileChange,
  { bytes, booking }: { bytes: number; booking: string },
): Promise<void> {
  const { db } = change
  const { config } = change.scope
  const total = config.get(filesSection).quota_bytes
  const used = await lockSpace(db)
  await db.deleteFrom('file_bookings').where('id', '=', booking).execute()
  if (used + (await bookedSpace(db)) + bytes > total) throw await quotaFull({ db, config })
  await addSpace(change, bytes)
}

/** Derivatives are counted but never refused: pages must keep their pictures. */
export async function addSpace(change: FileChange, bytes: number): Promise<void> {
  const taken = await change.db
    .updateTable('file_quotas')
    .set(({ eb }) => ({ used: eb('used', '+', bytes) }))
    .where('name', '=', NAME)
    .returning(['used', 'warned'])
    .executeTakeFirst()
  if (taken)
    await warn(change, { ...taken, total: change.scope.config.get(filesSection).quota_bytes })
}

export async function giveSpace(db: Db, bytes: number): Promise<void> {
  if (bytes === 0) return
  await db
    .updateTable('file_quotas')
    .set({ used: sql<number>`greatest(0, used - ${bytes})` })
    .where('name', '=', NAME)
    .execute()
}

/** The truth, from every object that is needed; heals whatever the running count missed. */
export async function recountSpace(change: FileChange): Promise<void> {
  await change.db.selectFrom('file_quotas').select('name').forUpdate().execute()
  const { own } = await change.db
    .selectFrom('file_blobs')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('own'))
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow()
  const used = own + (await attachedBytes(change.db))
  const total = change.scope.config.get(filesSection).quota_bytes
  const warned = WARNINGS.find((percent) => used * 100 >= total * percent) ?? 0
  await change.db
    .updateTable('file_quotas')
    .set({ used, warned: sql<number>`least(warned, ${warned})` })
    .where('name', '=', NAME)
    .execute()
}

/** The refusal, with what would make room. */
export async function quotaFull(where: Where): Promise<Error> {
  return fileFailures.quotaFull({ ...(await readQuota(where)), ...(await clearable(where.db)) })
}

/** What would make room, in bytes. */
async function clearable(db: Db) {
  const { rows } = await sql<{ trash: number; unused: number }>`
    select coalesce(sum(size) filter (where deleted_at is not null), 0)::bigint as trash,
      coalesce(sum(size) filter (where deleted_at is null and uses = 0), 0)::bigint as unused
    from files where deleted_at is not null or uses = 0`.execute(db)
  return { clearable: rows[0] ?? { trash: 0, unused: 0 } }
}

type Level = { used: number; warned: number; total: number }

async function warn(change: FileChange, { used, warned, total }: Level): Promise<void> {
  const percent = WARNINGS.find((level) => used * 100 >= total * level)
  if (percent === undefined || percent <= warned) return
  await change.db
    .updateTable('file_quotas')
    .set({ warned: percent })
    .where('name', '=', NAME)
    .execute()
  await tellAdmins(change, {
    kind: 'files.quota',
    link: 'files',
    title: (lang) => translator(messages, lang)('quota.warning', { percent }),
  })
}

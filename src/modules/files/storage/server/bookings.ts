import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { spareDiskBytes } from '#kernel/server/housekeeping/free-disk.ts'
import { filesSection } from '../../config.ts'
import { fileFailures } from '../../errors.ts'
import type { Db, FileScope } from '../../server/unit-of-work.ts'
import { bookedSpace, lockSpace, mustHaveSpace, quotaFull } from './quota.ts'

/** Space promised to one upload, until its file takes it or it comes to nothing. */
export type Booking = {
  id: string
  /** Asked as bytes arrive: books what has come so far, or refuses to take more. */
  cover(size: number): Promise<void>
}

/** A file that arrives in one go is booked in steps; the first one costs no query. */
const STEP = 4 * 1024 * 1024
/** Longer than any call may last: only what a crash left behind runs out. */
const ARRIVING_MS = 10 * 60_000

type Wanted = {
  id: string
  bytes: number
  expiresAt: Date
  /** What will still be written to the disk for it, at the most. */
  diskBytes: number
}

/**
 * Books space for an upload, or refuses; belongs into a transaction. The row of the quota is locked
 * first: however many uploads begin at once, on however many instances, each sees those before it.
 */
export async function bookSpace(scope: FileScope, db: Db, wanted: Wanted): Promise<void> {
  const { id, bytes, expiresAt } = wanted
  const { config, user } = scope
  const { quota_bytes: total, open_uploads: most } = config.get(filesSection)
  const used = await lockSpace(db)
  // Guests are one account to the table: the first of them must not shut out the others.
  const isCapped = isAuthenticated(user)
  if (isCapped && (await countOpen(scope, db, id)) >= most)
    throw fileFailures.tooManyUploads({ most })
  if (used + (await bookedSpace(db, id)) + bytes > total) throw await quotaFull({ db, config })
  await mustFitOnDisk(scope, db, wanted)
  const fields = { bytes, expires_at: expiresAt }
  await db
    .insertInto('file_bookings')
    .values({ id, user_id: user.id, ...fields })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
}

/** Takes in one file under a booking of its own, which is gone afterwards whatever happened. */
export async function whileArriving<T>(
  scope: FileScope,
  takeIn: (booking: Booking) => Promise<T>,
): Promise<T> {
  await mustHaveSpace(scope)
  const id = uuidv7()
  let booked = 0
  const cover = async (size: number) => {
    const bytes = size - (size % STEP)
    if (bytes <= booked) return
    const expiresAt = new Date(Date.now() + ARRIVING_MS)
    const wanted = { id, bytes, expiresAt, diskBytes: STEP }
    await scope.db.transaction().execute((tx) => bookSpace(scope, tx, wanted))
    booked = bytes
  }
  try {
    return await takeIn({ id, cover })
  } finally {
    if (booked > 0) await releaseSpace(scope.db, id)
  }
}

export async function releaseSpace(db: Db, id: string): Promise<void> {
  await db.deleteFrom('file_bookings').where('id', '=', id).execute()
}

async function countOpen({ user }: FileScope, db: Db, except: string): Promise<number> {
  const { count } = await db
    .selectFrom('file_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('id', '<>', except)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * A full disk would stop the database, so that a reserve is never promised to anyone. An upload in
 * pieces lies there twice for a moment: as its pieces, and as the file they are joined to.
 */
export async function mustFitOnDisk(
  { settings }: FileScope,
  db: Db,
  { diskBytes }: Pick<Wanted, 'diskBytes'>,
): Promise<void> {
  if (settings.s3) return
  const { promised } = await db
    .selectFrom('file_uploads')
    .select(sql<number>`coalesce(sum(2 * length - received), 0)::bigint`.as('promised'))
    .where('verdict', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  const spare = await spareDiskBytes(settings.dataDir)
  if (promised + diskBytes > spare) throw failures.diskFull()
}

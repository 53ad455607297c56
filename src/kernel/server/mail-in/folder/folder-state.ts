import { type Kysely, type Selectable, sql } from 'kysely'
import type { KernelTables } from '../../kernel-tables.ts'
import type { ImapFolder } from '../imap/imap-account.ts'
import type { ImapFailure } from '../imap/imap-failure.ts'

type Db = Kysely<KernelTables>
export type FolderRow = Selectable<KernelTables['mail_in_folders']>
type Key = Pick<FolderRow, 'account' | 'folder'>

/** Longer than one look at a folder may take. */
const LEASE = '3 minutes'
const PAUSES_MINUTES = [1, 2, 5, 15, 30]
/** Trying a wrong password again and again locks accounts. */
const LONGEST = 30
/** A server may be away for a while without anybody having to know. */
const WORTH_TELLING = 4

/**
 * Takes a folder for this instance, if it is due and nobody else has it; a new one begins with what
 * comes from now on.
 */
export async function leaseFolder(
  db: Db,
  { key, folder }: Pick<ImapFolder, 'key' | 'folder'>,
  mark: string,
): Promise<FolderRow | undefined> {
  const { rows } = await sql<FolderRow>`
    insert into mail_in_folders as known (account, folder, settings_mark, leased_until)
    values (${key}, ${folder}, ${mark}, clock_timestamp() + ${LEASE}::interval)
    on conflict (account, folder) do update
    set leased_until = excluded.leased_until, settings_mark = excluded.settings_mark
    where known.leased_until < clock_timestamp()
      and (known.due_at <= clock_timestamp() or known.settings_mark <> excluded.settings_mark)
    returning *`.execute(db)
  return rows[0]
}

/** From which mail on to read; `renumberedUntil`: the server gave these new numbers. */
export async function beginNumbering(
  db: Db,
  row: FolderRow,
  at: { uidValidity: number; lastUid: number; renumberedUntil: number },
): Promise<FolderRow> {
  return db
    .updateTable('mail_in_folders')
    .set({
      uid_validity: at.uidValidity,
      last_uid: at.lastUid,
      renumbered_until: at.renumberedUntil,
      stuck_uid: null,
      stuck_tries: 0,
    })
    .where(isFolder(row))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function advance(db: Db, row: FolderRow, uid: number): Promise<void> {
  await sql`update mail_in_folders set last_uid = greatest(last_uid, ${uid}), stuck_uid = null,
    stuck_tries = 0 where ${isFolder(row)} and uid_validity = ${row.uid_validity}`.execute(db)
}

/** How often this mail could not be taken by now. */
export async function countTry(db: Db, row: FolderRow, uid: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`update mail_in_folders set stuck_uid = ${uid},
    stuck_tries = case when stuck_uid = ${uid} then stuck_tries + 1 else 1 end
    where ${isFolder(row)} returning stuck_tries as tries`.execute(db)
  return rows[0]?.tries ?? 0
}

export async function settleWell(db: Db, row: FolderRow): Promise<void> {
  await db
    .updateTable('mail_in_folders')
    .set({
      leased_until: sql<Date>`clock_timestamp()`,
      due_at: sql<Date>`clock_timestamp()`,
      checked_at: sql<Date>`clock_timestamp()`,
      fails: 0,
      fault: null,
      is_told: false,
    })
    .where(isFolder(row))
    .execute()
}

/** Puts the next look off; true when somebody should now be told. */
export async function settleBadly(
  db: Db,
  row: FolderRow,
  { kind, text }: Pick<ImapFailure, 'kind' | 'text'>,
): Promise<boolean> {
  const isLasting = kind === 'password' || kind === 'folder' || kind === 'refused'
  const pause = isLasting ? LONGEST : (PAUSES_MINUTES[row.fails] ?? LONGEST)
  const isWorthTelling = isLasting || row.fails + 1 >= WORTH_TELLING
  await db
    .updateTable('mail_in_folders')
    .set({
      leased_until: sql<Date>`clock_timestamp()`,
      due_at: sql<Date>`clock_timestamp() + ${`${pause} minutes`}::interval`,
      fails: row.fails + 1,
      fault: JSON.stringify(text),
      is_told: row.is_told || isWorthTelling,
    })
    .where(isFolder(row))
    .execute()
  return isWorthTelling && !row.is_told
}

/** Somebody asks for it now: the pauses after failures are over. */
export async function endPauses(db: Db): Promise<void> {
  await sql`update mail_in_folders set due_at = clock_timestamp()
    where due_at > clock_timestamp()`.execute(db)
}

type MailRow = Selectable<KernelTables['mail_in_mails']>

/** Notes what became of a mail; false when that was noted before, here or under another number. */
export async function noteMail(
  db: Db,
  mail: Omit<MailRow, 'created_at' | 'receiver'> & { receiver?: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto('mail_in_mails')
    .values({ ...mail, receiver: mail.receiver ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted > 0n
}

export async function isKnownMail(db: Db, account: string, digest: Buffer): Promise<boolean> {
  const { rows } = await sql`select from mail_in_mails
    where account = ${account} and digest = ${digest}`.execute(db)
  return rows.length > 0
}

function isFolder({ account, folder }: Key) {
  return sql<boolean>`account = ${account} and folder = ${folder}`
}

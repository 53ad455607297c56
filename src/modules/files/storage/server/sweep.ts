import { sql } from 'kysely'
import { NOUN } from '../../files/server/read-files.ts'
import { type FileScope, tagOf } from '../../server/unit-of-work.ts'
import { doomBlobs, removeBlob } from './blobs.ts'
import { recountSpace } from './quota.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Pages that were open when a picture changed ask for its old forms no longer than this. */
const RETIRED_DAYS = 7
const BATCH = 500
/** Objects looked at in one night; all of them in turn. */
const PER_NIGHT = 20_000

/** Bytes no row needs: writes that were cut short, removals that were. Returns how many went. */
export async function sweepBlobs(scope: FileScope, now = Date.now()): Promise<number> {
  const rows = await scope.db
    .updateTable('file_blobs')
    .set({ state: 'doomed' })
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'pending'), eb('created_at', '<', new Date(now - DAY))]),
        and([eb('state', '=', 'doomed'), eb('created_at', '<', new Date(now - HOUR))]),
      ]),
    )
    .returning('key')
    .execute()
  for (const { key } of rows) await removeBlob(scope, key)
  return rows.length
}

/** Forms of recipes that are no longer in force. */
export async function retireForms(scope: FileScope, now = Date.now()): Promise<number> {
  return scope.change(async (change) => {
    const { rows } = await sql<{ key: string }>`
      delete from file_derivatives where gridref in (
        select gridref from file_derivatives
        where retired_at < ${new Date(now - RETIRED_DAYS * DAY)} limit ${BATCH}
      ) returning blob_key as key`.execute(change.db)
    await doomBlobs(
      change,
      rows.map(({ key }) => key),
    )
    return rows.length
  })
}

/** Rows whose bytes are not there, or not all of them; found by asking the storage for each. */
export async function verifyBlobs(scope: FileScope): Promise<string[]> {
  const lost: string[] = []
  let last = await readMark(scope)
  for (let seen = 0; seen < PER_NIGHT; seen += BATCH) {
    const blobs = await nextBlobs(scope, last)
    for (const { key, size } of blobs) {
      if ((await scope.storage.size(key)) !== size) lost.push(key)
    }
    last = blobs.length < BATCH ? '' : (blobs.at(-1)?.key ?? '')
    if (last === '') break
  }
  await healRows(scope, lost)
  await writeMark(scope, last)
  await scope.change(recountSpace)
  return lost
}

/** Files known to be missing are left out: they wait for someone to upload them again. */
function nextBlobs({ db }: FileScope, after: string) {
  return db
    .selectFrom('file_blobs')
    .select(['key', 'size'])
    .where('state', '=', 'live')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('files')
            .select('files.id')
            .whereRef('files.blob_key', '=', 'file_blobs.key')
            .where('files.missing_at', 'is not', null),
        ),
      ),
    )
    .where('key', '>', after)
    .orderBy('key')
    .limit(BATCH)
    .execute()
}

/** A lost form is made anew when it is next asked for; a lost original is shown as missing. */
async function healRows(scope: FileScope, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  scope.log.error({ count: keys.length, keys: keys.slice(0, 20) }, 'stored files are missing')
  await scope.change(async (change) => {
    const { db, audit, touch } = change
    const { rows: forms } = await sql<{ key: string }>`
      delete from file_derivatives where blob_key = any(${[...keys]}::text[])
      returning blob_key as key`.execute(db)
    await doomBlobs(
      change,
      forms.map(({ key }) => key),
    )
    const { rows } = await sql<{ id: string }>`
      update files set missing_at = now()
      where missing_at is null
        and (blob_key = any(${[...keys]}::text[]) or master_key = any(${[...keys]}::text[]))
      returning id`.execute(db)
    for (const { id } of rows) {
      await audit({ noun: NOUN, id, action: 'missing' })
      touch(tagOf(id))
    }
    touch('files')
  })
}

const MARK = 'files.verified-up-to'

async function readMark({ db }: FileScope): Promise<string> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', MARK)
    .executeTakeFirst()
  return typeof fact?.value === 'string' ? fact.value : ''
}

async function writeMark({ db }: FileScope, key: string): Promise<void> {
  const value = JSON.stringify(key)
  await db
    .insertInto('facts')
    .values({ name: MARK, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

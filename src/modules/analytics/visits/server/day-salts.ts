import { createHmac, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { AnalyticsTables } from '../../server/tables.ts'

type Db = Kysely<AnalyticsTables>

const SALT_BYTES = 32
const HASH_BYTES = 16

type Recognise = (visitor: string) => Buffer

/**
 * Makes hashes that recognise a visitor until the salt of the day dies. It is read anew each time and
 * kept in no variable that outlives the batch; all instances share it (decision 042).
 */
export async function recogniserOf(db: Db, day: string): Promise<Recognise> {
  await sql`insert into kontor_unkept.visit_salts (day, salt)
    values (${day}, ${randomBytes(SALT_BYTES)}) on conflict do nothing`.execute(db)
  const recognise = await knownRecogniser(db, day)
  if (!recognise) throw new Error(`There is no salt for ${day}`)
  return recognise
}

/** The same for somebody who only looks: a day that nobody was counted on has none. */
export async function knownRecogniser(db: Db, day: string): Promise<Recognise | undefined> {
  const { rows } = await sql<{ salt: Buffer }>`
    select salt from kontor_unkept.visit_salts where day = ${day}`.execute(db)
  const salt = rows[0]?.salt
  if (!salt) return undefined
  return (visitor) => createHmac('sha256', salt).update(visitor).digest().subarray(0, HASH_BYTES)
}

/** Whether visitors of this day can still be recognised. */
export async function hasSalt(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from kontor_unkept.visit_salts where day = ${day}`.execute(db)
  return rows.length > 0
}

/**
 * Forgets how visitors of earlier days were recognised. Deleted rows would lie in the files of the
 * tables until something overwrites them, so the files themselves are exchanged.
 */
export async function forgetDaysBefore(db: Db, today: string): Promise<void> {
  await sql`lock table kontor_unkept.visit_salts, kontor_unkept.visitors_today`.execute(db)
  const { rows } = await sql`
    select 1 from kontor_unkept.visit_salts where day < ${today}
    union all select 1 from kontor_unkept.visitors_today where day < ${today} limit 1`.execute(db)
  if (rows.length === 0) return
  await exchange(db, sql.table('kontor_unkept.visit_salts'), today)
  await exchange(db, sql.table('kontor_unkept.visitors_today'), today)
}

async function exchange(db: Db, table: ReturnType<typeof sql.table>, today: string): Promise<void> {
  await sql`create temporary table kept_today on commit drop as
    select * from ${table} where day >= ${today}`.execute(db)
  await sql`truncate ${table}`.execute(db)
  await sql`insert into ${table} select * from kept_today`.execute(db)
  await sql`drop table kept_today`.execute(db)
}

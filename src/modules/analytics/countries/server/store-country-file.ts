import { type Kysely, sql } from 'kysely'
import type { Context, UploadedFile } from '#kernel/server/context.ts'
import { cleanName } from '#kernel/server/http/download/file-name.ts'
import { analyticsFailures } from '../../errors.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { readLines } from './read-lines.ts'
import { type CountryRange, readRange } from './read-range.ts'

type Db = Kysely<AnalyticsTables>

/** So many ranges are written in one go, and no more are ever held. */
const AT_ONCE = 2000
/** Several times what the largest tables have. */
const MOST_LINES = 5_000_000

/**
 * Takes a table in as it arrives. Until it is whole, visits are looked up in the one before; what was
 * read of a table that breaks off is removed again.
 */
export async function storeCountryFile(context: Context<AnalyticsTables>): Promise<void> {
  const { db } = context
  await forgetUnfinished(db)
  for await (const { name, stream } of context.files()) {
    const id = await beginFile(db, cleanName(name))
    try {
      const ranges = await storeRanges(db, id, bytesOf(stream))
      if (ranges === 0) throw analyticsFailures.countryTableEmpty()
      await makeCurrent(context, id, ranges)
    } catch (error) {
      await forgetFile(db, id)
      throw isUnpackable(error) ? analyticsFailures.countryTableBroken() : error
    }
    await forgetFormer(db)
    return
  }
  throw analyticsFailures.countryTableEmpty()
}

async function beginFile(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into kontor_unkept.country_files (name) values (${name}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

async function storeRanges(db: Db, id: number, bytes: AsyncIterable<Buffer>): Promise<number> {
  let [count, line] = [0, 0]
  let waiting: CountryRange[] = []
  for await (const text of readLines(bytes)) {
    line += 1
    if (line > MOST_LINES) throw analyticsFailures.countryTableTooLong()
    const range = text.trim() === '' || text.startsWith('#') ? null : readRange(text)
    // The first line may name the columns.
    if (range === undefined && line > 1) throw analyticsFailures.countryLine({ line })
    if (range) waiting.push(range)
    if (waiting.length < AT_ONCE) continue
    count += await insertRanges(db, id, waiting)
    waiting = []
  }
  return count + (await insertRanges(db, id, waiting))
}

async function insertRanges(db: Db, id: number, ranges: readonly CountryRange[]): Promise<number> {
  if (ranges.length === 0) return 0
  const column = (name: keyof CountryRange) => ranges.map((range) => range[name])
  await sql`
    insert into kontor_unkept.country_ranges (file, first, last, country)
    select ${id}::int8, first, last, country from unnest(${column('first')}::inet[],
      ${column('last')}::inet[], ${column('country')}::text[]) as given (first, last, country)
    on conflict do nothing`.execute(db)
  return ranges.length
}

function makeCurrent({ change }: Context<AnalyticsTables>, id: number, ranges: number) {
  return change(async ({ db, audit }) => {
    await sql`update kontor_unkept.country_files
      set is_current = (id = ${id}), ranges = case id when ${id} then ${ranges} else ranges end`.execute(
      db,
    )
    await audit({ noun: COUNTRY_TABLE, id: COUNTRY_TABLE, action: 'update', after: { ranges } })
  })
}

/** As the history names it. */
export const COUNTRY_TABLE = 'analytics-country-table'

export async function removeCountryTable({ change, db }: Context<AnalyticsTables>): Promise<void> {
  await change(async (unit) => {
    await sql`update kontor_unkept.country_files set is_current = false`.execute(unit.db)
    await unit.audit({ noun: COUNTRY_TABLE, id: COUNTRY_TABLE, action: 'delete' })
  })
  await forgetFormer(db)
}

async function forgetFile(db: Db, id: number): Promise<void> {
  await sql`delete from kontor_unkept.country_ranges where file = ${id}`.execute(db)
  await sql`delete from kontor_unkept.country_files where id = ${id}`.execute(db)
}

/** All but the present one and those that are still arriving. */
async function forgetFormer(db: Db): Promise<void> {
  await sql`with former as (
      delete from kontor_unkept.country_files where not is_current and ranges > 0 returning id
    )
    delete from kontor_unkept.country_ranges where file in (select id from former)`.execute(db)
}

/** What a process left behind that died while a table arrived. */
export async function forgetUnfinished(db: Db): Promise<void> {
  await sql`delete from kontor_unkept.country_files
    where not is_current and uploaded_at < now() - interval '1 day'`.execute(db)
  await sql`delete from kontor_unkept.country_ranges
    where file not in (select id from kontor_unkept.country_files)`.execute(db)
}

/** Streams may hand out text where somebody set an encoding; nobody does here. */
async function* bytesOf(stream: UploadedFile['stream']): AsyncGenerator<Buffer> {
  for await (const piece of stream) yield Buffer.from(piece)
}

function isUnpackable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

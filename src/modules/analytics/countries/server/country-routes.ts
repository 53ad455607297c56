import { type Kysely, sql } from 'kysely'
import { routesOf } from '#kernel/server/route.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import {
  type CountryFile,
  readCountryFile,
  removeCountryFile,
  uploadCountryFile,
} from '../countries.calls.ts'
import { removeCountryTable, storeCountryFile } from './store-country-file.ts'

const on = routesOf<AnalyticsTables>()

export const countryRoutes = [
  on(readCountryFile, ({ db }) => currentFile(db)),
  on(uploadCountryFile, async (context) => {
    await storeCountryFile(context)
    return currentFile(context.db)
  }),
  on(removeCountryFile, async (context) => {
    await removeCountryTable(context)
    return currentFile(context.db)
  }),
]

async function currentFile(db: Kysely<AnalyticsTables>): Promise<CountryFile> {
  const { rows } = await sql<{ name: string; ranges: number; uploaded_at: Date }>`
    select name, ranges, uploaded_at from kontor_unkept.country_files where is_current`.execute(db)
  const [row] = rows
  if (!row) return { file: null }
  return { file: { name: row.name, ranges: row.ranges, uploaded: row.uploaded_at.toISOString() } }
}

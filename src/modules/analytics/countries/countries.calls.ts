import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/fields.ts'

/** The largest free tables have a tenth of it. */
const MOST_BYTES = 500 * 1024 ** 2

export const CountryFile = z.object({
  /** Null while there is none. */
  file: z.object({ name: z.string(), ranges: z.int(), uploaded: Timestamp }).nullable(),
})
export type CountryFile = z.infer<typeof CountryFile>

const table = {
  path: '/api/v0/analytics/country-table',
  access: admin,
  reply: CountryFile,
} as const

export const readCountryFile = endpoint({
  ...table,
  method: 'GET',
  summary: 'Which table of countries visits are looked up in',
})

/** A CSV, packed with gzip or not: first address, last address, country, one range in a line. */
export const uploadCountryFile = endpoint({
  ...table,
  method: 'POST',
  upload: { maxFiles: 1, maxBytes: MOST_BYTES },
  summary: 'Takes a table of addresses and countries; 422 `country-line` names a line that is none',
})

export const removeCountryFile = endpoint({
  ...table,
  method: 'DELETE',
  summary: 'Removes the table of countries; visits keep the ones they have',
})

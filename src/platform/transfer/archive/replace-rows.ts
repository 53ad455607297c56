import type pg from 'pg'
import type { DatabaseTarget } from '../../postgres/setting.ts'
import { describeTables, listMigrations } from '../export/describe-schema.ts'
import { exportLines } from '../export/export-data.ts'
import { type ImportSource, importInto, refreshStatistics } from '../export/import-data.ts'
import { readExportLines } from '../export/read-export.ts'
import { inOneTransaction } from '../transfer-client.ts'
import { EMPTIED, KEPT } from './excluded-tables.ts'

type Replacing = {
  live: DatabaseTarget
  scratch: DatabaseTarget
  kept: readonly string[]
  /** While the rows of now still stand and nobody else can write. */
  prepare(client: pg.Client): Promise<void>
  /** What else belongs to the change; becomes real together with the rows. */
  finish(client: pg.Client): Promise<void>
}

/**
 * Puts all rows of one database in place of those of another, in one transaction: whoever looks sees
 * the old rows or the new ones, also after a crash at any moment.
 */
export async function replaceRows({ live, scratch, kept, ...steps }: Replacing): Promise<void> {
  const leftOut = [...KEPT, ...kept]
  await inOneTransaction(scratch, 'reading', async (from) => {
    const names = (await describeTables(from)).map(({ name }) => name)
    const source: ImportSource = {
      migrations: await listMigrations(from),
      tables: names.filter((name) => ![...leftOut, ...EMPTIED].includes(name)),
      read: (take) => {
        const lines = singleLines(exportLines(from, {}, [...leftOut, ...EMPTIED]))
        return readExportLines({ name: 'scratch', lines }, take)
      },
    }
    await inOneTransaction(live, 'writing', async (client) => {
      await importInto(client, source, { kept: leftOut, emptied: EMPTIED, ...steps })
    })
  })
  await refreshStatistics(live)
}

async function* singleLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) {
    for (const line of text.split('\n')) if (line !== '') yield line
  }
}

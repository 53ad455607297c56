import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { QueryExecutorProvider } from 'kysely'
import type pg from 'pg'
import { codeOf } from '#platform/platform-error.ts'
import type { DatabaseTarget } from '../../postgres/setting.ts'
import { holdingStorage } from '../../storage/held-storage.ts'
import type { Storage, StoredObject } from '../../storage/storage.ts'
import { listMigrations } from '../export/describe-schema.ts'
import { exportLines } from '../export/export-data.ts'
import { inOneTransaction } from '../transfer-client.ts'
import { ARCHIVE_FOLDER, EMPTIED, KEPT } from './excluded-tables.ts'
import type { PagePrint } from './format/manifest.ts'
import { type ArchiveContent, type ArchiveMaking, writeArchive } from './format/write-archive.ts'

type ArchiveSource = {
  target: DatabaseTarget
  db: QueryExecutorProvider
  storage: Storage
  secret: string
  /** Tables that tell of backups and belong to this house alone. */
  kept: readonly string[]
  /** Prints of public pages as the snapshot of this name shows them. */
  printPages(snapshot: string): Promise<PagePrint[]>
  /** How much is done, from 0 to 1. */
  onProgress?(part: 'rows' | 'files', done: number): void
}

/** What the archive holds, known once it is written. */
type MadeArchive = { tables: Record<string, number>; files: number }

/**
 * Writes everything there is at one moment: rows from one snapshot, and every stored file that was
 * there after it; what is removed meanwhile is removed only afterwards.
 */
export async function makeArchive(
  source: ArchiveSource,
  making: ArchiveMaking,
  write: (bytes: AsyncIterable<Buffer>) => Promise<unknown>,
): Promise<MadeArchive> {
  return await holdingStorage(source, () =>
    inOneTransaction(source.target, 'reading', async (client) => {
      const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
      const pages = await source.printPages(rows[0]?.name ?? '')
      const made: MadeArchive = { tables: {}, files: 0 }
      await write(writeArchive(contentOf(client, source, { pages, made }), making))
      return made
    }),
  )
}

type Parts = { pages: PagePrint[]; made: MadeArchive }

function contentOf(
  client: pg.Client,
  source: ArchiveSource,
  { pages, made }: Parts,
): ArchiveContent {
  source.onProgress?.('rows', 0)
  const leaveOut = [...EMPTIED, ...KEPT, ...source.kept]
  return {
    rows: packed(exportLines(client, made.tables, leaveOut)),
    files: filesOf(source, made),
    close: async () => ({
      migrations: await listMigrations(client),
      tables: made.tables,
      pages,
      secret: source.secret,
    }),
  }
}

async function* packed(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const gzip = createGzip()
  const piping = pipeline(Readable.from(lines, { highWaterMark: 1 }), gzip)
  // Whoever reads the packed bytes gets the same error.
  piping.catch(() => undefined)
  yield* gzip
  await piping
}

async function* filesOf({ storage, onProgress }: ArchiveSource, made: MadeArchive) {
  const found: StoredObject[] = []
  let total = 0
  for await (const object of storage.list()) {
    if (object.key.startsWith(ARCHIVE_FOLDER)) continue
    found.push(object)
    total += object.size
  }
  let done = 0
  for (const { key, size } of found) {
    onProgress?.('files', total === 0 ? 1 : done / total)
    yield { key, open: () => orNothing(storage.get(key)) }
    made.files += 1
    done += size
  }
}

async function orNothing<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await opening
  } catch (error) {
    if (codeOf(error) === 'not-found') return undefined
    throw error
  }
}

import { openDatabase, openPool, tablesOf } from '#kernel/server/database.ts'
import { PlatformError, type PlatformErrorCode } from '#platform/platform-error.ts'
import { countRows } from '#platform/transfer/archive/count-rows.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import { type BackupTables, OWN_TABLES } from '../../server/tables.ts'
import type { Proof } from '../report.ts'
import { type ArchiveRequest, inScratch, type Unpacked } from './scratch-database.ts'

type Found = { fault: Proof['fault']; details: string[] }
const GOOD: Found = { fault: null, details: [] }
const MOST_DETAILS = 20

/**
 * Restores an archive into a scratch database and compares: rows with what it says of itself, files
 * with what the rows say of them, and pages drawn from it with those of the moment it was made.
 */
export async function proveArchive(
  scope: BackupScope,
  installation: Installation,
  asked: ArchiveRequest,
): Promise<Proof> {
  const at = new Date().toISOString()
  const nothing = { rows: 0, files: 0, pages: 0 }
  try {
    return await inScratch(scope, { installation, asked }, async (unpacked) => {
      asked.progress.phase('comparing')
      const { manifest } = unpacked
      const isSame = installation.version === manifest.kontor
      const found = [
        await compareRows(installation, unpacked),
        await compareFiles(unpacked),
        isSame ? await comparePages(scope, installation, unpacked) : GOOD,
      ].find(({ fault }) => fault !== null)
      const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
      const pages = isSame ? manifest.pages.length : 0
      return { ok: !found, at, rows, files: manifest.files, pages, ...(found ?? GOOD) }
    })
  } catch (error) {
    scope.log.error({ err: error, archive: asked.name }, 'a backup could not be proven')
    return { ok: false, at, ...nothing, ...whyNot(error) }
  }
}

/** What a refusal on the way says of the archive; anything else says nothing of it. */
const REFUSALS: Partial<Record<PlatformErrorCode, Proof['fault']>> = {
  'newer-version': 'newer-version',
  'not-an-archive': 'damaged',
  'other-format': 'damaged',
  'wrong-key': 'damaged',
  'archive-damaged': 'damaged',
  'no-scratch': 'no-scratch',
  damaged: 'rows',
  'other-version': 'rows',
  'other-schema': 'rows',
}

function whyNot(error: unknown): Found {
  const details = error instanceof Error ? [error.message.slice(0, 300)] : []
  const fault = error instanceof PlatformError ? REFUSALS[error.code] : undefined
  return { fault: fault ?? 'unknown', details }
}

/** An older schema was brought up to this one, which may add rows; it was counted while loading. */
async function compareRows(
  installation: Installation,
  { manifest, scratch }: Unpacked,
): Promise<Found> {
  if (manifest.migrations.length !== installation.schema.migrations.length) return GOOD
  const counts = await countRows(scratch, OWN_TABLES)
  const details = Object.entries(manifest.tables)
    .filter(([table, count]) => counts[table] !== count)
    .map(([table, count]) => `${table}: ${counts[table] ?? 0} ≠ ${count}`)
  return verdict('rows', details)
}

/** What the files themselves say: present, and still the bytes that once came in. */
async function compareFiles({ scratch, files }: Unpacked): Promise<Found> {
  const db = tablesOf<BackupTables>(openDatabase<never>(openPool(scratch, () => undefined)))
  try {
    const rows = await db
      .selectFrom('files')
      .select(['name', 'blob_key', 'sha256', 'size', 'type'])
      .where('missing_at', 'is', null)
      .execute()
    const details = rows
      .filter((row) => !isThere(row, files.get(row.blob_key)))
      .map(({ name, blob_key }) => `${name} (${blob_key})`)
    return verdict('files', details)
  } finally {
    await db.destroy()
  }
}

type FileRow = { sha256: string; size: number; type: string }

/** Drawings are cleaned on the way in, so their bytes are not those that were sent. */
function isThere(row: FileRow, file: { sha256: string; size: number } | undefined): boolean {
  if (!file || file.size !== row.size) return false
  return row.type === 'image/svg+xml' || file.sha256 === row.sha256
}

async function comparePages(
  { settings }: BackupScope,
  installation: Installation,
  { manifest, scratch }: Unpacked,
): Promise<Found> {
  const paths = manifest.pages.map(({ path }) => path)
  const drawn = await installation.printPages(settings, { target: scratch, paths })
  const now = new Map(drawn.map(({ path, sha256 }) => [path, sha256]))
  const details = manifest.pages
    .filter(({ path, sha256 }) => now.get(path) !== sha256)
    .map(({ path }) => path)
  return verdict('pages', details)
}

function verdict(fault: NonNullable<Proof['fault']>, details: string[]): Found {
  if (details.length === 0) return GOOD
  return { fault, details: details.slice(0, MOST_DETAILS).map((line) => line.slice(0, 300)) }
}

import { countRows } from '#platform/transfer/archive/count-rows.ts'
import { ARCHIVE_FOLDER } from '#platform/transfer/archive/excluded-tables.ts'
import type { CheckReport, TableChange } from '../../proofs/report.ts'
import {
  type ArchiveRequest,
  inScratch,
  type Unpacked,
} from '../../proofs/server/scratch-database.ts'
import type { BackupScope, Installation } from '../../server/installation.ts'
import { OWN_TABLES } from '../../server/tables.ts'

/** What a restore would do: found out by doing it beside the living house. */
export async function checkArchive(
  scope: BackupScope,
  installation: Installation,
  asked: ArchiveRequest,
): Promise<CheckReport> {
  return await inScratch(scope, { installation, asked }, async (unpacked) => {
    asked.progress.phase('comparing')
    const now = await countRows(scope.target, OWN_TABLES)
    const after = await countRows(unpacked.scratch, OWN_TABLES)
    const { manifest } = unpacked
    const isSame = installation.schema.migrations.length === manifest.migrations.length
    return {
      made_at: manifest.createdAt,
      version: manifest.kontor,
      schema: isSame ? 'same' : 'older',
      rows: { now: sumOf(now), after: sumOf(after) },
      tables: changesOf(now, after),
      files: await fileChanges(scope, unpacked),
      foreign_secret: manifest.secret !== scope.secret.toString(),
    }
  })
}

type Counts = Record<string, number>

function changesOf(now: Counts, after: Counts): TableChange[] {
  return Object.keys(now)
    .sort()
    .map((table) => ({ table, now: now[table] ?? 0, after: after[table] ?? 0 }))
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

async function fileChanges({ storage }: BackupScope, { files }: Unpacked) {
  let now = 0
  let removed = 0
  let kept = 0
  for await (const { key } of storage.list()) {
    if (key.startsWith(ARCHIVE_FOLDER)) continue
    now += 1
    if (files.has(key)) kept += 1
    else removed += 1
  }
  return { now, after: files.size, added: files.size - kept, removed }
}

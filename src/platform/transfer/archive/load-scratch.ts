import { PlatformError } from '#platform/platform-error.ts'
import type { DatabaseTarget } from '../../postgres/setting.ts'
import { importInto, refreshStatistics } from '../export/import-data.ts'
import { readExport } from '../export/read-export.ts'
import { inOneTransaction } from '../transfer-client.ts'
import { EMPTIED, KEPT } from './excluded-tables.ts'
import type { Manifest } from './format/manifest.ts'
import type { UnpackedArchive } from './unpack-archive.ts'

/** How the schema of a version is made; the app knows the migrations of all modules. */
export type Schema = {
  /** The names of all migrations there are here. */
  migrations: readonly string[]
  /** Runs those of the given names, or all. */
  migrate(target: DatabaseTarget, only?: ReadonlySet<string>): Promise<unknown>
}

/** Throws when an archive has tables that this version does not know yet. */
function refuseNewer({ migrations }: Manifest, schema: Schema): void {
  const unknown = migrations.filter((name) => !schema.migrations.includes(name))
  if (unknown.length === 0) return
  throw new PlatformError(
    'newer-version',
    `The archive is of a newer version of Kontor (${unknown.join(', ')}).`,
  )
}

/**
 * Reads the rows of an archive into an empty database: in the schema they were written with, which
 * is then brought up to this version. What it holds afterwards is what a restore brings.
 */
export async function loadScratch(
  scratch: DatabaseTarget,
  { manifest, rowsFile }: UnpackedArchive,
  { schema, kept }: { schema: Schema; kept: readonly string[] },
): Promise<void> {
  refuseNewer(manifest, schema)
  await schema.migrate(scratch, new Set(manifest.migrations))
  await inOneTransaction(scratch, 'writing', async (client) => {
    const source = {
      migrations: [...manifest.migrations].sort(),
      tables: Object.keys(manifest.tables),
      read: (take: Parameters<typeof readExport>[1]) => readExport(rowsFile, take),
    }
    await importInto(client, source, { kept: [...KEPT, ...kept], emptied: EMPTIED })
  })
  await schema.migrate(scratch)
  await refreshStatistics(scratch)
}

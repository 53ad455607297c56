import type pg from 'pg'
import { PlatformError } from '#platform/platform-error.ts'
import type { TableShape } from './describe-schema.ts'

/** Data goes only into the schema it came from; a later version migrates it after the import. */
export function refuseOtherMigrations(inFile: string[], here: string[]): void {
  const newer = inFile.filter((name) => !here.includes(name))
  const older = here.filter((name) => !inFile.includes(name))
  if (newer.length > 0) {
    throw new PlatformError(
      'other-version',
      `Die Datei stammt von einer neueren Kontor-Version (${newer.join(', ')}). Aktualisieren Sie zuerst Kontor. Nichts wurde geändert.`,
    )
  }
  if (older.length === 0) return
  throw new PlatformError(
    'other-version',
    `Die Datei stammt von einer älteren Kontor-Version (es fehlt ${older.join(', ')}). Aktualisieren Sie dort zuerst Kontor und schreiben Sie die Datei neu. Nichts wurde geändert.`,
  )
}

export function refuseOtherTables(inFile: string[], here: TableShape[]): void {
  const names = here.map(({ name }) => name)
  const differing = [
    ...inFile.filter((name) => !names.includes(name)),
    ...names.filter((name) => !inFile.includes(name)),
  ]
  if (differing.length === 0) return
  throw new PlatformError(
    'other-schema',
    `Datei und Datenbank haben nicht dieselben Tabellen (${differing.join(', ')}). Nichts wurde geändert.`,
  )
}

/**
 * Only what migrations themselves wrote may be replaced. Every start leaves the fact `seeded`, and
 * whatever a person or a command does leaves a session or an audit entry.
 */
export async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_used: boolean }>(`
    select exists (select from facts where name = 'seeded')
      or exists (select from sessions) or exists (select from audit_log) as is_used`)
  if (!rows[0]?.is_used) return
  throw new PlatformError(
    'not-empty',
    'Mit dieser Datenbank wurde schon gearbeitet. Eingelesen wird nur in eine neue, leere. Nichts wurde geändert.',
  )
}

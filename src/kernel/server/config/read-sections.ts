import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Db } from '../database.ts'
import { readStored } from './read-stored.ts'
import type { SecretCipher } from './secret-cipher.ts'

/** A section with its secrets in the clear: for the server only, see `maskSecrets`. */
export type ReadSection = {
  section: ConfigSection
  value: unknown
  /** 0: never saved, the defaults are in force. */
  version: number
  updatedAt: Date | undefined
  problems: readonly string[]
}

/** All sections as they are stored now. */
export async function readSections(
  db: Db,
  { sections, cipher }: { sections: readonly ConfigSection[]; cipher: SecretCipher },
): Promise<ReadSection[]> {
  const rows = await db
    .selectFrom('config_sections')
    .select(['name', 'value', 'version', 'updated_at'])
    .execute()
  const byName = new Map(rows.map((row) => [row.name, row]))
  return sections.map((section) => readRow(section, byName.get(section.name), cipher))
}

type Row = { value: unknown; version: number; updated_at: Date }

/** One row, or its absence, as a section. */
export function readRow(
  section: ConfigSection,
  row: Row | undefined,
  cipher: SecretCipher,
): ReadSection {
  const { value, problems } = readStored(section, row?.value, cipher)
  return { section, value, problems, version: row?.version ?? 0, updatedAt: row?.updated_at }
}

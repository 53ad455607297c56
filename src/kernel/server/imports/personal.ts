import { sql } from 'kysely'
import type { KernelTables } from '../kernel-tables.ts'
import { type Person, personColumns } from '../people/personal-data.ts'
import type { Db } from './queries.ts'

const MOST = 10_000

/** Imports belong to the business; whoever ran them, and whoever stands in their rows, is named here. */
export const importPersonal = personColumns<KernelTables>({
  purpose: {
    for: {
      de: 'Wer eine Datei eingelesen hat, und die Zeilen der Datei, um es rückgängig zu machen',
      en: 'Who imported a file, and the rows of the file, so that it can be undone',
    },
    basis: {
      de: 'Berechtigtes Interesse an nachvollziehbaren Änderungen (Art. 6 Abs. 1 lit. f DSGVO)',
      en: 'Legitimate interest in traceable changes (Art. 6 (1) (f) GDPR)',
    },
    until: { de: '30 Tage', en: '30 days' },
  },
  tables: [
    {
      table: 'imports',
      account: 'user_id',
      exported: { as: 'imports', columns: ['kind', 'file_name', 'user_name', 'created_at'] },
      erase: { user_id: null, user_name: '', actor: null },
    },
  ],
  collect: async ({ db }, person) => ({
    importedRows: await db
      .selectFrom('import_rows')
      .select('cells')
      .where(rowsAbout(person))
      .limit(MOST)
      .execute(),
  }),
  /** What was read from the file goes; that there was a row stays, so that the counts hold. */
  erase: async ({ db }, person) => {
    await forgetKeys(db, person)
    await sql`update import_rows set cells = '[]', reason = null, before = null,
      after = null, rest = null, digest = null where ${rowsAbout(person)}`.execute(db)
    return []
  },
})

/** Most people are in no file: then no key is looked for. */
async function forgetKeys(db: Db, person: Person): Promise<void> {
  const { rows } = await sql<{ import_id: string; item_id: string }>`
    select distinct import_id, item_id from import_rows
    where item_id is not null and ${rowsAbout(person)}`.execute(db)
  if (rows.length === 0) return
  const [imports, items] = [rows.map((row) => row.import_id), rows.map((row) => row.item_id)]
  await sql`delete from import_keys known
    using unnest(${imports}::uuid[], ${items}::text[]) as gone (import_id, item_id)
    where known.import_id = gone.import_id and known.item_id = gone.item_id`.execute(db)
}

/**
 * Rows that made or changed an entry of theirs, or hold one of their addresses. Both have an index: anybody
 * with an account may ask, however many rows there are.
 */
export function rowsAbout({ id, person, merged = [], emails }: Person) {
  const ids = [id, person, ...merged].filter((one) => one !== null)
  const addresses = emails.map((email) => email.toLowerCase())
  return sql<boolean>`(item_id = any(${ids}::text[])
    or (addresses <> '{}' and addresses && ${addresses}::text[]))`
}

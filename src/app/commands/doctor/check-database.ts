import { sql } from 'kysely'
import type { Db } from '#kernel/server/database.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { textOf } from '#platform/platform-error.ts'
import { findCluster } from '#platform/postgres/attach.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import { withTables } from '../with-database.ts'
import { type Finding, fault, fine, hint } from './finding.ts'

/** What modules search and check with. */
const EXTENSIONS = ['pg_trgm', 'btree_gist', 'unaccent']

/** `wasStarted`: a Kontor has run on it, so its secret must exist. */
type DatabaseFindings = { findings: Finding[]; wasStarted: boolean }

/** Reachability, version, schema, extensions, and whether mails can go out. Creates no database. */
export async function checkDatabase(settings: Settings): Promise<DatabaseFindings> {
  if (!settings.databaseUrl && !(await findCluster(settings.dataDir))) {
    const text = 'Datenbank gibt es noch nicht; der erste Start legt sie an'
    return { findings: [fine(text)], wasStarted: false }
  }
  try {
    return await withTables(settings, async (db) => {
      const findings = [
        await checkVersion(db),
        await checkExtensions(db),
        await checkMigrations(db),
      ]
      if (findings.some(({ mark }) => mark === '✗')) return { findings, wasStarted: false }
      findings.push(await checkMailbox(db, settings))
      return { findings, wasStarted: await hasMark(db) }
    })
  } catch (error) {
    const finding = fault('Datenbank ist nicht erreichbar', textOf(error))
    return { findings: [finding], wasStarted: false }
  }
}

async function hasMark(db: Db): Promise<boolean> {
  const mark = await db
    .selectFrom('facts')
    .select('name')
    .where('name', '=', 'seeded')
    .executeTakeFirst()
  return mark !== undefined
}

async function checkVersion(db: Db): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db)
  return fine(`Datenbank antwortet, PostgreSQL ${rows[0]?.version}`)
}

async function checkMigrations(db: Db): Promise<Finding> {
  try {
    const pending = await pendingMigrations(db)
    if (pending.length === 0) return fine('Datenbank ist auf dem neuesten Stand')
    return fault(`Ausstehende Migrationen: ${pending.length}`, 'kontor migrate')
  } catch (error) {
    return fault(
      `Datenbank passt nicht zu dieser Version (${textOf(error)})`,
      'Kontor aktualisieren',
    )
  }
}

async function checkExtensions(db: Db): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_available_extensions where name = any(${EXTENSIONS})`.execute(db)
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return fine(`Erweiterungen sind da: ${EXTENSIONS.join(', ')}`)
  return fault(
    `Erweiterungen fehlen: ${missing.join(', ')}`,
    'auf dem Server das Paket postgresql-contrib installieren',
  )
}

async function checkMailbox(db: Db, { smtp }: Settings): Promise<Finding> {
  if (smtp) return fine('E-Mails gehen über SMTP_URL hinaus')
  const { rows } = await sql<{ count: number | null }>`
    select jsonb_array_length(value -> 'mailboxes') as count
    from config_sections where name = 'mail'`.execute(db)
  if ((rows[0]?.count ?? 0) > 0) return fine('E-Mail-Postfach ist eingerichtet')
  return hint(
    'kein E-Mail-Postfach: Nachrichten werden nur aufbewahrt',
    'Admincenter, Einstellungen, E-Mail',
  )
}

import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { runCommand, urlOf } from '../test-terminal.ts'
import { doctorCommand } from './doctor.ts'

const database = await createTestDatabase()
const db = openDatabase(openPool(database.target, () => undefined))
const folder = await mkdtemp(join(tmpdir(), 'kontor-doctor-'))
const dataDir = join(folder, 'data')
const secret = join(dataDir, 'secret')
afterAll(async () => {
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const sound = { DATABASE_URL: urlOf(database.target), KONTOR_DATA_DIR: dataDir }
const examine = (environment: Record<string, string> = {}) =>
  runCommand(doctorCommand, { ...sound, ...environment })

beforeEach(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { mode: 0o700 })
  await writeFile(secret, 's'.repeat(43), { mode: 0o600 })
})

async function finds(fault: string, environment: Record<string, string> = {}) {
  const { code, text } = await examine(environment)
  const faults = text.split('\n').filter((line) => line.startsWith('✗'))
  expect(faults.join('\n')).toContain(fault)
  expect(faults).toHaveLength(1)
  expect(code).toBe(1)
}

test('a sound installation is fine, with two hints', async () => {
  const { code, text } = await examine()
  expect(text).not.toContain('✗')
  expect(text).toMatch(/✓ Datenbank antwortet, PostgreSQL 18/)
  expect(text).toMatch(/! kein E-Mail-Postfach/)
  expect(text).toMatch(/! Adresse http:\/\/127\.0\.0\.1:3000 gilt nur auf diesem Rechner/)
  expect(code).toBe(0)
})

test('a mailbox and an https address need no hint', async () => {
  const { text } = await examine({
    KONTOR_BASE_URL: 'https://www.example.org',
    SMTP_URL: 'smtp://localhost',
  })
  expect(text).not.toMatch(/^[!✗]/m)
  expect((await examine({ KONTOR_BASE_URL: 'http://example.org' })).text).toContain(
    'unverschlüsselt',
  )
})

test('a data folder that others may read is found', async () => {
  await chmod(dataDir, 0o755)
  await finds('für andere offen (755)')
})

test('a secret that is open, cut or missing is found', async () => {
  await chmod(secret, 0o644)
  await finds('ist für andere lesbar')
  await writeFile(secret, 'kurz')
  await chmod(secret, 0o600)
  await finds('unvollständig')
  await rm(secret)
  expect((await examine()).code).toBe(0)
  await sql`insert into facts values ('seeded', '{}')`.execute(db)
  await finds('fehlt')
  const { code } = await examine({ KONTOR_SECRET: 'x'.repeat(40) })
  expect(code).toBe(0)
})

test('files that cannot be written are found', async () => {
  await writeFile(join(dataDir, 'files'), 'not a folder')
  await finds('Ordner für Dateien ist nicht beschreibbar')
})

test('a database that does not answer is found', async () => {
  await finds('nicht erreichbar', { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' })
})

test('pending migrations are found, and nothing is migrated by looking', async () => {
  const known = await sql<{ name: string; timestamp: string }>`
    delete from migrations where name like '%auth-create-users' returning *`.execute(db)
  await finds('Ausstehende Migrationen: 1')
  await finds('Ausstehende Migrationen: 1')
  const row = known.rows[0]
  await sql`insert into migrations values (${row?.name}, ${row?.timestamp})`.execute(db)
  expect((await examine()).code).toBe(0)
})

test('a database of a newer version is found', async () => {
  await sql`insert into migrations values ('29990101-later', 'now')`.execute(db)
  await finds('passt nicht zu dieser Version')
  await sql`delete from migrations where name = '29990101-later'`.execute(db)
})

test('before the first start it creates nothing', async () => {
  await rm(dataDir, { recursive: true })
  const { code, text } = await runCommand(doctorCommand, { KONTOR_DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(text).toContain('Datenbank gibt es noch nicht')
  await expect(mkdir(dataDir)).resolves.toBeUndefined()
})

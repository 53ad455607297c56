import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningPostgres } from '#platform/postgres/launcher.ts'
import { postgresProcessesIn } from '#platform/postgres/server/processes.ts'
import { makeScratch, query, startScratch } from '#platform/postgres/test-postgres.ts'
import { diskStorage } from '#platform/storage/disk-storage.ts'
import { fingerprints } from '#platform/transfer/test-tables.ts'
import { waitUntil } from '#platform/wait.ts'
import { backupCommand } from './archives/backup.ts'
import { restoreCommand } from './archives/restore.ts'
import type { Command } from './command.ts'
import { doctorCommand } from './doctor/doctor.ts'
import { migrateCommand, seedCommand } from './prepare-database.ts'
import { runCommand } from './test-terminal.ts'
import { exportCommand, importCommand } from './transfer.ts'
import { userCommand } from './user.ts'

const folder = await makeScratch()
const dataDir = join(folder, 'data')
const run = (command: Command, args: string[] = [], dir = dataDir) =>
  runCommand(command, { KONTOR_DATA_DIR: dir }, { args })
const clusterOf = (dir: string) => join(dir, 'postgres')

describe('without a running Kontor', { timeout: 300_000 }, () => {
  test('a command starts the database and stops it again', async () => {
    const first = await run(migrateCommand)
    expect(first.text).toContain('✓ 20261115-0200-auth-create-users')
    expect(postgresProcessesIn(clusterOf(dataDir))).toEqual([])
    const second = await run(migrateCommand)
    expect(second.text).toBe('Die Datenbank ist auf dem neuesten Stand.')
  })

  test('a command on a database that lacks migrations says so', async () => {
    const other = join(folder, 'unmigrated')
    const created = run(userCommand, ['create', 'a@example.org'], other)
    await expect(created).rejects.toThrow('kontor migrate')
    expect(postgresProcessesIn(clusterOf(other))).toEqual([])
  })
})

describe('while a server runs on the same data folder', { timeout: 300_000 }, () => {
  let running: RunningPostgres
  const backup = join(folder, 'backup')
  const file = join(folder, 'umzug.gz')

  beforeAll(async () => {
    await run(migrateCommand)
    // A command given while Kontor is still starting waits for it.
    const starting = startScratch(dataDir)
    const isLocked = async () => (await readdir(dataDir)).includes('kontor.lock')
    expect(await waitUntil(isLocked, { timeoutMs: 30_000, stepMs: 1 })).toBe(true)
    await run(migrateCommand)
    running = await starting
    await diskStorage(join(dataDir, 'files')).put('a/b.txt', Readable.from([Buffer.from('Bild')]))
  }, 120_000)

  test('seed, user, doctor, backup and export use it and leave it running', async () => {
    await run(seedCommand)
    await run(seedCommand)
    expect(await query(running, `select value from facts where name = 'seeded'`)).toEqual([
      { value: { isDemo: true } },
    ])
    await run(userCommand, ['create', 'a@example.org'])
    expect(await query(running, `select 1 as n from users where handle = 'a@example.org'`)).toEqual(
      [{ n: 1 }],
    )
    expect((await run(doctorCommand)).text).toContain('✓ Datenbank antwortet')
    expect((await run(backupCommand, [backup])).code).toBe(0)
    await query(
      running,
      `insert into mails (id, recipient, subject, html, text, state)
      values (gen_random_uuid(), 'a@example.org', 'wartet', '', '', 'queued')`,
    )
    expect((await run(exportCommand, [file])).text).toContain('Zeilen aus')
    expect(running.adopted).toBe(false)
    expect(await query(running, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  test('restore is refused, and a backup into the stored files too', async () => {
    await expect(run(restoreCommand, [backup, '--yes'])).rejects.toThrow('Kontor läuft noch')
    const inside = run(backupCommand, [join(dataDir, 'files', 'x')])
    await expect(inside).rejects.toThrow('außerhalb')
  })

  test('afterwards the export goes into an empty database, with its waiting mails', async () => {
    const other = join(folder, 'moved')
    const { text } = await run(importCommand, [file], other)
    expect(text).toContain('1 wartende E-Mails sind wieder eingereiht.')
    const moved = await startScratch(other)
    expect(await fingerprints(moved.connection)).toEqual(await fingerprints(running.connection))
    const jobs = await query(moved, `select state from jobs.job where name = 'mail.deliver'`)
    expect(jobs).toEqual([{ state: 'created' }])
    await moved.stop()
    await expect(run(importCommand, [file], other)).rejects.toMatchObject({ code: 'not-empty' })
  })

  test('after a stop the backup can be restored, once somebody is sure', async () => {
    const secret = await readFile(join(dataDir, 'secret'), 'utf8')
    await query(running, `delete from users where handle = 'a@example.org'`)
    await running.stop()
    await expect(run(restoreCommand, [backup])).rejects.toThrow('--yes')
    const asked = runCommand(
      restoreCommand,
      { KONTOR_DATA_DIR: dataDir },
      { args: [backup], answers: ['nein'], isInteractive: true },
    )
    await expect(asked).rejects.toThrow('Nichts wurde geändert')
    expect((await readdir(dataDir)).join()).not.toContain('before-restore')
    const done = await run(restoreCommand, [backup, '--yes'])
    expect(done.text).toContain('Der bisherige Stand liegt in')
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret)
    expect(await readFile(join(dataDir, 'files', 'a', 'b.txt'), 'utf8')).toBe('Bild')
    const restored = await startScratch(dataDir)
    const users = await query(restored, `select 1 as n from users where handle = 'a@example.org'`)
    expect(users).toEqual([{ n: 1 }])
    await restored.stop()
  })

  test('a restore into an empty folder does not speak of a former state', async () => {
    const empty = join(folder, 'empty')
    const asked = await runCommand(
      restoreCommand,
      { KONTOR_DATA_DIR: empty },
      { args: [backup], answers: ['ja'], isInteractive: true },
    )
    expect(asked.text).toContain('Eingespielt wird der Stand vom')
    expect(asked.text).toContain('Wiederhergestellt')
    expect(asked.text).not.toMatch(/bisherige|jetzige|before-restore/)
  })
})

test('with DATABASE_URL, backup and restore point to other means', async () => {
  const env = { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z', KONTOR_DATA_DIR: dataDir }
  for (const command of [backupCommand, restoreCommand]) {
    const refused = runCommand(command, env, { args: [join(folder, 'never')] })
    await expect(refused).rejects.toThrow('.kontor')
  }
  await expect(runCommand(exportCommand, env, { args: [join(folder, 'n')] })).rejects.toThrow(
    'DATABASE_URL ist nicht nutzbar',
  )
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { diskStorage } from '#platform/storage/disk-storage.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { fingerprints } from '#platform/transfer/test-tables.ts'
import { S3_KEYS, startS3 } from '#tests/s3-server.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { storageCommand } from '../storage.ts'
import { runCommand, urlOf } from '../test-terminal.ts'
import { userCommand } from '../user.ts'
import { backupCommand } from './backup.ts'
import { restoreCommand } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'kontor-cli-archive-'))
const [here, there] = [await createTestDatabase(), await createTestDatabase()]
const s3 = await startS3()
afterAll(async () => {
  await s3.stop()
  await here.drop()
  await there.drop()
  await rm(folder, { recursive: true, force: true })
})

const envOf = (name: string, database = here) => ({
  KONTOR_DATA_DIR: join(folder, name),
  DATABASE_URL: urlOf(database.target),
})
const put = (storage: Storage, key: string, bytes: string | Buffer) =>
  storage.put(key, Readable.from([Buffer.from(bytes)]))

async function contents(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { key } of storage.list()) {
    const parts: Buffer[] = []
    for await (const part of await storage.get(key)) parts.push(part)
    found[key] = Buffer.concat(parts).toString('latin1')
  }
  return found
}

test('a backup file of one machine opens on an empty one with the recovery key', async () => {
  const file = join(folder, 'alles.kontor')
  await put(diskStorage(join(folder, 'a', 'files')), 'files/x/1', 'Bild')
  await runCommand(userCommand, envOf('a'), { args: ['create', 'berta@example.org', 'admin'] })
  const key = (await runCommand(backupCommand, envOf('a'), { args: ['key'] })).text
  const made = await runCommand(backupCommand, envOf('a'), { args: [file] })
  expect(made.text).toMatch(/Gesichert: \d+ Zeilen und 1 Dateien/)
  await expect(runCommand(backupCommand, envOf('a'), { args: [file] })).rejects.toThrow(
    'gibt es schon',
  )

  const answers = [/: (\S+)/.exec(key)?.[1] ?? '']
  const restore = (given: object) => runCommand(restoreCommand, envOf('b', there), given)
  await expect(restore({ args: [file, '--yes'], answers: ['falsch'] })).rejects.toThrow(
    'passt nicht',
  )
  const bytes = await readFile(file)
  await writeFile(join(folder, 'halb.kontor'), bytes.subarray(0, bytes.length - 5000))
  const half = restore({ args: [join(folder, 'halb.kontor'), '--yes'], answers })
  await expect(half).rejects.toThrow('abgeschnitten')
  const done = await restore({ args: [file, '--yes'], answers })
  expect(done.text).toContain('Wiederhergestellt')

  const [from, to] = [await fingerprints(here.target), await fingerprints(there.target)]
  for (const name of ['users', 'config_sections', 'user_search', 'files']) {
    expect(to[name], name).toBe(from[name])
  }
  expect(await contents(diskStorage(join(folder, 'b', 'files')))).toEqual({ 'files/x/1': 'Bild' })
  const secret = (name: string) => readFile(join(folder, name, 'secret'), 'utf8')
  expect(await secret('b')).toBe(await secret('a'))
}, 120_000)

test('files move to S3 and back with every byte, and a move that was cut short goes on', async () => {
  const env = {
    ...envOf('c'),
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: S3_KEYS.accessKey,
    S3_SECRET_KEY: S3_KEYS.secretKey,
  }
  const disk = diskStorage(join(folder, 'c', 'files'))
  const archives = diskStorage(join(folder, 'c'))
  const bucket = s3Storage({ endpoint: s3.endpoint, region: 'auto', bucket: s3.bucket, ...S3_KEYS })
  for (let index = 0; index < 20; index += 1) await put(disk, `files/a/${index}`, `Nr. ${index}`)
  await put(archives, 'backups/kontor-1.kontor', 'Sicherung')
  const all = { ...(await contents(disk)), 'backups/kontor-1.kontor': 'Sicherung' }
  // As a killed move leaves it: some there, one of them not what it should be.
  await put(bucket, 'files/a/1', 'Nr. 1')
  await put(bucket, 'files/a/2', 'Nr. X')

  const moved = await runCommand(storageCommand, env, { args: ['move', '--to', 's3'] })
  expect(moved.text).toContain('21 Dateien')
  expect(moved.text).toContain('Davon waren 1 schon da')
  expect(await contents(bucket)).toEqual(all)
  expect(await contents(disk)).toEqual({})
  await runCommand(storageCommand, env, { args: ['move', '--to', 'disk'] })
  expect({ ...(await contents(disk)), 'backups/kontor-1.kontor': 'Sicherung' }).toEqual(all)
  expect(await archives.exists('backups/kontor-1.kontor')).toBe(true)
  expect(await contents(bucket)).toEqual({})
  const unset = runCommand(storageCommand, envOf('c'), { args: ['move', '--to', 's3'] })
  await expect(unset).rejects.toThrow('S3_ENDPOINT')
}, 60_000)

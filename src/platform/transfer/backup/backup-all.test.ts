import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashFile } from '../../files/copy-file.ts'
import { attachPostgres } from '../../postgres/attach.ts'
import type { RunningPostgres } from '../../postgres/launcher.ts'
import { makeScratch, query, startScratch } from '../../postgres/test-postgres.ts'
import { diskStorage } from '../../storage/disk-storage.ts'
import { backupAll } from './backup-all.ts'
import { storedFiles } from './copy-stored-files.ts'
import { refuseRunning, restoreAll } from './restore-all.ts'
import { refuseOtherSecret, verifyWholeBackup } from './verify-backup.ts'

const SECRET = 's'.repeat(43)
let folder: string
let dataDir: string
let backup: string
let source: RunningPostgres

async function hashes(dir: string) {
  const paths = (await storedFiles(dir)).sort()
  return await Promise.all(
    paths.map(async (path) => [path, (await hashFile(join(dir, path))).sha256]),
  )
}

async function fillStorage(dir: string) {
  const storage = diskStorage(dir)
  for (let n = 0; n < 20; n++) {
    await storage.put(`files/0${n % 3}/${n}.bin`, Readable.from([Buffer.alloc(n * 1000, n)]))
  }
}

beforeAll(async () => {
  folder = await makeScratch()
  dataDir = join(folder, 'data')
  backup = join(folder, 'backup')
  source = await startScratch(dataDir)
  await query(source, 'create table kept as select n from generate_series(1, 1000) n')
  await fillStorage(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files', '.part-unfinished'), 'half')
  // As the command does it while a Kontor runs: beside it, without its lock.
  const postgres = await attachPostgres(dataDir)
  if (!postgres) throw new Error('the running server was not found')
  await backupAll({ postgres, files: join(dataDir, 'files'), secret: SECRET }, backup)
})

describe('a backup', { timeout: 300_000 }, () => {
  it('restored elsewhere gives equal rows, files and secret', async () => {
    const target = join(folder, 'elsewhere')
    const options = { dataDir: target, hasOwnSecret: false, fsync: false }
    await restoreAll(await verifyWholeBackup(backup), options)
    expect(await hashes(join(target, 'files'))).toEqual(await hashes(join(dataDir, 'files')))
    expect((await hashes(join(target, 'files'))).length).toBe(20)
    expect(await readFile(join(target, 'secret'), 'utf8')).toBe(SECRET)
    const restored = await startScratch(target)
    expect(await query(restored, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
    await restored.stop()
  })

  it('lists every file, so that sha256sum can check it too', async () => {
    const lines = (await readFile(join(backup, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n')
    const entries = await readdir(backup, { recursive: true, withFileTypes: true })
    expect(lines.length).toBe(entries.filter((entry) => entry.isFile()).length - 1)
    expect(lines.filter((line) => line.includes('.part-'))).toEqual([])
  })

  it('replaces nothing and leaves nothing half done', async () => {
    const postgres = { connection: source.connection, dataDir: source.dataDir }
    const again = backupAll({ postgres, files: undefined, secret: undefined }, backup)
    await expect(again).rejects.toMatchObject({ code: 'exists' })
    const gone = { ...postgres, dataDir: join(folder, 'nowhere') }
    const failed = backupAll({ postgres: gone, files: undefined, secret: undefined }, `${backup}-2`)
    await expect(failed).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual(['backup'])
  })
})

describe('a restore', { timeout: 300_000 }, () => {
  it('keeps what was there beside the new', async () => {
    const target = join(folder, 'replaced')
    const before = await startScratch(target)
    await before.stop()
    await mkdir(join(target, 'files'))
    await writeFile(join(target, 'files', 'older'), 'older')
    await writeFile(join(target, 'secret'), 'older')
    const options = { dataDir: target, hasOwnSecret: false, fsync: false }
    await restoreAll(await verifyWholeBackup(backup), options)
    const kept = (await readdir(target)).filter((name) => name.includes('.before-restore-')).sort()
    expect(kept.map((name) => name.split('.')[0])).toEqual(['files', 'postgres', 'secret'])
    expect(await readdir(join(target, kept[0] ?? ''))).toEqual(['older'])
    expect(await readdir(target)).not.toContain('restore-staging')
  })

  it('is refused while a Kontor runs on the folder', async () => {
    await expect(refuseRunning(dataDir)).rejects.toMatchObject({ code: 'already-running' })
    const verified = await verifyWholeBackup(backup)
    const restore = restoreAll(verified, { dataDir, hasOwnSecret: false })
    await expect(restore).rejects.toMatchObject({ code: 'already-running' })
    expect(await readdir(dataDir)).not.toContain('restore-staging')
  })

  it('is refused when encrypted settings could not be read afterwards', async () => {
    const verified = await verifyWholeBackup(backup)
    expect(() => refuseOtherSecret(verified, undefined)).not.toThrow()
    expect(() => refuseOtherSecret(verified, SECRET)).not.toThrow()
    expect(() => refuseOtherSecret(verified, 'x'.repeat(43))).toThrow('KONTOR_SECRET')
    expect(() => refuseOtherSecret({ ...verified, secret: 'short' }, undefined)).toThrow(
      'KONTOR_SECRET',
    )
  })
})

describe('a backup that is not as it was made is refused', { timeout: 300_000 }, () => {
  async function refusedAfter(name: string, damage: (path: string) => Promise<unknown>) {
    const path = join(backup, name)
    const good = await readFile(path)
    await damage(path)
    await expect(verifyWholeBackup(backup)).rejects.toMatchObject({ code: 'damaged' })
    await writeFile(path, good)
  }

  const flip = async (path: string) => {
    const bytes = await readFile(path)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    await writeFile(path, bytes)
  }

  it.each([
    'files/files/01/7.bin',
    'secret',
    'backup.json',
    'SHA256SUMS',
    'database/manifest.json',
    'database/cluster/global/1262',
  ])('when a byte of %s differs', async (name) => {
    await refusedAfter(name, flip)
  })

  it('when something is gone or longer than it was', async () => {
    for (const name of ['files/files/01/7.bin', 'database/cluster/global/1262']) {
      await refusedAfter(name, (path) => rm(path))
      await refusedAfter(name, (path) => appendFile(path, '\nx'))
    }
    await verifyWholeBackup(backup)
  })

  it('when a file was added', async () => {
    const stranger = join(backup, 'files', 'stranger')
    await writeFile(stranger, 'x')
    await expect(verifyWholeBackup(backup)).rejects.toThrow('stranger')
    await rm(stranger)
  })
})

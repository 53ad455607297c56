import { appendFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../../wait.ts'
import type { RunningPostgres } from '../launcher.ts'
import { withClient } from '../server/ask.ts'
import { makeScratch, query, startScratch } from '../test-postgres.ts'
import { backupCluster, verifyBackup } from './backup.ts'
import { restoreCluster } from './restore.ts'

let folder: string
let source: RunningPostgres
let backup: string
let ackedBefore: number

beforeAll(async () => {
  folder = await makeScratch()
  backup = join(folder, 'backup')
  source = await startScratch(join(folder, 'source'))
  await query(source, 'create table acked (id int primary key, filler text)')
  await query(source, 'create unlogged table forgotten (id int primary key)')
  await query(source, 'insert into forgotten values (1)')
  const writer = startWriter()
  await waitUntil(() => writer.acked() >= 200, { timeoutMs: 20_000 })
  ackedBefore = writer.acked()
  await backupCluster(source, backup)
  expect(writer.acked()).toBeGreaterThan(ackedBefore)
  await writer.stop()
})

function startWriter(): { acked: () => number; stop: () => Promise<void> } {
  let acked = 0
  let isRunning = true
  const done = withClient(source.connection, async (client) => {
    while (isRunning) {
      await client.query(`insert into acked values ($1, repeat('x', 500))`, [acked + 1])
      acked += 1
    }
  })
  return {
    acked: () => acked,
    stop: async () => {
      isRunning = false
      await done
    },
  }
}

describe('a backup made while rows are written', () => {
  it('restored elsewhere holds every row acknowledged before, in sound pages', async () => {
    const dataDir = join(folder, 'elsewhere')
    await restoreCluster(backup, dataDir, { fsync: false })
    const restored = await startScratch(dataDir)
    const [row] = await query(restored, 'select count(*)::int as n, max(id) as last from acked')
    expect(row?.n).toBeGreaterThanOrEqual(ackedBefore)
    expect(row?.last).toBe(row?.n)
    await query(restored, 'create extension amcheck')
    await query(restored, `select bt_index_check('acked_pkey', true)`)
    const [pages] = await query(
      restored,
      'select sum(checksum_failures)::int as bad from pg_stat_database',
    )
    expect(pages).toEqual({ bad: 0 })
    expect(restored.connection.password).not.toBe(source.connection.password)
    await restored.stop()
  })

  it('holds no file of a table that no log may hold, and brings it back empty', async () => {
    const [row] = await query(source, `select pg_relation_filepath('forgotten') as path`)
    const file = String(row?.path)
    const paths = (await verifyBackup(backup)).files.map(({ path }) => path)
    expect(paths).toContain(`${file}_init`)
    expect(paths.filter((path) => path === file || path.startsWith(`${file}.`))).toEqual([])
    const dataDir = join(folder, 'without')
    await restoreCluster(backup, dataDir, { fsync: false })
    const restored = await startScratch(dataDir)
    expect(await query(restored, 'select count(*)::int as n from forgotten')).toEqual([{ n: 0 }])
    await restored.stop()
  })

  it('names every file in its manifest and keeps pid file and password out', async () => {
    const manifest = await verifyBackup(backup)
    const paths = manifest.files.map(({ path }) => path)
    expect(paths).toContain('backup_label')
    expect(paths).toContain('global/pg_control')
    expect(paths.filter((path) => path.startsWith('postmaster'))).toEqual([])
    expect(manifest.postgres).toMatch(/^18/)
  })

  it('does not overwrite an older one', async () => {
    await expect(backupCluster(source, backup)).rejects.toMatchObject({ code: 'backup-failed' })
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('a restore', () => {
  it('is refused while a Kontor runs on the folder', async () => {
    const failure = restoreCluster(backup, join(folder, 'source'))
    await expect(failure).rejects.toMatchObject({ code: 'already-running' })
  })

  it('keeps the database that was there under another name', async () => {
    const dataDir = join(folder, 'elsewhere')
    const before = await startScratch(dataDir)
    await query(before, 'create table older as select 1 as n')
    await before.stop()
    await restoreCluster(backup, dataDir, { fsync: false })
    const after = await startScratch(dataDir)
    expect(after.connection.password).toBe(before.connection.password)
    await expect(query(after, 'select n from older')).rejects.toThrow('does not exist')
    await after.stop()
    const kept = (await readdir(dataDir)).filter((name) => name.includes('.before-restore-'))
    expect(kept.length).toBe(1)
    expect(await readdir(join(dataDir, kept[0] ?? ''))).toContain('kontor-cluster.json')
  })
})

describe('a backup that is not as it was made', () => {
  const file = () => join(backup, 'cluster', 'global', '1262')

  async function refused(damage: () => Promise<() => Promise<unknown>>, reason: string) {
    const repair = await damage()
    const target = join(folder, 'untouched')
    const failure = restoreCluster(backup, target)
    await expect(failure).rejects.toMatchObject({ code: 'backup-invalid' })
    await expect(failure).rejects.toThrow(reason)
    await expect(readdir(target)).rejects.toThrow('ENOENT')
    await repair()
  }

  it('is refused when one byte differs', async () => {
    await refused(async () => {
      const good = await readFile(file())
      const bad = Buffer.from(good)
      bad[100] = (bad[100] ?? 0) ^ 1
      await writeFile(file(), bad)
      return async () => await writeFile(file(), good)
    }, 'was changed')
  })

  it('is refused when a file is cut off, missing or added', async () => {
    const good = await readFile(file())
    const putBack = async () => await writeFile(file(), good)
    await refused(async () => {
      await truncate(file(), 100)
      return putBack
    }, 'is cut off')
    await refused(async () => {
      await rm(file())
      return putBack
    }, 'is missing')
    await refused(async () => {
      const stranger = join(backup, 'cluster', 'stranger')
      await appendFile(stranger, 'x')
      return async () => await rm(stranger)
    }, 'does not belong to it')
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, 1000), 'cut off or damaged'],
    ['edited', (text: string) => text.replace('backup_label', 'backup_1abel'), 'was changed'],
    ['of another format', (text: string) => text.replace('"format": 1', '"format": 9'), 'format 9'],
  ])('is refused when its manifest is %s', async (_case, change, reason) => {
    const path = join(backup, 'manifest.json')
    await refused(async () => {
      const good = await readFile(path, 'utf8')
      await writeFile(path, change(good))
      return async () => await writeFile(path, good)
    }, reason)
  })
})

import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { afterwards } from '#tests/clean-ups.ts'
import { waitUntil } from '../../wait.ts'
import { findBinaries, program } from '../binaries/binaries.ts'
import { reachableBinaries } from '../binaries/binaries-copy.ts'
import { postgresProcessesIn } from '../server/processes.ts'
import { isRoot, makeScratch, query, startChild, startScratch } from '../test-postgres.ts'
import { choosePlace } from './place.ts'

const NOBODY = { uid: 65534, gid: 65534 }
const nobody = { ...NOBODY, name: 'nobody', isOther: true }

describe('a data folder', () => {
  it('may have blanks, umlauts, commas and quotes in its path', async () => {
    const dataDir = join(await makeScratch(), `Müllers "Laden", Köln`)
    const running = await startScratch(dataDir)
    expect(running.connection.host).toBe(join(dataDir, 'postgres-sockets'))
    expect(await query(running, 'show data_directory')).toEqual([
      { data_directory: join(dataDir, 'postgres') },
    ])
    await running.stop()
  })

  it('with a path too long for a socket gets a private socket folder elsewhere', async () => {
    const dataDir = join(await makeScratch(), 'lang'.repeat(25))
    await mkdir(dataDir, { mode: 0o711 })
    const { sockets } = await choosePlace(dataDir)
    afterwards(async () => await rm(sockets, { recursive: true }))
    expect(Buffer.byteLength(join(sockets, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107)
    expect((await stat(sockets)).mode & 0o777).toBe(0o700)
    expect((await choosePlace(dataDir)).sockets).toBe(sockets)
  })

  it('that says the database is elsewhere, where it is not, starts nothing new', async () => {
    const dataDir = await makeScratch()
    const cluster = join(await makeScratch(), 'gone', 'postgres')
    await writeFile(join(dataDir, 'postgres-location'), JSON.stringify({ cluster }))
    await expect(startScratch(dataDir)).rejects.toMatchObject({ code: 'cluster-missing' })
  })
})

describe.runIf(isRoot)('started by root', () => {
  it('below a folder closed to others, the database is kept outside and found again', async () => {
    const closed = await makeScratch()
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'data')
    const notes: string[] = []
    const first = await startScratch(dataDir, ({ msg }) => notes.push(msg))
    afterwards(async () => await rm(dirname(first.dataDir), { recursive: true }))
    expect(first.dataDir.startsWith('/var/lib/kontor/')).toBe(true)
    expect(notes[0]).toContain(`cannot reach ${dataDir}`)
    await query(first, 'create table kept as select 1 as n')
    await first.stop()
    expect(await readFile(join(dataDir, 'postgres-location'), 'utf8')).toContain(first.dataDir)
    await chmod(closed, 0o711)
    const second = await startScratch(dataDir)
    expect(await query(second, 'select n from kept')).toEqual([{ n: 1 }])
    await second.stop()
  })

  it('a data folder closed to others is opened to the group of the database only', async () => {
    const dataDir = join(await makeScratch(), 'data')
    await mkdir(dataDir, { mode: 0o700 })
    const place = await choosePlace(dataDir)
    const { mode, uid, gid } = await stat(dataDir)
    expect({ cluster: place.cluster, mode: mode & 0o777, uid, gid }).toEqual({
      cluster: join(dataDir, 'postgres'),
      mode: 0o710,
      uid: 0,
      gid: place.owner.gid,
    })
  })

  it('programs that its user cannot reach are copied once to where it can', async () => {
    const closed = await makeScratch()
    const open = join(await makeScratch(), 'programs')
    const root = join(closed, 'native')
    spawnSync('cp', ['-r', findBinaries().root, root])
    await rm(join(root, 'lib', 'libpq.so.5'))
    await chmod(closed, 0o700)
    const installed = { ...findBinaries(), root }
    const copy = await reachableBinaries(installed, nobody, [open])
    expect(copy.root).toBe(join(open, `pg-${installed.version}`))
    const run = spawnSync(program(copy, 'postgres'), ['--version'], { ...NOBODY, cwd: '/' })
    expect(run.stdout.toString()).toContain('(PostgreSQL) 18')
    expect((await stat(join(copy.root, 'lib', 'libpq.so.5'))).isFile()).toBe(true)
    const again = await reachableBinaries(installed, nobody, [open])
    expect([copy.copied, again.copied]).toEqual([true, false])
  })
})

describe.runIf(isRoot)('started by a normal user', () => {
  it('the database runs in the folder as that user, and root may carry on with it', async () => {
    const dataDir = join(await makeScratch(), 'data')
    await mkdir(dataDir, { mode: 0o700 })
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const { child, lines } = startChild(dataDir, 'write', NOBODY)
    const hasSaid = () => lines.some(({ acked, code }) => acked || code)
    expect(await waitUntil(hasSaid, { timeoutMs: 30_000 })).toBe(true)
    expect(lines[0]).toMatchObject({ adopted: false })
    child.kill('SIGKILL')
    await waitUntil(() => child.signalCode !== null, { timeoutMs: 30_000 })

    const running = await startScratch(dataDir)
    expect(running).toMatchObject({ adopted: true, dataDir: join(dataDir, 'postgres') })
    await running.stop()
    expect(postgresProcessesIn(running.dataDir)).toEqual([])
    expect((await stat(running.dataDir)).uid).toBe(NOBODY.uid)
  })

  it('a cluster of another user is refused with words that say what to do', async () => {
    const dataDir = join(await makeScratch(), 'data')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const { child, lines } = startChild(dataDir, 'stop', NOBODY)
    await waitUntil(() => child.exitCode !== null && lines.length > 0, { timeoutMs: 30_000 })
    expect(lines[0]).toMatchObject({ code: 'not-owner' })
    expect(lines[0]?.message).toContain('chown')
  })
})

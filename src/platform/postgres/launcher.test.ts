import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../wait.ts'
import { type RunningPostgres, startPostgres } from './launcher.ts'
import { ask } from './server/ask.ts'
import { isAlive, postgresProcessesIn, readProcess } from './server/processes.ts'
import { makeScratch, query, serverPid, startScratch, zombieProcess } from './test-postgres.ts'

let dataDir: string
let running: RunningPostgres
const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')

beforeAll(async () => {
  dataDir = await makeScratch()
  running = await startScratch(dataDir)
  await query(running, 'create table kept as select 1 as n')
  // The unsafe settings for tests may lose what was written just before a kill.
  await query(running, 'checkpoint')
})

describe('the first start', () => {
  it('gives a private database with checksums and German sorting', async () => {
    const [settings] = await query(
      running,
      `select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('server_encoding') as encoding`,
    )
    expect(settings).toEqual({ checksums: 'on', tcp: '', idle: '1min', encoding: 'UTF8' })
    const sorted = await query(
      running,
      `select w from (values ('Zebra'), ('Ärger'), ('apfel')) v(w) order by w collate "de-x-icu"`,
    )
    expect(sorted.map(({ w }) => w)).toEqual(['apfel', 'Ärger', 'Zebra'])
    expect(running.adopted).toBe(false)
  })

  it('keeps password, cluster and socket folder from other users', async () => {
    const modes = ['postgres', 'postgres-sockets', 'postgres-password'].map(async (name) =>
      ((await stat(join(dataDir, name))).mode & 0o777).toString(8),
    )
    expect(await Promise.all(modes)).toEqual(['700', '700', '600'])
    expect(await readFile(join(running.dataDir, 'pg_hba.conf'), 'utf8')).toBe(
      'local all all scram-sha-256\n',
    )
    const answer = await ask({ ...running.connection, password: 'guess' })
    expect(answer.kind).toBe('denied')
  })
})

describe('a second start', () => {
  it('is refused while the first Kontor lives, and does it no harm', async () => {
    await expect(startScratch(dataDir)).rejects.toMatchObject({ code: 'already-running' })
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })
})

describe('supervision', () => {
  it('restarts a killed server at the same address and tells the listeners', async () => {
    let downs = 0
    running.onDown(() => {
      downs += 1
    })
    const before = serverPid(running)
    process.kill(before, 'SIGKILL')
    const isBack = async () => {
      return downs === 1 && (await ask(running.connection)).kind === 'ready'
    }
    expect(await waitUntil(isBack, { timeoutMs: 30_000 })).toBe(true)
    expect(serverPid(running)).not.toBe(before)
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })
})

describe('stop', () => {
  it('ends the server, can be repeated, and leaves the folder to the next start', async () => {
    await Promise.all([running.stop(), running.stop()])
    await running.stop()
    expect(postgresProcessesIn(running.dataDir)).toEqual([])
    running = await startScratch(dataDir)
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it('returns when the server was killed just before, and nothing is restarted', async () => {
    const pid = serverPid(running)
    const id = { pid, startTime: readProcess(pid)?.startTime ?? '' }
    process.kill(pid, 'SIGKILL')
    await running.stop()
    expect(isAlive(id)).toBe(false)
    expect(postgresProcessesIn(running.dataDir)).toEqual([])
  })
})

describe('a pid file left behind', () => {
  it.each([
    ['empty', () => ''],
    ['of a process that is gone', () => '999999999\n'],
    ['with the number of a stranger', () => `${process.pid}\n${dataDir}\n1\n5432\n\n`],
  ])('that is %s does not keep the database down', async (_case, content) => {
    await running.stop()
    await writeFile(pidFile(), content())
    running = await startScratch(dataDir)
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
    expect(serverPid(running)).not.toBe(process.pid)
  })
})

describe('a server that is dead but not reaped', () => {
  it('is noticed and replaced, though its number still looks alive', async () => {
    await running.stop()
    const { parent, zombie } = await zombieProcess()
    await writeFile(pidFile(), `${zombie}\n`)
    const notes: unknown[] = []
    running = await startScratch(dataDir, (line) => notes.push(line))
    parent.kill('SIGKILL')
    expect(JSON.stringify(notes)).toContain('zombie')
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })
})

describe('a server that takes long to get ready', () => {
  it('is given up in plain words but goes on, and the next start adopts it', async () => {
    await running.stop()
    const hurried = startPostgres({ dataDir, log: () => undefined, startTimeoutMs: 1 })
    await expect(hurried).rejects.toMatchObject({ code: 'start-timeout' })
    running = await startScratch(dataDir)
    expect(running.adopted).toBe(true)
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })
})

describe('a lost password file', () => {
  it('is replaced, and the database takes the new password', async () => {
    await running.stop()
    await rm(join(dataDir, 'postgres-password'))
    const before = running.connection.password
    running = await startScratch(dataDir)
    expect(running.connection.password).not.toBe(before)
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })
})

describe('a start that fails', () => {
  it('says why in the words of the server, and gives the folder free again', async () => {
    await running.stop()
    const config = join(dataDir, 'postgres', 'postgresql.auto.conf')
    const good = await readFile(config, 'utf8')
    await writeFile(config, "no_such_setting = 'x'\n")
    const failure = startScratch(dataDir)
    await expect(failure).rejects.toMatchObject({ code: 'start-failed' })
    await expect(failure).rejects.toThrow('no_such_setting')
    await writeFile(config, good)
    running = await startScratch(dataDir)
    expect(await query(running, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it('names the version when the cluster is of another PostgreSQL', async () => {
    await running.stop()
    const version = join(dataDir, 'postgres', 'PG_VERSION')
    await writeFile(version, '15\n')
    await expect(startScratch(dataDir)).rejects.toMatchObject({ code: 'wrong-version' })
    await writeFile(version, '18\n')
  })
})

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitUntil } from '../wait.ts'
import { postgresProcessesIn } from './server/processes.ts'
import {
  type ChildLine,
  killHard,
  makeScratch,
  query,
  startChild,
  startScratch,
} from './test-postgres.ts'

const acks = (lines: ChildLine[]) => lines.flatMap(({ acked }) => (acked ? [acked] : []))
const siblings = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => name.startsWith('postgres.'))

describe('after a Kontor was killed', () => {
  let dataDir: string
  let safe: number[]

  beforeAll(async () => {
    dataDir = await makeScratch()
    const { child, lines } = startChild(dataDir, 'write')
    const hasWritten = () => acks(lines).length >= 50
    expect(await waitUntil(hasWritten, { timeoutMs: 30_000 })).toBe(true)
    await killHard(child)
    safe = acks(lines)
  })

  it('the next one adopts the server, with every row that was acknowledged', async () => {
    const orphans = postgresProcessesIn(join(dataDir, 'postgres'))
    const postmaster = orphans.find((found) => found.isPostmaster)?.pid
    expect(postmaster).toBeGreaterThan(0)
    const running = await startScratch(dataDir)
    expect(running.adopted).toBe(true)
    const rows = await query(running, 'select id::int from acked')
    const found = new Set(rows.map(({ id }) => id))
    expect(safe.filter((id) => !found.has(id))).toEqual([])
    await running.stop()
    expect(postgresProcessesIn(running.dataDir)).toEqual([])
  })

  it('a server whose pid file was lost is replaced by a new one', async () => {
    const { child, lines } = startChild(dataDir, 'write')
    expect(await waitUntil(() => acks(lines).length > 0, { timeoutMs: 30_000 })).toBe(true)
    await killHard(child)
    await rm(join(dataDir, 'postgres', 'postmaster.pid'))
    const running = await startScratch(dataDir)
    expect(running.adopted).toBe(false)
    expect(postgresProcessesIn(running.dataDir).filter((found) => found.isPostmaster).length).toBe(
      1,
    )
    const rows = await query(running, 'select id::int from acked')
    expect(rows.length).toBeGreaterThanOrEqual(safe.length + acks(lines).length)
    await running.stop()
  })
})

describe('after a Kontor was killed while it made the database', () => {
  it('the next one clears up, leaves no server behind and starts', async () => {
    const dataDir = await makeScratch()
    const { child } = startChild(dataDir, 'write')
    const isMaking = async () =>
      (await siblings(dataDir)).some((name) => name.startsWith('postgres.new-'))
    expect(await waitUntil(isMaking, { timeoutMs: 30_000, stepMs: 2 })).toBe(true)
    await killHard(child)
    const running = await startScratch(dataDir)
    expect(await query(running, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(await siblings(dataDir)).toEqual(['postgres.log'])
    await running.stop()
  })
})

describe('a database folder without the mark that it is whole', () => {
  it('is used when its server works', async () => {
    const dataDir = await makeScratch()
    const first = await startScratch(dataDir)
    await query(first, 'create table kept as select 1 as n')
    await first.stop()
    await rm(join(dataDir, 'postgres', 'kontor-cluster.json'))
    const second = await startScratch(dataDir)
    expect(await query(second, 'select n from kept')).toEqual([{ n: 1 }])
    expect(await readdir(second.dataDir)).toContain('kontor-cluster.json')
    await second.stop()
  })

  it('is kept under another name when it is only half there', async () => {
    const dataDir = await makeScratch()
    await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    const running = await startScratch(dataDir)
    expect((await siblings(dataDir)).join()).toContain('postgres.incomplete-')
    expect(await query(running, 'select 1 as n')).toEqual([{ n: 1 }])
    await running.stop()
  })

  it('is left alone when it holds something else', async () => {
    const dataDir = await makeScratch()
    await mkdir(join(dataDir, 'postgres', 'photos'), { recursive: true })
    await expect(startScratch(dataDir)).rejects.toMatchObject({ code: 'start-failed' })
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['photos'])
  })
})

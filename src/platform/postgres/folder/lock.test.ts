import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeScratch } from '../test-postgres.ts'
import { acquireLock } from './lock.ts'

async function lockedBy(change: object): Promise<string> {
  const folder = await makeScratch()
  const lock = await acquireLock(folder)
  const path = join(folder, 'kontor.lock')
  const own = JSON.parse(await readFile(path, 'utf8'))
  await lock.release()
  await writeFile(path, JSON.stringify({ ...own, ...change }))
  return folder
}

describe('the lock of a data folder', () => {
  it('is held by one at a time and free again after its release', async () => {
    const folder = await makeScratch()
    const first = await acquireLock(folder)
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: 'already-running' })
    await first.release()
    const second = await acquireLock(folder)
    await first.release()
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: 'already-running' })
    await second.release()
  })

  it('goes to exactly one of many that find the lock of a dead one', async () => {
    const folder = await lockedBy({ startTime: 'long ago' })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(folder)))
    const won = tries.filter((result) => result.status === 'fulfilled')
    expect(won.length).toBe(1)
    await won[0]?.value.release()
  })

  it('left by a process whose number now belongs to another is taken over', async () => {
    const lock = await acquireLock(await lockedBy({ startTime: '1' }))
    await lock.release()
  })

  it('of another container counts as long as it is kept fresh', async () => {
    const folder = await lockedBy({ host: 'another container', startTime: '1' })
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: 'already-running' })
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(join(folder, 'kontor.lock'), longAgo, longAgo)
    const lock = await acquireLock(folder)
    await lock.release()
  })

  it('that is damaged is taken over', async () => {
    const folder = await makeScratch()
    await writeFile(join(folder, 'kontor.lock'), '{"pid":')
    const lock = await acquireLock(folder)
    await lock.release()
  })
})

import { expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createShareRender } from './share-render.ts'

function slowWork<T>(value: T) {
  const gate = Promise.withResolvers<T>()
  return { run: vi.fn(() => gate.promise), finish: () => gate.resolve(value) }
}

test('a hundred identical misses at once render once', async () => {
  const share = createShareRender(createPageCache())
  const work = slowWork('page')
  const asked = Array.from({ length: 100 }, () => share('/', work.run))
  work.finish()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['page']))
  expect(work.run).toHaveBeenCalledTimes(1)
})

test('who asks after a change does not get a page that was begun before it', async () => {
  const cache = createPageCache()
  const share = createShareRender(cache)
  const [before, after] = [slowWork('old'), slowWork('new')]
  const first = share('/', before.run)
  cache.drop(['page:1'])
  const second = share('/', after.run)
  after.finish()
  before.finish()
  expect(await first).toBe('old')
  expect(await second).toBe('new')
})

test('after a failure the next one tries again', async () => {
  const share = createShareRender(createPageCache())
  const fails = vi.fn(() => Promise.reject(new Error('no')))
  await expect(share('/', fails)).rejects.toThrow('no')
  await expect(share('/', fails)).rejects.toThrow('no')
  expect(fails).toHaveBeenCalledTimes(2)
})

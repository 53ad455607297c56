import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { packPage } from './pack-page.ts'
import { type CachedPage, createPageCache, type PageCache } from './page-cache.ts'
import { untilTags } from './until-tag.ts'

function pageOf(bytes: number): CachedPage {
  return packPage({ status: 200, headers: {}, html: 'x'.repeat(bytes) })
}

test('a stored page is found under its key and nowhere else', () => {
  const cache = createPageCache()
  const page = pageOf(10)
  cache.store({ key: 'a/x', page, tags: ['config'], since: cache.moment() })
  expect(cache.find('a/x')).toBe(page)
  expect(cache.find('b/x')).toBeUndefined()
})

test('dropping a tag drops every page that carries it, and only those', () => {
  const cache = createPageCache()
  const since = cache.moment()
  cache.store({ key: '/a', page: pageOf(1), tags: ['menu', 'page:1'], since })
  cache.store({ key: '/b', page: pageOf(1), tags: ['menu'], since })
  cache.store({ key: '/c', page: pageOf(1), tags: ['page:2'], since })
  cache.drop(['menu', 'unknown'])
  expect([cache.find('/a'), cache.find('/b')]).toEqual([undefined, undefined])
  expect(cache.find('/c')).toBeDefined()
})

test('a page that shows what ends by the clock is over with the first of it, as a last state too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const cache = createPageCache()
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const tags = ['entries', ...untilTags([at(90), null, at(30), at(-5)])]
    cache.store({ key: '/last', page: pageOf(1), tags, since: cache.moment() })
    cache.store({ key: '/other', page: pageOf(1), tags: ['b', ...untilTags([null])], since: 0 })
    cache.suspend('away')
    vi.setSystemTime(at(29))
    expect(await cache.lastState('/last')).toBeDefined()
    vi.setSystemTime(at(1))
    expect(await cache.lastState('/last')).toBeUndefined()
    expect(await cache.lastState('/other')).toBeDefined()
    cache.resume()
    cache.store({ key: '/late', page: pageOf(1), tags, since: cache.moment() })
    expect(cache.find('/late')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('a page made from data older than a drop of one of its tags is never stored', () => {
  const cache = createPageCache()
  const since = cache.moment()
  cache.drop(['page:1'])
  cache.store({ key: '/a', page: pageOf(1), tags: ['page:1'], since })
  cache.store({ key: '/b', page: pageOf(1), tags: ['page:2'], since })
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.find('/b')).toBeDefined()
  cache.store({ key: '/a', page: pageOf(1), tags: ['page:1'], since: cache.moment() })
  expect(cache.find('/a')).toBeDefined()
})

test('nothing that was loading while the cache was cleared is stored', () => {
  const cache = createPageCache()
  const since = cache.moment()
  cache.clear()
  cache.store({ key: '/a', page: pageOf(1), tags: [], since })
  expect(cache.find('/a')).toBeUndefined()
})

test('a store that began before more drops than are remembered is refused', () => {
  const cache = createPageCache()
  const since = cache.moment()
  for (let at = 0; at < 600; at++) cache.drop([`other:${at}`])
  cache.store({ key: '/a', page: pageOf(1), tags: ['mine'], since })
  expect(cache.find('/a')).toBeUndefined()
})

test('the page that was not asked for longest goes first when the room is used up', () => {
  const cache = createPageCache(52_000)
  const since = cache.moment()
  const store = (key: string) => cache.store({ key, page: pageOf(7000), tags: [], since })
  for (const key of ['/a', '/b', '/c', '/d']) store(key)
  cache.find('/a')
  store('/e')
  const kept = ['/a', '/b', '/c', '/d', '/e'].filter((key) => cache.find(key))
  expect(kept).toEqual(['/a', '/c', '/d', '/e'])
})

test('one page can never push out most of the others', () => {
  const cache = createPageCache(40_000)
  const since = cache.moment()
  cache.store({ key: '/a', page: pageOf(100), tags: [], since })
  cache.store({ key: '/huge', page: pageOf(20_000), tags: [], since })
  expect(cache.find('/huge')).toBeUndefined()
  expect(cache.find('/a')).toBeDefined()
})

describe('the last state of a page', () => {
  const store = (cache: PageCache, key: string, tags: string[]) =>
    cache.store({ key, page: pageOf(1), tags, since: cache.moment() })

  test('stays after a change and goes for good with a withdrawal, also a later one', async () => {
    const cache = createPageCache()
    for (const key of ['/a', '/b', '/c']) store(cache, key, [`page:${key}`, 'menu'])
    cache.refresh(['menu'])
    expect(cache.find('/a')).toBeUndefined()
    expect(await cache.lastState('/a')).toBeDefined()
    cache.drop(['page:/a'])
    expect(await cache.lastState('/a')).toBeUndefined()
    expect(await cache.lastState('/b')).toBeDefined()
    store(cache, '/b', ['menu'])
    cache.drop(['menu'])
    expect(await cache.lastState('/b')).toBeUndefined()
    cache.clear()
    expect(await cache.lastState('/c')).toBeUndefined()
  })

  test('is also that of a page during whose making something changed, but not was taken back', async () => {
    const cache = createPageCache()
    const since = cache.moment()
    cache.refresh(['menu'])
    cache.store({ key: '/a', page: pageOf(1), tags: ['menu'], since })
    expect([cache.find('/a'), await cache.lastState('/a')]).toEqual([undefined, expect.anything()])
    cache.drop(['page:1'])
    cache.store({ key: '/b', page: pageOf(1), tags: ['menu', 'page:1'], since })
    expect(await cache.lastState('/b')).toBeUndefined()
  })

  test('is never older than one that was kept before', async () => {
    const cache = createPageCache()
    const [old, young] = [pageOf(1), pageOf(2)]
    const first = cache.moment()
    cache.refresh(['menu'])
    const second = cache.moment()
    cache.refresh(['menu'])
    cache.store({ key: '/a', page: young, tags: ['menu'], since: second })
    cache.store({ key: '/a', page: old, tags: ['menu'], since: first })
    expect((await cache.lastState('/a'))?.page).toBe(young)
  })

  test('goes before any fresh page when the room is used up', async () => {
    const cache = createPageCache(52_000)
    const keep = (key: string) =>
      cache.store({ key, page: pageOf(7000), tags: [key], since: cache.moment() })
    for (const key of ['/a', '/b', '/c']) keep(key)
    cache.refresh(['/c'])
    for (const key of ['/d', '/e']) keep(key)
    expect(['/a', '/b', '/d', '/e'].every((key) => cache.find(key))).toBe(true)
    expect(await cache.lastState('/c')).toBeUndefined()
    expect(cache.size()).toMatchObject({ pages: 4, last: 0 })
  })

  test('is all there is while others are not heard, and only when nothing can have been taken back', async () => {
    const cache = createPageCache()
    store(cache, '/a', ['menu'])
    const since = cache.moment()
    cache.suspend('away')
    expect([cache.find('/a'), await cache.lastState('/a')]).toEqual([undefined, expect.anything()])
    expect([cache.isFresh(since, []), await cache.mayStandIn(since, ['menu'])]).toEqual([
      false,
      true,
    ])
    cache.suspend('unsure')
    const asked = [cache.lastState('/a'), cache.mayStandIn(since, ['menu'])]
    cache.drop(['menu'])
    cache.suspend('hears')
    expect(await Promise.all(asked)).toEqual([undefined, false])
    store(cache, '/b', ['menu'])
    expect(cache.size()).toMatchObject({ pages: 0, last: 0 })
    cache.resume()
    store(cache, '/b', ['menu'])
    expect(cache.find('/b')).toBeDefined()
  })

  test('is not shown when it stays unsure what was taken back', async () => {
    vi.useFakeTimers()
    try {
      const cache = createPageCache()
      store(cache, '/a', [])
      cache.suspend('unsure')
      const asked = cache.lastState('/a')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await asked).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})

const DOINGS = ['store', 'drop', 'refresh', 'suspend', 'resume', 'clear'] as const
const Step = fc.record({ do: fc.constantFrom(...DOINGS), key: fc.nat(5), tag: fc.nat(3) })

test('after any course of events it holds what two plain maps would hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 60 }), async (steps) => {
      const cache = createPageCache()
      const model = { fresh: new Map<string, number>(), last: new Map<string, number>() }
      let isSuspended = false
      const retire = (is: (tag: number) => boolean) => {
        for (const [key, tag] of model.fresh) {
          if (!is(tag)) continue
          model.fresh.delete(key)
          model.last.set(key, tag)
        }
      }
      const take = (tag: number) => {
        for (const [key, kept] of model.last) if (kept === tag) model.last.delete(key)
      }
      for (const { do: doing, key: at, tag } of steps) {
        const key = `/${at}`
        const tags = [`t${tag}`]
        if (doing === 'store') {
          cache.store({ key, page: pageOf(1), tags, since: cache.moment() })
          if (isSuspended) continue
          model.last.delete(key)
          model.fresh.set(key, tag)
        } else if (doing === 'drop') {
          cache.drop(tags)
          retire((kept) => kept === tag)
          take(tag)
        } else if (doing === 'refresh') {
          cache.refresh(tags)
          retire((kept) => kept === tag)
        } else if (doing === 'clear') {
          cache.clear()
          model.fresh.clear()
          model.last.clear()
        } else {
          isSuspended = doing === 'suspend'
          if (isSuspended) cache.suspend('away')
          else cache.resume()
          if (isSuspended) retire(() => true)
        }
      }
      expect(cache.size()).toMatchObject({ pages: model.fresh.size, last: model.last.size })
      for (const key of model.fresh.keys()) expect(cache.find(key)).toBeDefined()
      for (const key of model.last.keys()) expect(await cache.lastState(key)).toBeDefined()
    }),
  )
})

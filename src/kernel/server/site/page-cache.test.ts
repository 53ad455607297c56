import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPage } from './pack-page.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

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

const Step = fc.oneof(
  fc.record({ do: fc.constant('store' as const), key: fc.nat(5), tag: fc.nat(3) }),
  fc.record({ do: fc.constant('drop' as const), key: fc.constant(0), tag: fc.nat(3) }),
  fc.record({ do: fc.constant('clear' as const), key: fc.constant(0), tag: fc.constant(0) }),
)

test('after any course of events it holds what a plain map would hold', () => {
  fc.assert(
    fc.property(fc.array(Step, { maxLength: 60 }), (steps) => {
      const cache = createPageCache()
      const model = new Map<string, number>()
      for (const step of steps) {
        const key = `/${step.key}`
        if (step.do === 'store') {
          const tags = [`t${step.tag}`]
          cache.store({ key, page: pageOf(1), tags, since: cache.moment() })
          model.set(key, step.tag)
        } else if (step.do === 'drop') {
          cache.drop([`t${step.tag}`])
          for (const [kept, tag] of model) if (tag === step.tag) model.delete(kept)
        } else {
          cache.clear()
          model.clear()
        }
      }
      expect(cache.size().pages).toBe(model.size)
      for (const key of model.keys()) expect(cache.find(key)).toBeDefined()
    }),
  )
})

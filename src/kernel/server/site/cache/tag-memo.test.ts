import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { tagMemo } from './tag-memo.ts'

test('a kept reading is read again after a drop of its tag, also one during the reading', async () => {
  const cache = createPageCache()
  let times = 0
  const kept = tagMemo<number>(['menu'])
  const ask = () => kept({ cache, key: 'de', read: async () => (times += 1) })
  expect([await ask(), await ask()]).toEqual([1, 1])
  cache.drop(['entries'])
  expect(await ask()).toBe(1)
  cache.drop(['menu'])
  expect([await ask(), await ask()]).toEqual([2, 2])
  cache.clear()
  expect(await ask()).toBe(3)

  cache.drop(['menu'])
  const disturbed = kept({
    cache,
    key: 'de',
    read: async () => {
      cache.drop(['menu'])
      return 0
    },
  })
  expect(await disturbed).toBe(0)
  expect(await ask()).toBe(4)
})

test('each key and each cache is read for itself', async () => {
  const [one, other] = [createPageCache(), createPageCache()]
  const kept = tagMemo<string>(['menu'])
  const ask = (cache: typeof one, key: string, read: string) =>
    kept({ cache, key, read: async () => read })
  expect(await ask(one, 'de', 'a')).toBe('a')
  expect(await ask(one, 'en', 'b')).toBe('b')
  expect(await ask(other, 'de', 'c')).toBe('c')
  expect(await ask(one, 'de', 'd')).toBe('a')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AHEAD_MS, createPageSource } from './page-source.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function counting() {
  const load = vi.fn(async (href: string) => ({ url: href, html: `<p>${load.mock.calls.length}` }))
  return { load, source: createPageSource(load) }
}

test('what hovering fetched is what the click shows, once', async () => {
  const { load, source } = counting()
  source.fetchAhead('/a')
  source.fetchAhead('/a')
  expect((await source.get('/a')).html).toBe('<p>1')
  expect(load).toHaveBeenCalledTimes(1)
  await source.get('/a')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page fetched long ago is asked for again', async () => {
  const { load, source } = counting()
  source.fetchAhead('/a')
  vi.advanceTimersByTime(AHEAD_MS)
  await source.get('/a')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failed fetch ahead is forgotten, the click tries itself', async () => {
  const load = vi
    .fn(async (href: string) => ({ url: href, html: 'fine' }))
    .mockRejectedValueOnce(new Error('offline'))
  const source = createPageSource(load)
  source.fetchAhead('/a')
  await vi.advanceTimersByTimeAsync(0)
  expect((await source.get('/a')).html).toBe('fine')
})

test('passing over many links keeps only the latest few', async () => {
  const { load, source } = counting()
  for (let at = 0; at < 20; at++) source.fetchAhead(`/${at}`)
  await source.get('/0')
  await source.get('/19')
  expect(load).toHaveBeenCalledTimes(21)
})

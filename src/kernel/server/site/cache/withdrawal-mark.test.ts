import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { markWithdrawal } from './withdrawal-mark.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { db, cache } = app.services
const mark = () => db.transaction().execute(markWithdrawal)

test('each withdrawal names the one before it, however many come at once', async () => {
  const first = await mark()
  const second = await mark()
  expect(second.before).toBe(first.now)
  const others = await Promise.all(Array.from({ length: 8 }, mark))
  const all = [second, ...others].map(({ now }) => now)
  expect(new Set(others.map(({ before }) => before)).size).toBe(others.length)
  expect(all).toEqual(expect.arrayContaining(others.map(({ before }) => before)))
})

test('a withdrawal drops its own pages and leaves the others', async () => {
  const { guest, scope } = app
  const key = (path: string) => new URL(app.services.settings.baseUrl).host + path
  const isKept = (path: string) => cache.find(key(path)) !== undefined
  const heard = async (tag: string) => {
    const since = cache.moment()
    await scope.change(async ({ touch }) => touch(tag))
    // Here at once, and once more when the own announcement comes back.
    await expect.poll(() => cache.moment() - since).toBeGreaterThanOrEqual(3)
  }
  await heard('another:1')
  await guest.get('/Impressum')
  expect(isKept('/Impressum')).toBe(true)
  await heard('another:2')
  expect(isKept('/Impressum')).toBe(true)
  await heard('config')
  expect(isKept('/Impressum')).toBe(false)
})

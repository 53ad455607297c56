import { afterAll, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { startTestApp } from '#tests/test-app.ts'
import { addDays } from '../public-holidays.ts'
import { newDay } from './new-day.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const NOTE = { de: 'Inventur', en: 'Stocktaking' }

async function save(part: object): Promise<number> {
  const known = (await sections()).find(({ name }) => name === 'business')
  const value = { ...Object(known?.value), ...part }
  const body = { name: 'business', value, version: known?.version }
  return (await admin.put('/api/v0/config/', body)).status
}

async function sections(): Promise<{ name: string; value: unknown; version: number }[]> {
  return JSON.parse((await admin.get('/api/v0/config/')).text)
}

test('a closure stands in the footer of every page as long as it concerns visitors', async () => {
  const today = dayInBerlin()
  const over = { from: addDays(today, -9), to: addDays(today, -1), note: NOTE }
  expect(await save({ closures: [over] })).toBe(200)
  expect((await app.guest.get('/Impressum')).text).not.toContain('Inventur')
  expect(await save({ closures: [{ ...over, to: addDays(today, 3) }] })).toBe(200)
  expect((await app.guest.get('/Impressum')).text).toContain('Inventur')
  expect((await app.guest.get('/en/imprint')).text).toContain('Stocktaking')
})

test('a closure that ends before it begins is refused', async () => {
  expect(await save({ closures: [{ from: '2026-08-21', to: '2026-08-10', note: NOTE }] })).toBe(400)
})

test('profiles elsewhere are plain links in the footer, and only safe addresses', async () => {
  const url = 'https://www.instagram.com/backhaus'
  expect(await save({ social: [{ network: 'instagram', url }] })).toBe(200)
  const { text } = await app.guest.get('/Impressum')
  expect(text).toContain(`href="${url}"`)
  expect(text).toContain('Folgen Sie uns')
  for (const bad of ['javascript:alert(1)', 'http://insecure.example/', 'nichts'])
    expect(await save({ social: [{ network: 'instagram', url: bad }] }), bad).toBe(400)
})

test('a new day drops the pages whose closures have changed over night, and no others', async () => {
  const attempt = { id: '1', number: 1, isLast: false, signal: new AbortController().signal }
  const night = () => newDay.run(app.scope, {} as never, attempt)
  const kept = async (ends: number) => {
    const today = dayInBerlin()
    const closures = [{ from: addDays(today, -2), to: addDays(today, ends), note: NOTE }]
    expect(await save({ closures })).toBe(200)
    // A page drawn while the change is still told to all is not kept: it is asked for until it is.
    const pagesKept = async () => {
      await app.guest.get('/Datenschutz')
      return app.services.cache.size().pages
    }
    await expect.poll(pagesKept).toBeGreaterThan(0)
    const { pages } = app.services.cache.size()
    await night()
    return app.services.cache.size().pages - pages
  }
  expect(await kept(5)).toBe(0)
  expect(await kept(-1)).toBeLessThan(0)
})

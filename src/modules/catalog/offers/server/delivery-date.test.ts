import { afterAll, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '../../server/test-shop.ts'
import { newDayJob, workingDay } from './delivery-date.ts'

const { app, page, sell } = await openShop()
afterAll(() => app.close())

test.each([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-18', 2, '2026-11-20'],
  ['2026-11-18', 3, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
])('%s and %i working days are %s', (day, count, expected) => {
  expect(workingDay(day, count)).toBe(expected)
})

test('a product says by which day it comes, and the page does not outlive the day', async () => {
  const { slug } = await sell({ title: 'Torte', delivery_days: { min: 2, max: 4 } })
  const { text } = await page(`/shop/p/${slug}`)
  const day = (count: number) => formatDay(workingDay(dayInBerlin(), count), 'de')
  expect(text).toContain(`Lieferzeit: 2–4 Werktage (voraussichtlich ${day(2)} bis ${day(4)})`)
  const key = `${new URL(app.services.settings.baseUrl).host}/shop/p/${slug}`
  await expect.poll(() => app.services.cache.find(key)).toBeDefined()
  const attempt = { id: 'x', number: 1, isLast: false, signal: new AbortController().signal }
  await newDayJob.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  expect(app.services.cache.find(key)).toBeUndefined()
})

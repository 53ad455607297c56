import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { ordersOf } from '#modules/orders/server/test-orders.ts'
import { saveSection } from '#modules/pages/server/test-pages.ts'
import { newsletterSending } from '#modules/sendings/sendings/sending.ts'
import { readStatistics } from '#modules/sendings/statistics/statistics.calls.ts'
import { browserAt } from '#tests/browser.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER, PHONE } from '../../server/test-visits.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { turnDay } from '../../visits/server/turn-day.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { db, served } = app.services
const { read, move } = ordersOf({ ...shop, ...till }, 'jana@example.org')
afterAll(() => app.close())
beforeEach(() => till.forgetLimits())

const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
const { variant } = await till.stocked('100')
const Row = z.object({ id: z.string() })

async function begun(name: string): Promise<string> {
  const { rows } = await sql`insert into newsletter_sendings (id, name, state, began_at)
    values (gen_random_uuid(), ${name}, 'finished', now()) returning id`.execute(db)
  return Row.parse(rows[0]).id
}

type Reader = { 'user-agent': string }

/** Opens the website by a link of this mail. */
async function follow(sending: string, reader: Reader & Record<string, string> = BROWSER) {
  const tag = `utm_source=newsletter&utm_campaign=brot&utm_id=${sending}&utm_content=mail`
  expect((await app.guest.get(`/Impressum?${tag}`, reader)).status).toBe(200)
  await served.flush()
}

async function buy(reader: Reader = BROWSER, headers: Record<string, string> = {}) {
  const browser = browserAt(app.url, reader['user-agent'])
  const shopper = shopperAt({
    ...browser,
    post: (path, body, more) => browser.post(path, body, { ...more, ...headers }),
  })
  const order = await shopper.buy({ variant })
  await served.flush()
  return order
}

async function figures(sending: string, reader = admin) {
  const answer = await reader.get(`/api/v0/newsletter/stats/?sending=${sending}`)
  const { stats, currency } = answer.parse(readStatistics.reply)
  return { orders: stats.orders?.total, cents: stats.revenue?.total, currency, stats }
}

/** The same as the list of all sendings says it. */
async function listed(sending: string, reader = admin) {
  const { items } = (await reader.get('/api/v0/newsletter_sending/?limit=200')).parse(
    newsletterSending.calls.list.reply,
  )
  const found = items.find(({ _id }) => _id === sending)
  return { orders: found?.orders, revenue: found?.revenue, currency: found?.currency }
}

test('who orders on the day they followed a link adds to the sums of that newsletter', async () => {
  const sending = await begun('November')
  expect(await figures(sending)).toMatchObject({ orders: 0, cents: 0, currency: null })
  expect(await listed(sending)).toEqual({ orders: 0, revenue: 0, currency: null })
  await follow(sending)
  const { _id } = await buy()
  const { total } = await read(_id)
  expect(total).toBeGreaterThan(0)
  const { stats, ...sums } = await figures(sending)
  expect(sums).toEqual({ orders: 1, cents: total, currency: 'EUR' })
  expect(await listed(sending)).toEqual({ orders: 1, revenue: total, currency: 'EUR' })
  const today = dayOf(Date.now())
  expect(stats.revenue?.series).toEqual([{ at: today, n: total }])
  expect(stats.orders?.series).toEqual([{ at: today, n: 1 }])
})

test('who came otherwise, asks not to be counted, or only tries out adds to none', async () => {
  const sending = await begun('Leise')
  await follow(sending, PHONE)
  await buy({ 'user-agent': BROWSER['user-agent'].replace('142', '143') })
  await buy(PHONE, { dnt: '1' })
  await buy(PHONE, { 'user-agent': 'curl/8.14.1' })
  expect(await figures(sending)).toMatchObject({ orders: 0, cents: 0 })
  await buy(PHONE)
  expect(await figures(sending)).toMatchObject({ orders: 1 })
})

test('the newsletter that was followed last gets it, and one that does not exist gets nothing', async () => {
  const reader = { ...BROWSER, 'user-agent': BROWSER['user-agent'].replace('142', '144') }
  const [first, second] = [await begun('Eins'), await begun('Zwei')]
  await follow(first, reader)
  await follow(second, reader)
  await buy(reader)
  expect(await figures(first)).toMatchObject({ orders: 0 })
  expect(await figures(second)).toMatchObject({ orders: 1 })
  await follow('01890000-0000-7000-8000-000000000000', reader)
  await buy(reader)
  expect(await figures(second)).toMatchObject({ orders: 1 })
})

test('a cancelled order stays counted, for no order remembers where it came from', async () => {
  const reader = { ...BROWSER, 'user-agent': BROWSER['user-agent'].replace('142', '145') }
  const sending = await begun('Storno')
  await follow(sending, reader)
  const { _id } = await buy(reader)
  expect((await move(_id, 'cancel')).status).toBe(200)
  expect(await figures(sending)).toMatchObject({ orders: 1 })
  const { rows } = await sql<{ row: string }>`select o::text as row from orders o
    union all select c::text from carts c`.execute(db)
  expect(rows.filter(({ row }) => row.includes(sending))).toEqual([])
  const { rows: columns } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_name = 'newsletter_orders' order by 1`.execute(db)
  expect(columns.map(({ name }) => name)).toEqual([
    ...['cents', 'currency', 'day', 'orders', 'sending_id'],
  ])
})

test('after midnight nobody knows any more who came by a newsletter', async () => {
  const reader = { ...BROWSER, 'user-agent': BROWSER['user-agent'].replace('142', '146') }
  const sending = await begun('Mitternacht')
  await follow(sending, reader)
  const own = await app.guest.get('/Datenschutz/Besuch', reader)
  expect(own.text).toContain('wächst die Summe dieses Newsletters')
  await turnDay(scope, new Date(Date.now() + 2 * 86_400_000))
  await buy(reader)
  expect(await figures(sending)).toMatchObject({ orders: 0 })
})

test('sums in several currencies are those of the latest, in the list as in the figures', async () => {
  const sending = await begun('Zwei Währungen')
  await sql`insert into newsletter_orders (sending_id, day, currency, orders, cents)
    values (${sending}, '2026-03-01', 'CHF', 5, 5000), (${sending}, '2026-03-02', 'EUR', 1, 100),
      (${sending}, '2026-03-03', 'EUR', 2, 250)`.execute(db)
  expect(await listed(sending)).toEqual({ orders: 3, revenue: 350, currency: 'EUR' })
  expect(await figures(sending)).toMatchObject({ orders: 3, cents: 350, currency: 'EUR' })
})

test('whoever may not see orders sees no sums of them', async () => {
  const sending = await begun('Rechte')
  await saveSection(admin, 'permissions', { member: { sendings: ['view'] } })
  const member = await app.as('member')
  expect(await figures(sending, member)).toMatchObject({ orders: undefined, cents: undefined })
  expect(await listed(sending, member)).toEqual({ orders: null, revenue: null, currency: null })
  const one = await member.get(`/api/v0/newsletter_sending/${sending}`)
  expect(one.parse(newsletterSending.calls.read.reply).items[0]).toMatchObject({ orders: null })
  await saveSection(admin, 'permissions', { member: { sendings: ['view'], orders: ['view'] } })
  expect(await figures(sending, member)).toMatchObject({ orders: 0, cents: 0 })
  expect(await listed(sending, member)).toMatchObject({ orders: 0, revenue: 0 })
})

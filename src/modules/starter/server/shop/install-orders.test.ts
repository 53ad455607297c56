import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { removeDemo } from '#kernel/server/manifest/demo.ts'
import { order } from '#modules/orders/orders/order.ts'
import { goodsReturn } from '#modules/returns/returns/return.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { werkstatt } from '../../templates/werkstatt/template.ts'
import { installDemo, seedDemo } from '../seed-demo.ts'

const DAY = 86_400_000
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await installDemo(app.scope, werkstatt)
}, 120_000)
afterAll(() => app.close())

const orders = async () =>
  (await admin.get('/api/v0/order/?limit=100')).parse(order.calls.list.reply).items

async function count(table: string, where = sql`true`): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(app.services.db)
  return rows[0]?.n ?? 0
}

test('there is an order in every state an owner wants to see', async () => {
  const found = (await orders()).map(
    ({ state, payment_provider_state: money, delivery, return_state }) =>
      `${delivery.kind} ${state} ${money} ${return_state}`,
  )
  expect(found.toSorted()).toEqual(
    [
      'ship accepted awaiting none',
      'ship accepted paid none',
      'ship placed awaiting none',
      'ship in_fulfilment paid none',
      'ship in_fulfilment awaiting none',
      'ship completed paid none',
      'pickup in_fulfilment awaiting none',
      'pickup completed paid none',
      'ship cancelled cancelled none',
      'ship cancelled expired none',
      'ship completed paid declared',
      'ship completed refunded_partly partly',
    ].toSorted(),
  )
  const { items } = (await admin.get('/api/v0/return/')).parse(goodsReturn.calls.list.reply)
  expect(items.map(({ state }) => state).toSorted()).toEqual(['received', 'refunded'])
})

test('they are spread over the last weeks, and later numbers are later days', async () => {
  const items = (await orders()).toSorted((a, b) => Number(a.number) - Number(b.number))
  const times = items.map(({ created }) => Date.parse(created))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times.map((time) => Math.floor(time / DAY))).size).toBeGreaterThan(7)
  expect(Date.now() - (times[0] ?? 0)).toBeGreaterThan(21 * DAY)
  expect(items.every(({ test }) => !test)).toBe(true)
  const { rows } = await sql<{ apart: number }>`select abs(extract(epoch from
      (select min(e.at) from payment_events e where e.payment_id = p.id) - p.created_at))::int as apart
    from payments p`.execute(app.services.db)
  expect(Math.max(...rows.map(({ apart }) => apart))).toBeLessThan(60)
  const awaited = items.find(
    ({ state, payment_provider_state: money }) => state === 'accepted' && money === 'awaiting',
  )
  expect(Date.parse(awaited?.pay_until ?? '')).toBeGreaterThan(Date.now() + 4 * DAY)
  const buyers = await sql<{ last: Date }>`select last_order_at as last from customers
    order by last_order_at desc`.execute(app.services.db)
  const ordered = new Set(times)
  expect(buyers.rows.every(({ last }) => ordered.has(last.getTime()))).toBe(true)
})

test('nobody was written to, and no cart is left', async () => {
  expect(await count('mails')).toBe(0)
  expect(await count('notices', sql`link like 'shop/%'`)).toBe(0)
  expect(await count('carts')).toBe(0)
})

test('what was sold is missing from the shelf, and what is ordered is kept', async () => {
  const { rows } = await sql<{ sold: number; committed: number; held: number }>`
    select (select -sum(quantity)::int from stock_movements where reason = 'sold') as sold,
      sum(committed)::int as committed, sum(held)::int as held from stock`.execute(app.services.db)
  expect(rows).toEqual([{ sold: 11_000, committed: 4000, held: 0 }])
})

test('a start that was cut off installs the orders it lacks, and no start installs them twice', async () => {
  await seedDemo(app.scope)
  expect(await orders()).toHaveLength(12)
})

test('an order somebody has worked on stays with its money; all others go', async () => {
  const paid = (await orders()).find(
    ({ state, payment_provider_state: money }) => state === 'accepted' && money === 'paid',
  )
  const sent = await admin.post(`/api/v0/order/${paid?._id}/ship`, { version: paid?.version })
  expect(sent.status).toBe(200)
  const kept = await app.scope.change((change) => removeDemo(change, serverModules))
  expect(kept.filter(({ noun }) => noun === 'order')).toMatchObject([
    { id: paid?._id, label: `Bestellung ${paid?.number}`, link: `shop/orders/${paid?._id}` },
  ])
  expect((await orders()).map(({ number }) => number)).toEqual([paid?.number])
  expect([await count('payments'), await count('returns'), await count('payment_refunds')]).toEqual(
    [1, 0, 0],
  )
  expect(await count('people', sql`is_candidate`)).toBe(1)
  expect(await count('audit_log', sql`noun = 'order'`)).toBeGreaterThan(2)
  // Of the payments of all others nobody did anything.
  expect(await count('audit_log', sql`noun = 'payment'`)).toBe(2)
  expect(await count('audit_log', sql`noun = 'return'`)).toBe(0)
})

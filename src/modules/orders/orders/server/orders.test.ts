import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, STORE, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { jobs } from '../../server/jobs.ts'
import { ordersOf, PATH } from '../../server/test-orders.ts'
import { order } from '../order.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { stocked, level, shopper, db } = till
const { read, move, placed, mails, lastMail } = ordersOf({ ...shop, ...till }, BUYER.email)
const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
const runJob = async (name: string) => {
  const job = jobs.find((one) => one.name === name)
  await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
}
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const PICKUP = { payment: 'pickup', delivery: { kind: 'pickup', location: STORE } }
const subjects = async () => (await mails()).map(({ subject }) => subject)
/** What the dashboard says is owed back. */
const owed = async () => {
  const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
  return items.find(({ name }) => name === 'refunds')?.things.map(({ label }) => label) ?? []
}

describe('the way of an order', () => {
  test('prepayment: paid, sent with a number, completed; the buyer hears of each', async () => {
    const { id, number, variant } = await placed()
    expect(await move(id, 'ship')).toMatchObject({ status: 409, json: { code: 'transition' } })
    expect((await move(id, 'mark_paid')).status).toBe(200)
    const sent = await move(id, 'ship', { tracking: 'DHL 123' })
    expect(sent.status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '4', committed: '0' })
    await move(id, 'complete')
    expect(await read(id)).toMatchObject({
      state: 'completed',
      payment_provider_state: 'paid',
      tracking: 'DHL 123',
    })
    expect((await subjects()).filter((subject) => subject.includes(number))).toHaveLength(3)
    for (const action of ['accept', 'mark_paid', 'ship', 'hold', 'cancel', 'refund'])
      expect(await move(id, action)).toMatchObject({ status: 409, json: { code: 'transition' } })
  })

  test('invoice: accepted, sent with the bank account, paid, completed', async () => {
    const { id, number } = await placed({ payment: 'invoice' })
    expect((await read(id)).state).toBe('placed')
    for (const action of ['accept', 'ship']) expect((await move(id, action)).status).toBe(200)
    const mail = (await mails()).find(({ subject }) => subject.endsWith(`Bestellung ${number}`))
    expect(mail?.text).toContain('IBAN')
    expect(await move(id, 'complete')).toMatchObject({ status: 409 })
    for (const action of ['mark_paid', 'complete'])
      expect((await move(id, action)).status).toBe(200)
  })

  test('on hold it comes back to where it was', async () => {
    const { id } = await placed(PICKUP)
    await move(id, 'accept')
    await move(id, 'hold')
    expect(await move(id, 'ship')).toMatchObject({ status: 409 })
    await move(id, 'resume')
    expect(await read(id)).toMatchObject({ state: 'accepted', held_from: 'none' })
  })

  test('cancelled, its goods are free again and the money goes back', async () => {
    const { id, variant, number } = await placed()
    await move(id, 'mark_paid')
    await move(id, 'cancel')
    expect(await level(variant)).toMatchObject({ committed: '0', available: '5' })
    expect(await owed()).toEqual([number])
    await move(id, 'refund')
    expect((await read(id)).payment_provider_state).toBe('refunded')
    expect(await owed()).toEqual([])
    expect(await subjects()).toContain(`Rückzahlung zu Ihrer Bestellung ${number}`)
    const again = { kind: 'refunded' }
    expect((await admin.post(`${PATH}${id}/mail`, again)).status).toBe(200)
  })

  test.each([
    {
      step: 'not_collected',
      other: 'undeliverable',
      how: PICKUP,
      said: 'wurde nicht abgeholt',
    },
    {
      step: 'undeliverable',
      other: 'not_collected',
      how: { payment: 'invoice' },
      said: 'ist zu uns zurückgekommen',
    },
  ])('$step: the goods are back in stock, and the buyer is told', async (came) => {
    const { step, other, how, said } = came
    const { id, number, variant } = await placed(how)
    expect(await move(id, step)).toMatchObject({ status: 409, json: { code: 'transition' } })
    await move(id, 'ship')
    expect(await level(variant)).toMatchObject({ on_hand: '4', committed: '0' })
    expect(await move(id, other)).toMatchObject({ status: 409, json: { code: 'transition' } })
    expect((await move(id, step)).status).toBe(200)
    expect((await read(id)).state).toBe('cancelled')
    expect(await level(variant)).toMatchObject({ on_hand: '5', committed: '0', available: '5' })
    const { json } = await admin.get(`/api/v0/stock/${variant}/movements`)
    expect(json).toMatchObject({
      items: [{ quantity: '1', reason: 'returned', note: number }, {}, {}],
    })
    expect(await subjects()).toContain(`Ihre Bestellung ${number} ${said}`)
    expect(await owed()).toEqual([])
  })

  test('what costs nothing is paid, and nothing of it is paid back', async () => {
    const { variant } = await stocked('5', { variants: [{ price: 0 }] })
    const { _id: id, number } = await shopper().buy({ ...PICKUP, variant, payment: 'prepayment' })
    const free = { total: 0, payment_provider_state: 'paid', pay_until: null, state: 'accepted' }
    expect(await read(id)).toMatchObject(free)
    expect((await lastMail(number))?.text).toContain('Zu bezahlen ist nichts.')
    expect((await lastMail(number))?.text).not.toContain('IBAN')
    await move(id, 'cancel')
    expect((await lastMail(number))?.text).not.toContain('zahlen wir Ihnen zurück')
    expect(await owed()).toEqual([])
    expect(await move(id, 'refund')).toMatchObject({ status: 409 })
  })

  test('an older version is refused, and its history names each step', async () => {
    const { id } = await placed()
    const { version } = await read(id)
    await move(id, 'mark_paid')
    const late = await admin.post(`${PATH}${id}/cancel`, { version })
    expect(late).toMatchObject({ status: 409, json: { code: 'stale' } })
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where noun = 'order' and item_id = ${id} order by id`.execute(db)
    expect(rows.map(({ action }) => action)).toEqual(['create', 'mark_paid'])
  })
})

describe('money that does not come', () => {
  const expireUnpaid = () => runJob('orders.expire-unpaid')
  const overdue = (id: string) =>
    sql`update orders set pay_until = now() - interval '1 minute' where id = ${id}`.execute(db)

  test('an order waits the days it was promised, to their end', async () => {
    const { id } = await placed()
    const until = Date.parse((await read(id)).pay_until ?? '')
    const days = (until - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(7)
    expect(days).toBeLessThanOrEqual(8.1)
    await expireUnpaid()
    expect((await read(id)).state).toBe('accepted')
  })

  test('then it expires, frees its goods and tells the buyer', async () => {
    const { id, variant, number } = await placed()
    const { id: paid } = await placed()
    await move(paid, 'mark_paid')
    for (const one of [id, paid]) await overdue(one)
    await expireUnpaid()
    expect(await read(id)).toMatchObject({ state: 'cancelled', payment_provider_state: 'expired' })
    expect((await read(paid)).state).toBe('accepted')
    expect(await level(variant)).toMatchObject({ committed: '0', available: '5' })
    expect(await subjects()).toContain(`Ihre Bestellung ${number} ist verfallen`)
  })

  test('an order that was put aside has the whole time once more', async () => {
    const { id } = await placed()
    await move(id, 'hold')
    await overdue(id)
    await expireUnpaid()
    await move(id, 'resume')
    await expireUnpaid()
    const { state, pay_until } = await read(id)
    expect(state).toBe('accepted')
    expect(Date.parse(pay_until ?? '')).toBeGreaterThan(Date.now() + 7 * 86_400_000)
  })

  test('money for a cancelled order is noted, owed and paid back; without money nothing is', async () => {
    const { id, number, variant } = await placed()
    await move(id, 'cancel')
    expect(await move(id, 'refund')).toMatchObject({ status: 409, json: { code: 'transition' } })
    expect((await move(id, 'mark_paid')).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'cancelled', payment_provider_state: 'paid' })
    expect(await level(variant)).toMatchObject({ committed: '0', available: '5' })
    expect((await lastMail(number))?.text).toContain('aber schon storniert')
    expect(await owed()).toEqual([number])
    expect((await move(id, 'refund')).status).toBe(200)
  })

  test('late money revives it while the goods are there, else it is paid back', async () => {
    const { variant } = await stocked('1')
    const { _id: first } = await shopper().buy({ variant })
    await overdue(first)
    await expireUnpaid()
    expect((await move(first, 'mark_paid')).status).toBe(200)
    expect(await read(first)).toMatchObject({ state: 'accepted', payment_provider_state: 'paid' })
    expect(await level(variant)).toMatchObject({ committed: '1' })

    const { variant: last } = await stocked('1')
    const { _id: late } = await shopper().buy({ variant: last })
    await overdue(late)
    await expireUnpaid()
    expect(await move(late, 'refund')).toMatchObject({ status: 409, json: { code: 'transition' } })
    await shopper().buy({ variant: last })
    expect((await move(late, 'mark_paid')).status).toBe(200)
    expect(await read(late)).toMatchObject({ state: 'cancelled', payment_provider_state: 'paid' })
    expect(await level(last)).toMatchObject({ committed: '1', available: '0' })
    expect((await move(late, 'refund')).status).toBe(200)
  })
})

describe('who sees an order', () => {
  test('its owner, in the account; nobody else', async () => {
    const browser = await signedInBrowser(app, await makeAccount(app))
    const other = await signedInBrowser(app, await makeAccount(app))
    const { variant } = await stocked('5', { title: 'Kringel' })
    const { _id, number } = await shopperAt(browser).buy({ variant })
    const list = await browser.get('/account/orders')
    expect(list.text).toContain(`Bestellung ${number}`)
    expect((await browser.get(`/account/orders/${_id}`)).text).toContain('Kringel')
    expect((await other.get(`/account/orders/${_id}`)).status).toBe(404)
    expect((await other.get('/account/orders')).text).toContain('noch nichts bestellt')
    expect((await other.get('/api/v0/order/own')).json).toMatchObject({ items: [], next: null })
    expect((await browser.get('/api/v0/order/own')).json).toMatchObject({
      items: [{ _id, number }],
    })
    expect((await app.guest.get('/account/orders')).status).toBe(303)
    expect((await other.get(PATH + _id)).status).toBe(403)
  })

  test('a link that was guessed leads nowhere', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00', '../1'])
      expect((await app.guest.get(`/checkout/order/${token}`)).status).toBe(404)
  })

  test('the list is filtered by the names of the specification', async () => {
    const { id } = await placed()
    await move(id, 'mark_paid')
    const query = 'state=accepted&payment_provider_state=paid'
    const found = order.calls.list.reply.parse((await admin.get(`${PATH}?${query}`)).json).items
    expect(found.map(({ _id }) => _id)).toContain(id)
    expect(found.every((one) => one.payment_provider_state === 'paid')).toBe(true)
  })
})

test('nobody writes prices, states or buyers of an order, or deletes it', async () => {
  const { id } = await placed()
  const { version } = await read(id)
  for (const values of [{ total: 1 }, { state: 'completed' }, { email: 'x@example.org' }])
    expect((await admin.put(PATH + id, { version, ...values })).status).toBe(400)
  expect((await admin.remove(PATH + id)).status).toBe(404)
  const noted = await admin.put(PATH + id, { version, note: 'Klingelt zweimal' })
  expect(noted.status).toBe(200)
})

test('what the list is filtered by is read from an index', async () => {
  const plan = (query: string) =>
    db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<object>`explain ${sql.raw(query)}`.execute(tx)
      return JSON.stringify(rows)
    })
  const filtered = await plan("select * from orders where payment_source = 'invoice'")
  expect(filtered).toContain('orders_source')
})

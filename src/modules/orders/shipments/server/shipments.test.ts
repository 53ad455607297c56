import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, STORE } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { shopSection } from '#modules/shop/config.ts'
import { ordersOf, PATH } from '../../server/test-orders.ts'
import { trackingAddress } from '../shipment.ts'

const DHL = '019a8f00-0000-7000-8000-0000000000d1'
const FOLLOW = 'https://dhl.example/track?id='
const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { stocked, shopper, level, db } = till
const { move, read, lastMail } = ordersOf({ ...shop, ...till }, BUYER.email)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const providers = [{ uuid: DHL, title: 'DHL', tracking_url: FOLLOW }]
const { shipping } = app.services.config.get(shopSection)
await shop.configure('components.shop', { shipping: { ...shipping, providers } })

/** Three of a thing and one of another, by invoice. */
async function bought(how: object = {}) {
  const one = await stocked('5', { title: 'Roggenlaib' })
  const other = await stocked('5', { title: 'Kringel' })
  const buyer = shopper()
  await buyer.add(other.variant, '1')
  const order = await buyer.buy({ variant: one.variant, quantity: '3', payment: 'invoice', ...how })
  const { lines } = await read(order._id)
  const lineOf = (variant: string) => lines.find((line) => line.variant === variant)?._id ?? ''
  return {
    ...{ id: order._id, number: order.number, token: order.token, bread: one.variant },
    ...{ breadLine: lineOf(one.variant), ringLine: lineOf(other.variant) },
  }
}

/** The numbers of orders that wait to be sent. */
async function waiting() {
  const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
  const own = items.filter(({ name }) => name === 'orders')
  return own.flatMap(({ things }) => things.map(({ label }) => label))
}

const gone = { status: 409, json: { code: 'not-left' } }

describe('an order in several parcels', () => {
  test('each has its goods, carrier, number and day, and a mail with the link', async () => {
    const { id, number, bread, breadLine, token } = await bought()
    const lines = [{ line: breadLine, quantity: '2' }]
    const first = { lines, provider: DHL, tracking: 'JJD 1', shipped_on: dayInBerlin() }
    expect(await move(id, 'ship', first)).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({
      ...{ state: 'in_fulfilment', ship_state: 'partly' },
      lines: [{ to_ship: '1' }, { shipped: '2', to_ship: '1' }],
      shipments: [{ state: 'shipped', provider: 'DHL', tracking_url: `${FOLLOW}JJD%201`, lines }],
    })
    expect(await level(bread)).toMatchObject({ on_hand: '3', committed: '1' })
    const mail = (await lastMail(number))?.text ?? ''
    expect(mail).toContain(`Ein Teil Ihrer Bestellung ${number} ist unterwegs`)
    expect(mail).toContain('In dieser Sendung:\n2 × Roggenlaib')
    expect(mail).toContain(`Sendung verfolgen: ${FOLLOW}JJD%201`)
    expect(mail).not.toContain('IBAN')
    const page = (await app.guest.get(`/checkout/order/${token}`)).text
    expect(page).toContain(`href="${FOLLOW}JJD%201"`)
    expect(page).toContain('Der Rest Ihrer Bestellung folgt.')
    expect(await move(id, 'complete')).toMatchObject({ status: 409 })
    expect(await waiting()).toContain(number)

    expect((await move(id, 'ship', { tracking: 'https://post.example/2' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ ship_state: 'all', shipments: [{}, {}] })
    expect(await waiting()).not.toContain(number)
    const last = (await lastMail(number))?.text ?? ''
    expect(last).toContain('In dieser Sendung:\n1 × Kringel\n1 × Roggenlaib')
    expect(last).toContain('Sendung verfolgen: https://post.example/2')
    expect(last).toContain('IBAN')
    expect(await move(id, 'ship')).toMatchObject({ status: 409, json: { code: 'transition' } })
    for (const step of ['mark_paid', 'complete']) expect((await move(id, step)).status).toBe(200)
    const arrived = [{ state: 'delivered' }, { state: 'delivered' }]
    expect((await read(id)).shipments).toMatchObject(arrived)
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where noun = 'order' and item_id = ${id} order by id`.execute(db)
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ship_part', 'ship', 'complete']),
    )
  })

  test('never hold more than was bought, nor half of a piece', async () => {
    const { id, breadLine, ringLine, bread } = await bought()
    const parcels = [
      [{ line: breadLine, quantity: '4' }],
      [{ line: breadLine, quantity: '0.5' }],
      [{ line: breadLine, quantity: '0' }],
      [
        { line: ringLine, quantity: '1' },
        { line: ringLine, quantity: '1' },
      ],
      [{ line: bread, quantity: '1' }],
    ]
    for (const lines of parcels) expect(await move(id, 'ship', { lines })).toMatchObject(gone)
    const past = sql`update order_lines set shipped = 3001 where id = ${breadLine}`.execute(db)
    await expect(past).rejects.toThrow('order_lines_shipped_at_most')
    const carrier = await move(id, 'ship', { provider: bread })
    expect(carrier).toMatchObject({ status: 422, json: { code: 'no-carrier' } })
    expect(await move(id, 'ship', { shipped_on: '2999-01-01' })).toMatchObject({ status: 422 })
    expect(await read(id)).toMatchObject({ state: 'placed', shipments: [] })
  })

  test('two who send at once send one parcel', async () => {
    const { id, breadLine, bread } = await bought()
    const { version } = await read(id)
    const body = { version, lines: [{ line: breadLine, quantity: '2' }] }
    const answers = await Promise.all(
      ['ship', 'ship', 'cancel', 'ship'].map((step) =>
        admin.post(`${PATH}${id}/${step}`, step === 'cancel' ? { version } : body),
      ),
    )
    const codes = answers.map(({ status }) => status).sort()
    expect(codes).toEqual([200, 409, 409, 409])
    const { state, shipments } = await read(id)
    expect(shipments).toHaveLength(state === 'cancelled' ? 0 : 1)
    const left = state === 'cancelled' ? { on_hand: '5' } : { on_hand: '3', committed: '1' }
    expect(await level(bread)).toMatchObject(left)
  })

  test('one that comes back is still ordered and is sent again', async () => {
    const { id, breadLine, bread } = await bought()
    await move(id, 'ship', { lines: [{ line: breadLine, quantity: '2' }] })
    const [parcel] = (await read(id)).shipments
    const back = { shipment: parcel?._id }
    expect((await move(id, 'undeliverable', back)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      ...{ state: 'accepted', ship_state: 'none', shipments: [{ state: 'back_in_stock' }] },
    })
    expect(await level(bread)).toMatchObject({ on_hand: '5', committed: '3' })
    expect((await move(id, 'ship')).status).toBe(200)
    expect(await move(id, 'undeliverable', back)).toMatchObject({ status: 409 })
    expect(await level(bread)).toMatchObject({ on_hand: '2', committed: '0' })
    expect((await move(id, 'undeliverable')).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'cancelled' })
    expect(await level(bread)).toMatchObject({ on_hand: '5', committed: '0' })
  })

  test('a part that lies ready and is not fetched frees the rest, too', async () => {
    const { variant } = await stocked('5')
    const delivery = { kind: 'pickup', location: STORE }
    const placed = { variant, quantity: '2', delivery, payment: 'pickup' }
    const { _id: id, number } = await shopper().buy(placed)
    const line = (await read(id)).lines[0]?._id ?? ''
    await move(id, 'ship', { lines: [{ line, quantity: '1' }] })
    const said = `Ein Teil Ihrer Bestellung ${number} liegt bereit`
    expect((await lastMail(number))?.text).toContain(said)
    expect((await move(id, 'not_collected')).status).toBe(200)
    expect(await level(variant)).toMatchObject({ on_hand: '5', committed: '0', available: '5' })
  })

  test('a number that is corrected changes the link of the last one', async () => {
    const { id, breadLine } = await bought()
    await move(id, 'ship', { lines: [{ line: breadLine, quantity: '1' }], tracking: '1' })
    await move(id, 'ship', { provider: DHL, tracking: '2' })
    const { version } = await read(id)
    expect((await admin.put(PATH + id, { version, tracking: '3' })).status).toBe(200)
    const parcels = [{ tracking: '1' }, { tracking: '3', tracking_url: `${FOLLOW}3` }]
    expect((await read(id)).shipments).toMatchObject(parcels)
  })
})

test('the number that was noted before is that of the first parcel, not of the next', async () => {
  const { id, breadLine } = await bought()
  const { version } = await read(id)
  await admin.put(PATH + id, { version, tracking: 'ABC' })
  await move(id, 'ship', { lines: [{ line: breadLine, quantity: '1' }] })
  await move(id, 'ship')
  const { shipments, tracking } = await read(id)
  expect(shipments).toMatchObject([{ tracking: 'ABC' }, { tracking: '' }])
  expect(tracking).toBe('')
})

test('where a parcel can be followed', () => {
  const at = (tracking_url: string) => trackingAddress('a/1', { tracking_url })
  expect(at('https://x.example/')).toBe('https://x.example/a%2F1')
  expect(at('https://x.example/{number}/de')).toBe('https://x.example/a%2F1/de')
  expect([at(''), at('/versand'), trackingAddress('', undefined)]).toEqual(['', '', ''])
  expect(trackingAddress('javascript:alert(1)', undefined)).toBe('')
})

import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, STORE } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { RETURN, returnsAt } from '../../server/test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { db, stocked, level, shopper } = till
const { buy, declare, latest, move, moveOrder, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const clash = { status: 409, json: { code: 'transition' } }
const put = async (id: string, values: object) => {
  const { version } = await read(id)
  return admin.put(RETURN + id, { version, ...values })
}

/** Three of one thing, paid and not sent yet. */
async function bought() {
  const { variant } = await stocked('9')
  const order = await buy(variant, { quantity: '3', isSent: false })
  const [line] = (await readOrder(order._id)).lines
  return { ...order, line: line?._id ?? '' }
}

async function complained(number: string) {
  expect((await admin.post(RETURN, { kind: 'complaint', contract: number })).status).toBe(200)
  return latest()
}

test.each([{ step: 'reject' }, { step: 'close' }])(
  'a declaration that ended with $step claims no goods any more',
  async ({ step }) => {
    await declare({ contract: 'unbekannt', contact: 'wer@example.org' })
    const lost = await latest()
    expect((await move(lost._id, step, { reason: 'Keine Bestellung gefunden' })).status).toBe(200)
    const { _id, number, token } = await bought()
    expect(await put(lost._id, { contract: number })).toMatchObject(clash)
    expect((await put(lost._id, { note: 'Doch gefunden' })).status).toBe(200)
    expect((await readOrder(_id)).lines).toMatchObject([{ claimed: '0' }])
    await declare({ token })
    expect((await latest()).lines).toMatchObject([{ quantity: '3' }])
  },
)

describe('a withdrawal', () => {
  test('of goods that are claimed is received, waits, and gets what it named', async () => {
    const { number, token, line } = await bought()
    const complaint = await complained(number)
    const asked = await declare({ token, lines: [{ line, quantity: '1' }] })
    expect(asked).toMatchObject({ status: 200, json: { receipt: { is_mailed: true } } })
    const waiting = await latest()
    expect(waiting.lines).toEqual([])
    expect((await mailsAsSent(app.services, BUYER.email)).at(-1)?.text).toContain('1 × Roggenlaib')
    await move(complaint._id, 'reject', { reason: 'Kein Mangel' })
    expect(await read(waiting._id)).toMatchObject({ lines: [{ quantity: '1' }], is_whole: false })
  })

  test('by letter is noted with its day although nothing is left; a complaint is not', async () => {
    const { number } = await bought()
    await complained(number)
    const letter = { kind: 'withdrawal', contract: number, declared: '2026-11-02' }
    expect((await admin.post(RETURN, letter)).status).toBe(200)
    expect(await latest()).toMatchObject({ due: '2026-11-16', lines: [] })
    const other = await admin.post(RETURN, { kind: 'goodwill', contract: number })
    expect(other.json.code).toBe('nothing-left')
  })

  test('gets what a part leaves over, and nobody moves it on who has not seen that', async () => {
    const { number, token } = await bought()
    const complaint = await complained(number)
    await declare({ token })
    const waiting = await latest()
    const [line] = complaint.lines
    const judged = [{ _id: line?._id, accepted: '1', is_restocked: false }]
    await move(complaint._id, 'inspect', { lines: judged })
    expect((await move(complaint._id, 'accept')).status).toBe(200)
    expect(await read(waiting._id)).toMatchObject({ lines: [{ quantity: '2' }] })
    const blind = await admin.post(`${RETURN}${waiting._id}/accept`, { version: waiting.version })
    expect(blind).toMatchObject({ status: 409, json: { code: 'stale' } })
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where noun = 'return' and item_id = ${waiting._id} order by id`.execute(db)
    expect(rows.map(({ action }) => action)).toEqual(['declare', 'match'])
  })
})

describe('the proof of a declaration', () => {
  test('online: its kind and its day are not written over', async () => {
    const { token } = await bought()
    await declare({ token })
    const { _id, due } = await latest()
    for (const values of [{ declared: '2026-11-01' }, { kind: 'complaint' }])
      expect(await put(_id, values)).toMatchObject({ status: 422, json: { code: 'proof' } })
    expect((await put(_id, { kind: 'withdrawal', declared: null, note: 'x' })).status).toBe(200)
    expect(await read(_id)).toMatchObject({ due, kind: 'withdrawal', is_online: true })
  })

  test('by letter: it came before it was noted', async () => {
    const { number } = await bought()
    await admin.post(RETURN, { kind: 'withdrawal', contract: number, declared: '2026-11-02' })
    const { _id } = await latest()
    expect((await put(_id, { declared: '2026-11-03' })).status).toBe(200)
    await sql`update returns set created_at = '2026-11-05' where id = ${_id}`.execute(db)
    expect((await put(_id, { declared: '2026-11-06' })).json.code).toBe('future')
  })
})

test('money that is owed after a withdrawal waits with the day of the law, the next first', async () => {
  const refunds = async () => {
    const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
    return items.find(({ name }) => name === 'refunds')?.things ?? []
  }
  const { number: plain, _id } = await bought()
  await moveOrder(_id, 'cancel')
  const { number } = await bought()
  await admin.post(RETURN, { kind: 'withdrawal', contract: number, declared: '2026-10-20' })
  await move((await latest())._id, 'accept')
  const found = await refunds()
  const place = (label: string) => found.findIndex((one) => one.label === label)
  expect(found[place(number)]?.at).toBe('2026-11-02T23:00:00.000Z')
  expect(place(number)).toBeLessThan(place(plain))
})

test('what was paid at the counter may be gone: nobody puts it on the shelf unseen', async () => {
  const { variant } = await stocked('9')
  const delivery = { kind: 'pickup', location: STORE }
  const { _id, token } = await shopper().buy({ variant, payment: 'pickup', delivery })
  for (const step of ['ship', 'mark_paid']) expect((await moveOrder(_id, step)).status).toBe(200)
  await declare({ token })
  const { _id: id } = await latest()
  expect((await move(id, 'accept')).status).toBe(200)
  expect(await level(variant)).toMatchObject({ on_hand: '8' })
  expect((await readOrder(_id)).state).toBe('in_fulfilment')
  expect((await move(id, 'refund', { refunded_on: '2026-11-01' })).status).toBe(200)
  expect((await moveOrder(_id, 'complete')).status).toBe(200)
})

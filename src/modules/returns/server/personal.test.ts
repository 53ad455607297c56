import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { accountsOf, makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { eraseOldJob } from './erase-old.ts'
import { RETURN, returnsAt, WITHDRAWAL } from './test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { db, stocked } = till
const { buy, declare, latest, move, read, readOrder } = returnsAt(shop, till)
/** Exports and erasures want somebody who has just proved to be there. */
const officer = await app.steppedUp('admin')
const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
const eraseOld = () => eraseOldJob.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const Held = z.object({
  modules: z.object({ returns: z.record(z.string(), z.array(z.looseObject({}))) }),
})
const held = async (user: string) =>
  (await officer.get(`/api/v0/users/${user}/export`)).parse(Held).modules.returns

async function somebody(handle: string) {
  const account = await makeAccount(app)
  await accountsOf(app).updateTable('users').set({ handle }).where('id', '=', account.id).execute()
  return { id: account.id, browser: await signedInBrowser(app, { ...account, handle }) }
}

const erase = (user: string, handle: string) =>
  officer.post(`/api/v0/users/${user}/erase`, { dryRun: false, handle })

const year = new Date().getFullYear()
const declaredIn = (id: string, day: string) =>
  sql`update returns set created_at = ${day}::date where id = ${id}`.execute(db)
const rowsOf = async (table: string, column: string, value: string) => {
  const { rows } = await sql`select from ${sql.table(table)}
    where ${sql.ref(column)} = ${value}`.execute(db)
  return rows.length
}

test('six years after the end of its year a return goes, and nothing points to it', async () => {
  const { variant } = await stocked('9')
  const { _id: order, token } = await buy(variant, { quantity: '2' })
  await declare({ token })
  const { _id: old } = await latest()
  await declare({ contact: 'spaeter@example.org' })
  const { _id: younger } = await latest()
  expect(await rowsOf('notices', 'link', `shop/returns/${old}`)).toBeGreaterThan(0)
  expect(await rowsOf('person_links', 'item_id', old)).toBe(1)
  await declaredIn(old, `${year - 7}-12-30`)
  await declaredIn(younger, `${year - 6}-01-02`)
  await eraseOld()
  expect((await admin.get(RETURN + old)).status).toBe(404)
  expect((await read(younger)).contact).toBe('spaeter@example.org')
  expect(await rowsOf('notices', 'link', `shop/returns/${old}`)).toBe(0)
  expect(await rowsOf('person_links', 'item_id', old)).toBe(0)
  expect(await rowsOf('return_lines', 'return_id', old)).toBe(0)
  // What nobody decided in six years claims nothing any more.
  expect((await readOrder(order)).lines).toMatchObject([{ claimed: '0' }])
})

test('a return outlives its order, and goes at its own time', async () => {
  const { variant } = await stocked('9')
  const { _id: order, token } = await buy(variant)
  await declare({ token })
  const { _id: id } = await latest()
  await move(id, 'accept')
  await move(id, 'refund', { refunded_on: '2026-11-01' })
  await sql`delete from orders where id = ${order}`.execute(db)
  expect(await read(id)).toMatchObject({ order: null, ordered: null, owed: 0, state: 'refunded' })
  expect((await move(id, 'close')).status).toBe(200)
  await declaredIn(id, `${year - 7}-12-30`)
  await eraseOld()
  expect((await admin.get(RETURN + id)).status).toBe(404)
})

test('an export has the declaration and its goods, and an erasure leaves the name', async () => {
  const handle = 'jana.widerruf@example.org'
  const { id: user, browser } = await somebody(handle)
  const { variant } = await stocked('5', { title: 'Kringel' })
  const { token } = await shopperAt(browser).buy({ variant, quantity: '2' })
  await browser.post(`${RETURN}declare`, { ...WITHDRAWAL, contact: handle, token })
  const item = await latest()
  await admin.put(RETURN + item._id, { version: item.version, note: 'Ruft wieder an' })
  expect(await held(user)).toMatchObject({
    returns: [{ number: item.number, contact: handle, note: 'Ruft wieder an' }],
    returnLines: [{ number: item.number, title: 'Kringel', quantity: 2 }],
  })
  expect((await erase(user, handle)).json).toMatchObject({ erased: true })
  expect(await read(item._id)).toMatchObject({ name: 'Jana Petersen', contact: '', note: '' })
})

test('an address that somebody else typed gives away and erases nothing of theirs', async () => {
  const handle = 'besitzerin.widerruf@example.org'
  const owner = await somebody('eigentlich@example.org')
  const namesake = await somebody(handle)
  await owner.browser.post(`${RETURN}declare`, { ...WITHDRAWAL, contact: handle })
  const theirs = await latest()
  await declare({ contact: handle })
  const guests = await latest()
  const { returns, guestReturns } = await held(namesake.id)
  expect(returns).toEqual([])
  expect(guestReturns?.map((one) => one.number)).toEqual([guests.number])
  await erase(namesake.id, handle)
  expect(await read(theirs._id)).toMatchObject({ contact: handle })
  expect(await read(guests._id)).toMatchObject({ contact: '' })
})

test('a return of an order is of whoever bought, whatever was typed', async () => {
  const handle = 'kaeuferin@example.org'
  const { id: user, browser } = await somebody(handle)
  const { variant } = await stocked('5')
  const { token } = await shopperAt(browser).buy({ variant })
  // By the link of the mail, without being signed in.
  await declare({ token, contact: BUYER.email })
  const own = await latest()
  expect((await held(user)).returns).toMatchObject([{ number: own.number }])
  // By telephone number and words; staff found the order.
  const { number } = await shopperAt(browser).buy({ variant })
  await declare({ contract: 'Die Dose für Oma Trude', contact: '+49 4841 4321' })
  const called = await latest()
  await admin.put(RETURN + called._id, { version: called.version, contract: number })
  expect((await held(user)).guestReturns).toMatchObject([
    { number: called.number, contact: '+49 4841 4321' },
  ])
  await sql`update returns set contract = 'Die Dose für Oma Trude'
    where id = ${called._id}`.execute(db)
  expect((await erase(user, handle)).json).toMatchObject({ erased: true })
  for (const { _id } of [own, called]) expect((await read(_id)).contact).toBe('')
  expect((await read(called._id)).contract).toBe(number)
})

test('what staff note belongs to whoever bought', async () => {
  const { id: user, browser } = await somebody('telefon@example.org')
  const { variant } = await stocked('5')
  const { _id: order, number } = await shopperAt(browser).buy({ variant })
  await admin.post(RETURN, { kind: 'complaint', contract: number })
  const item = await latest()
  expect(item).toMatchObject({ contact: BUYER.email })
  expect((await held(user)).returns).toMatchObject([{ number: item.number }])
  const links = await rowsOf('person_links', 'item_id', order)
  expect(await rowsOf('person_links', 'item_id', item._id)).toBe(links)
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { mergedTrash } from '#modules/people/merges/server/undo-merge.ts'
import { oneOf, PERSON } from '#modules/people/server/test-persons.ts'
import { returnsAt } from '#modules/returns/server/test-returns.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app } = shop
const { db } = till
const { declare } = returnsAt(shop, till)
/** Exports and erasures want somebody who has just proved to be there. */
const officer = await app.steppedUp('admin')
afterAll(() => app.close())

const CANARY = 'zeisig'
const MAIL = `${CANARY}@example.org`
const { variant } = await till.stocked('9')

/** Known to staff, without an account and without an address of their own. */
async function known() {
  return oneOf(officer.post(PERSON, { first_name: 'Ohne', last_name: 'Konto' }))
}

async function candidate(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from people
    where candidate_key like ${`${MAIL}|%`}`.execute(db)
  return String(rows[0]?.id)
}

/** Everything a guest left, given to somebody by staff, after the time in which they could undo it. */
async function mergeForGood(into: Awaited<ReturnType<typeof known>>): Promise<void> {
  const from = await oneOf(officer.get(PERSON + (await candidate())))
  const versions = { fromVersion: from.version, intoVersion: into.version }
  const pair = { from: from._id, into: into._id, dryRun: false, ...versions }
  expect((await officer.post(`${PERSON}merge`, pair)).status).toBe(200)
  expect(await mergedTrash.purge(app.scope, new Date(Date.now() + 1000))).toBe(1)
}

test('what a guest ordered and gave back is found with whom staff merged them, for good', async () => {
  const buyer = { email: MAIL, first_name: 'Zita', last_name: 'Zeisig' }
  const { _id, number } = await till.shopper().buy({ variant, buyer })
  await sql`update orders set note = ${`Notiz ${CANARY}`} where id = ${_id}`.execute(db)
  const declared = { name: 'Zita Zeisig', contact: MAIL, contract: `Bestellung von ${CANARY}` }
  expect((await declare(declared)).status).toBe(200)
  const person = await known()
  await mergeForGood(person)

  const { items } = Object((await officer.get(`${PERSON}${person._id}/timeline`)).json)
  expect(items).toMatchObject([
    { module: 'returns', kind: 'return', path: expect.stringMatching(/^shop\/returns\/[\w-]+$/) },
    { module: 'orders', kind: 'order', path: `shop/orders/${_id}` },
  ])

  const exported = (await officer.get(`${PERSON}${person._id}/export`)).json
  const { orders, returns } = Object(exported.modules)
  expect(orders.guestOrders).toMatchObject([{ number, email: MAIL, paymentSource: 'prepayment' }])
  expect(orders.orderLines).toHaveLength(1)
  expect(returns.guestReturns).toMatchObject([{ contact: MAIL }])

  const erased = await officer.post(`${PERSON}${person._id}/erase`, { dryRun: false })
  const Kept = z.object({ kept: z.array(z.object({ what: z.string() })) })
  const kept = erased.parse(Kept).kept.map(({ what }) => what)
  expect(kept).toEqual(
    expect.arrayContaining([
      'Bestellungen mit Name und Anschrift',
      'Widerrufe und Rücksendungen mit dem Namen',
    ]),
  )
  const { rows: left } = await sql<object>`select email, note, tracking from orders
    where id = ${_id}`.execute(db)
  expect(left).toEqual([{ email: '', note: '', tracking: '' }])
  const { rows: returned } = await sql<object>`select contact, note, reason, contract
    from returns`.execute(db)
  expect(JSON.stringify(returned)).not.toContain(CANARY)
})

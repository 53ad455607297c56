import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { oneOf, PERSON } from '#modules/people/server/test-persons.ts'
import { shopSection } from '#modules/shop/config.ts'
import { accountsOf, makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { CUSTOMER, customersAt, heldNote } from './test-customers.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { read, find, of, limit, block } = customersAt(admin)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const { variant } = await till.stocked('500', { variants: [{ price: 1000 }] })
const refused = { status: 403, json: { code: 'not_accepted' } }
const welcome = { status: 200 }

async function bought(email: string, payment = 'prepayment') {
  return till.shopper().buy({ variant, payment, buyer: { email } })
}

/** What the checkout answers to an address. */
async function arrive({ browser, add }: ReturnType<typeof shopperAt>, email: string) {
  await add(variant)
  return browser.put('/api/v0/checkout/address', { ...BUYER, email })
}

/** A guest is told nothing about an address, whatever is known of it; staff are, of the order. */
async function asGuest(email: string) {
  const answer = await arrive(till.shopper(), email)
  expect(answer.status).toBe(200)
  const { _id } = await bought(email)
  return heldNote(shop, _id)
}
const HELD = 'gesperrten Kunden'

/** Somebody with an account whose address is confirmed, and their browser. */
async function member() {
  const account = await makeAccount(app)
  return { ...account, buyer: shopperAt(await signedInBrowser(app, account)) }
}

async function personAt(id: string) {
  return oneOf(admin.get(PERSON + id))
}

/** Makes one of two persons, one of whom may never have ordered. */
async function absorb(from: string, into: string) {
  const [goes, stays] = [await personAt(from), await personAt(into)]
  const versions = { fromVersion: goes.version, intoVersion: stays.version }
  return admin.post(`${PERSON}merge`, { from, into, dryRun: false, ...versions })
}

async function undoMerge(into: string) {
  const { merges } = Object((await admin.get(`${PERSON}${into}/duplicates`)).json)
  return admin.post(`${PERSON}undoMerge`, { merge: merges[0]._id })
}

describe('an order of a guest with the address of a blocked customer is shown to staff', () => {
  test('when that was an account with another address', async () => {
    const { buyer } = await member()
    await buyer.buy({ variant, buyer: { email: 'typed@example.org' } })
    await block(await of('typed@example.org'))
    expect(await asGuest('Typed@example.org')).toContain(HELD)
    expect(await asGuest('other@example.org')).toBe('')
  })

  test('when the account signs in with another address now', async () => {
    const { id, handle, buyer } = await member()
    await buyer.buy({ variant, buyer: { email: handle } })
    await block(await of(handle))
    await accountsOf(app)
      .updateTable('users')
      .set({ handle: `new-${handle}` })
      .where('id', '=', id)
      .execute()
    expect(await asGuest(handle)).toContain(HELD)
  })

  test('when staff have corrected the address of the person', async () => {
    await bought('tippfehler@example.org')
    const { _id } = await of('tippfehler@example.org')
    await block(await read(_id))
    const { version } = await personAt(_id)
    const contacts = [{ kind: 'email', label: '', value: 'richtig@example.org' }]
    expect((await admin.put(PERSON + _id, { version, contacts })).status).toBe(200)
    expect(await asGuest('tippfehler@example.org')).toContain(HELD)
    expect(await asGuest('richtig@example.org')).toContain(HELD)
  })

  test('when the person lies in the trash', async () => {
    await bought('weg@example.org')
    const { _id } = await of('weg@example.org')
    await block(await read(_id))
    expect((await admin.remove(PERSON + _id)).status).toBe(200)
    expect(await asGuest('weg@example.org')).toContain(HELD)
  })

  test('whichever way the domain is written', async () => {
    await bought('kunde@müller.example')
    await block(await of('kunde@müller.example'))
    expect(await asGuest('kunde@xn--mller-kva.example')).toContain(HELD)
    expect(await asGuest('kunde@müller.example.')).toContain(HELD)
  })
})

describe('somebody signed in is also the guest with the address they have confirmed', () => {
  test('who was blocked', async () => {
    const { handle, buyer } = await member()
    await bought(handle)
    await block(await of(handle))
    expect(await arrive(buyer, 'elsewhere@example.org')).toMatchObject(refused)
  })

  test('who is known to staff as a person by now', async () => {
    const { handle, buyer } = await member()
    await bought(handle)
    const { _id } = await of(handle)
    const { version } = await personAt(_id)
    expect((await admin.post(`${PERSON}${_id}/accept`, { version })).status).toBe(200)
    await block(await of(handle))
    expect(await arrive(buyer, handle)).toMatchObject(refused)
  })

  test('whose unpaid invoices are theirs', async () => {
    const { handle, buyer } = await member()
    await bought(handle, 'invoice')
    await limit(await of(handle), { max_open: 2000 })
    await buyer.prepare({ variant, buyer: { email: handle } })
    const chosen = { payment_source: 'invoice' }
    expect(await buyer.browser.put('/api/v0/checkout/payment', chosen)).toMatchObject({
      ...{ status: 422, json: { code: 'no_payment_method' } },
    })
  })

  test('but not where the address is not confirmed, or another account typed it', async () => {
    const { id, handle, buyer } = await member()
    const other = await member()
    await bought(handle)
    await other.buyer.buy({ variant, buyer: { email: handle } })
    for (const account of await find(`search=${handle}&has_account=true`)) await block(account)
    expect(await asGuest(handle)).toContain(HELD)
    expect(await arrive(buyer, handle)).toMatchObject(welcome)
    for (const guest of await find(`search=${handle}&has_account=false`)) await block(guest)
    const users = accountsOf(app).updateTable('users').where('id', '=', id)
    await users.set({ verified_at: null }).execute()
    expect(await arrive(buyer, handle)).toMatchObject(welcome)
    await users.set({ verified_at: new Date() }).execute()
    expect(await arrive(buyer, handle)).toMatchObject(refused)
  })
})

test('where the shop says so, an invoice takes an account that has paid before', async () => {
  const { checkout } = app.services.config.get(shopSection)
  const offer = (invoice_after_orders: number) =>
    shop.configure('components.shop', { checkout: { ...checkout, invoice_after_orders } })
  const { handle, buyer } = await member()
  const choose = async ({ browser, prepare }: typeof buyer) => {
    await prepare({ variant, buyer: { email: handle } })
    return browser.put('/api/v0/checkout/payment', { payment_source: 'invoice' })
  }
  await offer(1)
  expect((await choose(buyer)).status).toBe(422)
  const { _id } = await bought(handle)
  const { items } = Object((await admin.get(`/api/v0/order/${_id}`)).json)
  await admin.post(`/api/v0/order/${_id}/mark_paid`, { version: items[0].version })
  expect((await choose(till.shopper())).status).toBe(422)
  expect((await choose(buyer)).status).toBe(200)
  await offer(2)
  expect(await buyer.review()).toMatchObject({ status: 422 })
  await offer(0)
  expect((await choose(till.shopper())).status).toBe(200)
})

describe('undoing a merge', () => {
  test('leaves the block with an account that has no order of its own', async () => {
    const { id, handle, buyer } = await member()
    await bought('vorher@example.org')
    const guest = await of('vorher@example.org')
    const { items } = Object((await admin.get(`${PERSON}?search=${handle}`)).json)
    const own = items.find(({ account }: { account: string }) => account === id)._id
    expect((await absorb(guest._id, own)).status).toBe(200)
    await block(await read(own))
    expect((await undoMerge(own)).status).toBe(200)
    expect(await read(own)).toMatchObject({ orders: 0, is_blocked: true, email: handle })
    expect(await read(guest._id)).toMatchObject({ orders: 1, is_blocked: true })
    expect(await arrive(buyer, handle)).toMatchObject(refused)
  })

  test('gives nobody what was noted about the other', async () => {
    await bought('otto@example.org')
    await bought('emil@example.org')
    const [otto, emil] = [await of('otto@example.org'), await of('emil@example.org')]
    expect((await absorb(otto._id, emil._id)).status).toBe(200)
    await limit(emil, { note: 'Zahlt spät', vat_id: 'ATU12345675', max_open: 5000 })
    await block(emil, { reason: 'Betrug' })
    expect((await undoMerge(emil._id)).status).toBe(200)
    expect(await read(otto._id)).toMatchObject({
      ...{ is_blocked: true, max_open: 5000 },
      ...{ note: '', block_reason: '', vat_id: '', vat_id_state: 'none' },
    })
    expect(await read(emil._id)).toMatchObject({ note: 'Zahlt spät', vat_id: 'ATU12345675' })
  })
})

test('a merge asks anew about a VAT id that was being checked', async () => {
  await bought('rosa@example.org')
  await bought('rosi@example.org')
  const [rosa, rosi] = [await of('rosa@example.org'), await of('rosi@example.org')]
  await limit(rosa, { vat_id: 'ATU12345675' })
  expect((await absorb(rosa._id, rosi._id)).status).toBe(200)
  expect(await read(rosi._id)).toMatchObject({
    ...{ vat_id: 'ATU12345675', vat_id_state: 'unavailable' },
  })
})

test('a guest who gets an account is found among those with one', async () => {
  await bought('spaeter@example.org')
  const { _id } = await of('spaeter@example.org')
  const { id, handle } = await makeAccount(app)
  const { items } = Object((await admin.get(`${PERSON}?search=${handle}`)).json)
  const own = items.find(({ account }: { account: string }) => account === id)._id
  const among = async (query: string) =>
    (await find(`search=spaeter@example.org&${query}`)).map((one) => one._id)
  expect(await among('has_account=true')).toEqual([])
  expect((await absorb(_id, own)).status).toBe(200)
  expect(await among('has_account=true')).toEqual([own])
  expect(await among('has_account=false')).toEqual([])
})

test('an address that is erased stands with no customer, whatever their person is known by', async () => {
  const { id, handle } = await makeAccount(app)
  await bought(handle)
  const { _id } = await of(handle)
  const { version } = await personAt(_id)
  const contacts = [{ kind: 'email', label: '', value: 'anders@example.org' }]
  await admin.put(PERSON + _id, { version, contacts })
  const officer = await app.steppedUp('admin')
  const erased = await officer.post(`/api/v0/users/${id}/erase`, { dryRun: false, handle })
  expect(erased.status).toBe(200)
  expect(await read(_id)).toMatchObject({ orders: 1, email: '' })
})

test('a block waits for an order that is being placed', async () => {
  await bought('gleich@example.org')
  const { _id, version } = await of('gleich@example.org')
  const { db } = app.services
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%from people%'`.execute(db)
    return rows[0]?.count
  }
  const asked = await db.transaction().execute(async (tx) => {
    await sql`select 1 from people where id = ${_id} for no key update`.execute(tx)
    const answer = admin.post(`${CUSTOMER}${_id}/block`, { version, is_blocked: true })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    return { answer }
  })
  expect((await asked.answer).status).toBe(200)
})

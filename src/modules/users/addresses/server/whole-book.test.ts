import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '#tests/caller.ts'
import { OwnUser } from '../../people/user.ts'
import { ALL, openHouse } from '../../server/test-people.ts'

const house = await openHouse()
const { app, admin } = house
afterAll(() => app.close())

const HOME = {
  type: 'person',
  first_name: 'Anna',
  last_name: 'Berg',
  address: 'Am Markt 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}
const STRANGE = '01890000-0000-7000-8000-000000000000'

const versionOf = async (id: string) => (await house.row(id)).version

async function put(person: Caller & { userId: string }, userData: object) {
  const version = await versionOf(person.userId)
  return person.put(ALL, { _id: person.userId, version, userData })
}

const dataIn = (answer: Awaited<ReturnType<typeof put>>) => {
  const [user] = answer.parse(z.array(OwnUser))
  if (!user) throw new Error(answer.text)
  return user.userData
}

test('a person writes the whole address book as it is read, new addresses without a uuid', async () => {
  const person = await app.as('user')
  const first = dataIn(await put(person, { addresses: [HOME, { ...HOME, city: 'Köln' }] }))
  const [berlin, cologne] = first.addresses
  expect(first.addresses.map(({ city }) => city)).toEqual(['Berlin', 'Köln'])
  expect(first.shop).toEqual({
    default_shipping_address: berlin?.uuid,
    default_invoice_address: berlin?.uuid,
  })
  const shop = { ...first.shop, default_shipping_address: cologne?.uuid }
  const second = dataIn(
    await put(person, { addresses: [{ ...berlin, zip: '10117' }, cologne], shop }),
  )
  expect(second).toMatchObject({ addresses: [{ uuid: berlin?.uuid, zip: '10117' }, {}], shop })
  const book = await person.get('/api/v0/address/')
  expect(book.json).toMatchObject({ addresses: [{ zip: '10117' }, { city: 'Köln' }], ...shop })
})

test('a default leaves the book only when another address takes its place', async () => {
  const person = await app.as('user')
  const { addresses } = dataIn(await put(person, { addresses: [HOME, { ...HOME, city: 'Ulm' }] }))
  const ulm = addresses[1]
  const refused = await put(person, { addresses: [ulm] })
  expect(refused).toMatchObject({ status: 422, json: { code: 'default-address' } })
  const half = { default_shipping_address: ulm?.uuid }
  expect((await put(person, { addresses: [ulm], shop: half })).json.code).toBe(
    'default-invoice-address',
  )
  const shop = { default_shipping_address: ulm?.uuid, default_invoice_address: ulm?.uuid }
  expect(dataIn(await put(person, { addresses: [ulm], shop }))).toMatchObject({
    addresses: [{ city: 'Ulm' }],
    shop,
  })
})

test.each([
  ['an address that lacks a part', { addresses: [{ ...HOME, city: '' }] }, 'addresses.0.city'],
  ['a uuid from outside', { addresses: [{ ...HOME, uuid: STRANGE }] }, 'addresses.0.uuid'],
  [
    'a default that is not in the book',
    { shop: { default_invoice_address: STRANGE } },
    'shop.default_invoice_address',
  ],
])('%s is refused by name', async (_, userData, field) => {
  const person = await app.as('user')
  const answer = await put(person, userData)
  expect(answer).toMatchObject({ status: 400, json: { code: 'invalid' } })
  expect(Object.keys(Object(answer.json).fields)).toEqual([`userData.${field}`])
})

test('fifty addresses are enough', async () => {
  const person = await app.as('user')
  const answer = await put(person, { addresses: Array.from({ length: 51 }, () => HOME) })
  expect(answer).toMatchObject({ status: 422, json: { code: 'too-many-addresses' } })
})

test('the lists somebody has subscribed to are kept, and the rest of the data stays', async () => {
  const person = await app.as('user')
  await put(person, { company: 'Berg GmbH', addresses: [HOME] })
  const lists = { subscribed_lists: [STRANGE] }
  const data = dataIn(await put(person, { newsletter: lists }))
  expect(data).toMatchObject({ company: 'Berg GmbH', newsletter: lists, addresses: [HOME] })
})

test('staff write the book of a person, a stale version does not', async () => {
  const person = await app.as('user')
  const version = await versionOf(person.userId)
  const body = { _id: person.userId, version, userData: { addresses: [HOME] } }
  expect((await admin.put(ALL, body)).status).toBe(200)
  expect((await person.get('/api/v0/address/')).json).toMatchObject({ addresses: [HOME] })
  expect((await admin.put(ALL, body)).json.code).toBe('stale')
  const other = await app.as('user')
  expect((await other.put(ALL, { ...body, version: version + 1 })).status).toBe(404)
})

import { afterAll, expect, test } from 'vitest'
import { MANDATORY_PARTS, MAX_ADDRESSES } from '#modules/auth/accounts/person.ts'
import type { Answer } from '#tests/caller.ts'
import { grantMembers, openHouse } from '../../server/test-people.ts'
import { AddressBook } from '../address.calls.ts'

const PATH = '/api/v0/address/'
const HOME = {
  type: 'person',
  first_name: 'Anna',
  last_name: 'Berg',
  address: 'Am Markt 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}

const house = await openHouse()
const { app, admin } = house
afterAll(() => app.close())

const bookIn = (answer: Answer) => answer.parse(AddressBook)

test.each(MANDATORY_PARTS)('an address without %s is none', async (part) => {
  const person = await app.as('user')
  const { [part]: _, ...rest } = HOME
  const answer = await person.post(PATH, rest)
  expect(answer).toMatchObject({ status: 400, json: { code: 'invalid' } })
  expect(answer.json.fields).toHaveProperty(part)
})

test('the server gives the uuid, and refuses one from outside', async () => {
  const person = await app.as('user')
  const uuid = '01890000-0000-7000-8000-000000000000'
  expect((await person.post(PATH, { ...HOME, uuid })).status).toBe(400)
  const made = await person.post(PATH, HOME)
  expect(made.json.uuid).toMatch(/^[0-9a-f-]{36}$/)
  expect(bookIn(made)).toMatchObject({
    default_shipping_address: made.json.uuid,
    default_invoice_address: made.json.uuid,
  })
})

test('a default changes by uuid and cannot be removed before', async () => {
  const person = await app.as('user')
  const first = String((await person.post(PATH, HOME)).json.uuid)
  const second = String((await person.post(PATH, { ...HOME, city: 'Köln' })).json.uuid)
  const refusal = async (uuid: string) => (await person.remove(`${PATH}?uuid=${uuid}`)).json.message
  expect(await refusal(first)).toBe('Die Standardadresse kann nicht entfernt werden.')
  await person.post(`${PATH}default`, { uuid: second, purpose: 'shipping' })
  expect(await refusal(first)).toBe('Die Standard-Rechnungsadresse kann nicht entfernt werden.')
  expect(await refusal(second)).toBe('Die Standard-Lieferadresse kann nicht entfernt werden.')
  await person.post(`${PATH}default`, { uuid: second, purpose: 'invoice' })
  expect(bookIn(await person.remove(`${PATH}${first}`)).addresses).toHaveLength(1)
})

test('of two changes of one address the second learns of the first', async () => {
  const person = await app.as('user')
  const [address] = bookIn(await person.post(PATH, HOME)).addresses
  const changed = await person.put(PATH, { ...address, city: 'Bonn' })
  expect(bookIn(changed).addresses[0]?.city).toBe('Bonn')
  const late = await person.put(PATH, { ...address, city: 'Ulm' })
  expect(late).toMatchObject({ status: 409, json: { code: 'stale', current: { city: 'Bonn' } } })
})

test('changes at the same moment lose nothing', async () => {
  const person = await app.as('user')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => person.post(PATH, { ...HOME, city: `Ort ${n}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { addresses } = bookIn(await person.get(PATH))
  expect(new Set(addresses.map(({ city }) => city)).size).toBe(12)
  const edits = await Promise.all(
    addresses.map((address) => person.put(PATH, { ...address, zip: '99999' })),
  )
  expect(edits.map(({ status }) => status)).toEqual(edits.map(() => 200))
  const after = bookIn(await person.get(PATH)).addresses
  expect(after.map(({ zip }) => zip)).toEqual(after.map(() => '99999'))
})

test('there is room for fifty', async () => {
  const person = await app.as('user')
  const addresses = Array.from({ length: MAX_ADDRESSES }, (_, n) => ({
    ...HOME,
    uuid: `01890000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
  }))
  await house.db
    .updateTable('users')
    .set({ user_data: JSON.stringify({ addresses }) })
    .where('id', '=', person.userId)
    .execute()
  const answer = await person.post(PATH, HOME)
  expect(answer).toMatchObject({ status: 422, json: { code: 'too-many-addresses' } })
})

test('staff keep the address book of a person where they may edit users', async () => {
  const person = await app.as('user')
  const user = person.userId
  expect((await admin.post(PATH, { ...HOME, user })).status).toBe(200)
  expect(bookIn(await person.get(PATH)).addresses).toHaveLength(1)
  await grantMembers(admin, ['view'])
  const member = await app.as('member')
  expect((await member.get(`${PATH}?user=${user}`)).status).toBe(200)
  expect((await member.post(PATH, { ...HOME, user })).status).toBe(403)
})

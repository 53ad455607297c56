import { afterAll, expect, test } from 'vitest'
import { COUNTRIES } from '#kernel/i18n/countries.ts'
import { focusIn, valueIn, visitorIn } from '../../account/server/test-visitor.ts'
import { openHouse } from '../../server/test-people.ts'

const house = await openHouse()
afterAll(() => house.app.close())
const LIST = '/account/addresses'
const ADD = `${LIST}/add`

const ADDRESS = {
  type: 'person',
  title: '',
  first_name: 'Anna',
  last_name: 'Brandt',
  company: '',
  address: 'Deichstraße 4',
  zip: '20459',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 / 123-456',
}

type Visitor = Awaited<ReturnType<typeof visitorIn>>

const bookOf = async (visitor: Visitor) => {
  const { addresses = [], shop } = (await visitor.row()).user_data
  return { addresses, shop }
}

/** Two addresses; the first is both defaults. */
async function withTwo() {
  const visitor = await visitorIn(house)
  await visitor.submit(ADD, ADDRESS)
  await visitor.submit(ADD, { ...ADDRESS, first_name: 'Bert' })
  const { addresses } = await bookOf(visitor)
  const [first = '', second = ''] = addresses.map(({ uuid }) => uuid)
  return { visitor, first, second }
}

test('the first address becomes both defaults, with a tidy phone number', async () => {
  const visitor = await visitorIn(house)
  expect((await visitor.get(LIST)).text).toContain('Sie haben noch keine Adresse hinterlegt.')
  const answer = await visitor.submit(ADD, ADDRESS)
  expect(answer.headers.get('location')).toBe(`${LIST}?done=address_added`)
  const { addresses, shop } = await bookOf(visitor)
  expect(addresses).toMatchObject([{ ...ADDRESS, phone: '+4940123456' }])
  const uuid = addresses[0]?.uuid
  expect(shop).toEqual({ default_shipping_address: uuid, default_invoice_address: uuid })
  const { text } = await visitor.get(`${LIST}?done=address_added`)
  expect(text).toContain('Standard-Lieferadresse')
  expect(text).toContain('Die Adresse ist gespeichert.')
})

test('the form offers 25 countries, Germany and Austria first', async () => {
  const { text } = await (await visitorIn(house)).get(ADD)
  const list = /<select[^>]*name="country"[^>]*>(.*?)<\/select>/s.exec(text)?.[1] ?? ''
  const codes = [...list.matchAll(/<option value="(\w\w)"/g)].map(([, code]) => code)
  expect(codes).toEqual([...COUNTRIES])
  expect([codes.length, codes[0], codes[1]]).toEqual([25, 'DE', 'AT'])
})

test.each([
  ['type', 'Bitte wählen Sie, ob', 'Please choose whether'],
  ['first_name', 'Bitte geben Sie den Vornamen an.', 'Please enter the first name.'],
  ['last_name', 'Bitte geben Sie den Nachnamen an.', 'Please enter the last name.'],
  ['address', 'Bitte geben Sie Straße und Hausnummer an.', 'Please enter street and number.'],
  ['zip', 'Bitte geben Sie die Postleitzahl an.', 'Please enter the postcode.'],
  ['city', 'Bitte geben Sie den Ort an.', 'Please enter the town.'],
  ['country', 'Bitte wählen Sie das Land.', 'Please choose the country.'],
])('an address without %s says so in its own words', async (name, german, english) => {
  const visitor = await visitorIn(house)
  const fields = { ...ADDRESS, [name]: '  ' }
  const answer = await visitor.submit(ADD, fields)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(german)
  expect(focusIn(answer)).toBe(name)
  if (name !== 'city') expect(valueIn(answer, 'city')).toBe('Hamburg')
  expect((await visitor.submit(`/en${ADD}`, fields)).text).toContain(english)
  expect((await bookOf(visitor)).addresses).toEqual([])
})

test('documents have types of their own that no address book takes', async () => {
  const visitor = await visitorIn(house)
  expect((await visitor.submit(ADD, { ...ADDRESS, type: 'invoice' })).status).toBe(400)
  expect((await visitor.submit(ADD, { ...ADDRESS, phone: '040 123' })).status).toBe(400)
  expect((await visitor.submit(ADD, { ...ADDRESS, country: 'US' })).status).toBe(400)
})

test('each default is set on its own', async () => {
  const { visitor, first, second } = await withTwo()
  const answer = await visitor.submit(LIST, { uuid: second, act: 'shipping' })
  expect(answer.headers.get('location')).toBe(`${LIST}?done=default_set`)
  expect((await bookOf(visitor)).shop).toEqual({
    default_shipping_address: second,
    default_invoice_address: first,
  })
})

test('a default cannot be removed, and the page says which one it is', async () => {
  const { visitor, first, second } = await withTwo()
  const remove = (uuid: string, at = LIST) => visitor.submit(at, { uuid, act: 'remove' })
  const both = await remove(first)
  expect(both.status).toBe(422)
  expect(both.text).toContain('Die Standardadresse kann nicht entfernt werden.')
  expect((await remove(first, `/en${LIST}`)).text).toContain('cant remove default address')
  await visitor.submit(LIST, { uuid: second, act: 'shipping' })
  expect((await remove(first)).text).toContain('Standard-Rechnungsadresse kann nicht entfernt')
  expect((await remove(second, `/en${LIST}`)).text).toContain(
    'cant remove default shipping address',
  )
  await visitor.submit(LIST, { uuid: second, act: 'invoice' })
  expect((await remove(first)).headers.get('location')).toBe(`${LIST}?done=address_removed`)
  expect((await bookOf(visitor)).addresses.map(({ uuid }) => uuid)).toEqual([second])
})

test('an address is edited at the revision it was read at', async () => {
  const { visitor, first } = await withTwo()
  const path = `${LIST}/${first}`
  const revision = valueIn(await visitor.get(path), 'revision')
  const saved = await visitor.submit(path, { ...ADDRESS, city: 'Bremen', revision })
  expect(saved.headers.get('location')).toBe(`${LIST}?done=address_saved`)
  const stale = await visitor.submit(path, { ...ADDRESS, city: 'Kiel', revision })
  expect(stale.status).toBe(409)
  expect(stale.text).toContain('Inzwischen gespeichert: Bremen')
  expect(valueIn(stale, 'city')).toBe('Kiel')
  const again = { ...ADDRESS, city: 'Kiel', revision: valueIn(stale, 'revision') }
  expect((await visitor.submit(path, again)).status).toBe(303)
  expect((await bookOf(visitor)).addresses[0]?.city).toBe('Kiel')
})

test("somebody else's address is not there", async () => {
  const { visitor: owner, first } = await withTwo()
  const before = await owner.row()
  const other = await visitorIn(house)
  expect((await other.get(`${LIST}/${first}`)).status).toBe(404)
  const revision = valueIn(await owner.get(`${LIST}/${first}`), 'revision')
  expect((await other.submit(`${LIST}/${first}`, { ...ADDRESS, revision })).status).toBe(404)
  for (const act of ['shipping', 'invoice', 'remove'])
    expect((await other.submit(LIST, { uuid: first, act, user: owner.id })).status).toBe(404)
  expect(await owner.row()).toEqual(before)
})

test('extra fields of an address are nobody\u2019s', async () => {
  const visitor = await visitorIn(house)
  const other = await visitorIn(house)
  const more = { uuid: other.id, user: other.id, roles: 'admin', is_default: 'on' }
  expect((await visitor.submit(ADD, { ...ADDRESS, ...more })).status).toBe(303)
  const [address] = (await bookOf(visitor)).addresses
  expect(Object.keys(address ?? {}).sort()).toEqual([...Object.keys(ADDRESS), 'uuid'].sort())
  expect(address?.uuid).not.toBe(other.id)
  expect((await bookOf(other)).addresses).toEqual([])
})

test('the fifty-first address is refused, and the typed one is still there', async () => {
  const { visitor } = await withTwo()
  const row = await visitor.row()
  const one = row.user_data.addresses?.[0]
  const addresses = Array.from({ length: 50 }, () => one)
  await house.db
    .updateTable('users')
    .set({ user_data: JSON.stringify({ ...row.user_data, addresses }) })
    .where('id', '=', visitor.id)
    .execute()
  const answer = await visitor.submit(ADD, ADDRESS)
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Sie können höchstens 50 Adressen speichern.')
  expect(valueIn(answer, 'address')).toBe('Deichstraße 4')
})

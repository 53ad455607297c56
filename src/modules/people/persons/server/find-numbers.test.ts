import { afterAll, beforeAll, expect, test } from 'vitest'
import { address } from '../../segments/server/test-segments.ts'
import { openPeople } from '../../server/test-persons.ts'

const { app, make, find } = await openPeople()
afterAll(() => app.close())

const NUMBERS = {
  leipzig: '+4934112345678',
  rome: '+390612345678',
  boston: '+16175550123',
  dublin: '+35315550123',
  almaty: '+77272501234',
}
const persons = new Map<string, string>()

beforeAll(async () => {
  for (const [name, value] of Object.entries(NUMBERS)) {
    const contacts = [{ kind: 'phone', label: '', value }]
    const { _id } = await make({ last_name: name, birthday: '1980-02-28', contacts })
    persons.set(_id, name)
  }
})

const found = async (typed: string) => (await find(typed)).map((id) => persons.get(id) ?? id).sort()

test.each([
  ['0341 / 123 456 78', ['leipzig']],
  ['+49 (0)341 123', ['leipzig']],
  ['0049 341 12345678', ['leipzig']],
  // Where the zero belongs to the number, it may be typed or not.
  ['06 1234 5678', ['rome']],
  ['+39 06 1234', ['rome']],
  ['(0617) 555-0123', ['boston']],
  ['+1 617 555', ['boston']],
  ['01 555 0123', ['dublin']],
  ['00353 1 555', ['dublin']],
  ['0727 250', ['almaty']],
  ['0999 12345', []],
  ['0341', ['leipzig']],
  ['341', []],
  // Without the code of the country and without a zero.
  ['341 123', ['leipzig']],
  ['3411', ['leipzig']],
  ['34112345678', ['leipzig']],
  ['6175', ['boston']],
  // The last digits, also where they begin with a zero; the dialled number without its area.
  ['5678', ['leipzig', 'rome']],
  ['12345678', ['leipzig', 'rome']],
  ['55 501 23', ['boston', 'dublin']],
  ['0123', ['boston', 'dublin']],
  ['1234', ['almaty']],
  ['50123', ['boston', 'dublin']],
  // Digits from the middle find nobody.
  ['2345 6', []],
  ['0000', []],
])('the number %s finds', async (typed, names) => {
  expect(await found(typed)).toEqual(names)
})

test('four or five digits find words and postcodes as well', async () => {
  const { _id } = await make({ last_name: 'Halle', company: 'Lager 5678' })
  const addresses = [address('DE', '45678')]
  const other = await make({ last_name: 'Ort', addresses })
  expect(await found('5678')).toEqual(['leipzig', 'rome', _id].sort())
  expect(await found('45678')).toEqual(['leipzig', 'rome', other._id].sort())
})

test.each([
  ['28.2.1980', 5],
  ['28.02.', 5],
  ['1980-02-28', 5],
  ['28.2.1981', 0],
  ['30.2.1980', 0],
  ['29.2.1981', 0],
  ['1.1.0000', 0],
  ['99.99.', 0],
])('the birthday %s finds', async (typed, count) => {
  expect(await found(typed)).toHaveLength(count)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
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
])('the number %s finds', async (typed, names) => {
  expect(await found(typed)).toEqual(names)
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

import { describe, expect, test } from 'vitest'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { customField, type Field, type Speech } from './field.ts'
import { emptyValues, pickValues } from './form-values.ts'
import { fileSize } from './inputs/files/file-size.ts'
import { boolean, choice, tags } from './kinds/choice-fields.ts'
import { date, dateTime, time } from './kinds/moment-fields.ts'
import { money, number } from './kinds/number-fields.ts'
import { references } from './kinds/reference-fields.ts'
import { email, phone, richText, secret, text, withoutMarkup } from './kinds/text-fields.ts'
import { fieldMessages } from './messages.ts'
import { address } from './structured/address-field.ts'
import { group, list } from './structured/group-fields.ts'
import { json, readJson, UnreadableJson, writeJson } from './structured/json-field.ts'
import { fieldText } from './words.ts'

const speech: Speech = {
  t: translator(fieldMessages, 'de'),
  lang: 'de',
  text: fieldText({ fields: {}, choices: { state: { open: 'offen' } } }, 'state'),
}
const faults = (field: Field, value: unknown) => field.faults(value).map(({ key }) => key)

test('empty is only wrong where something is required', () => {
  for (const empty of ['', '  ', null, undefined, []]) {
    expect(faults(text(), empty)).toEqual([])
    expect(faults(text({ required: true }), empty)).toEqual(['required'])
  }
  expect(faults(boolean({ required: true }), false)).toEqual([])
})

test.each<{ what: string; field: Field; value: unknown; key: string }>([
  { what: 'a long text', field: text({ max: 3 }), value: 'abcd', key: 'tooLong' },
  { what: 'a short text', field: text({ min: 3 }), value: 'ab', key: 'tooShort' },
  {
    what: 'a text of the wrong form',
    field: text({ pattern: /^[A-Z]+$/ }),
    value: 'ab',
    key: 'pattern',
  },
  { what: 'a wrong e-mail', field: email(), value: 'a@b', key: 'email' },
  { what: 'a national phone number', field: phone(), value: '0341 123', key: 'phone' },
  { what: 'a fraction of a whole number', field: number(), value: 1.5, key: 'integer' },
  { what: 'a number below the limit', field: number({ min: 2 }), value: 1, key: 'min' },
  { what: 'an unreadable amount', field: money(), value: Number.NaN, key: 'money' },
  { what: 'an unknown choice', field: choice(['a', 'b']), value: 'c', key: 'choice' },
  { what: 'too many tags', field: tags({ max: 1 }), value: ['a', 'b'], key: 'tooMany' },
  { what: 'a day that is none', field: date(), value: '2026-13-01', key: 'day' },
  { what: 'a time that is none', field: time(), value: '25:00', key: 'time' },
  { what: 'a moment that is none', field: dateTime(), value: 'soon', key: 'day' },
  { what: 'unreadable JSON', field: json(), value: new UnreadableJson('{'), key: 'json' },
])('$what is refused', ({ field, value, key }) => {
  expect(faults(field, value)).toEqual([key])
})

describe('an address', () => {
  const whole = {
    type: 'person',
    title: '',
    first_name: 'Anna',
    last_name: 'Sommer',
    address: 'Lindenstraße 4',
    zip: '04109',
    city: 'Leipzig',
    country: 'DE',
    phone: '',
  }

  test('may be left blank, but not half filled', () => {
    expect(faults(address(), address().empty)).toEqual([])
    expect(address().faults({ ...whole, zip: '', city: ' ' })).toEqual([
      { path: 'city', key: 'required' },
      { path: 'zip', key: 'required' },
    ])
    expect(address().faults({ ...whole, phone: '0341' })).toEqual([{ path: 'phone', key: 'phone' }])
  })

  test('is complete when it is required', () => {
    expect(faults(address({ required: true }), address().empty)).toContain('required')
    expect(faults(address({ required: true }), whole)).toEqual([])
  })

  test('reads as one line', () => {
    expect(address().plain(whole, speech)).toBe(
      'Anna Sommer, Lindenstraße 4, 04109 Leipzig, Deutschland',
    )
  })
})

test('values are said in words and written for machines', () => {
  expect(choice(['open']).plain('open', speech)).toBe('offen')
  expect(boolean().plain(true, speech)).toBe('Ja')
  expect(money().plain(-123_450, speech)).toBe('-1.234,50\u00a0€')
  expect(money().csv(-123_450, speech)).toEqual({ number: '-1234.50' })
  expect(date().csv('2026-11-14', speech)).toEqual({ date: '2026-11-14' })
  expect(number().csv(null, speech)).toBe('')
  expect(list({}).plain([{}, {}], speech)).toBe('2 Einträge')
})

test('a secret is never said, shown or exported', () => {
  expect(secret().plain(SECRET_MARK, speech)).toBe('Hinterlegt')
  expect(secret().csv('geheim', speech)).toBe('')
  expect(secret().isSecret).toBe(true)
})

test('formatted text is read without its markup, and an empty paragraph is empty', () => {
  expect(withoutMarkup('<p>Eins &amp; <b>zwei</b></p><ul><li>drei</li></ul>')).toBe(
    'Eins & zwei drei',
  )
  expect(faults(richText({ required: true }), '<p></p>')).toEqual(['required'])
})

test('several references are checked for their number and read as a list', () => {
  const source = {
    name: 'user',
    find: async () => [],
    read: async (id: string) => ({ value: id, label: id }),
  }
  const field = references(source, { max: 2 })
  expect(faults(field, ['a', 'b'])).toEqual([])
  expect(faults(field, ['a', 'b', 'c'])).toEqual(['tooMany'])
  expect(field.plain(['a', 'b'], speech)).toBe('a, b')
})

test('JSON that cannot be read stays as typed and is left out of what is stored', () => {
  const broken = readJson('{"a":')
  expect(writeJson(broken)).toBe('{"a":')
  expect(JSON.stringify({ broken, fine: 1 })).toBe('{"fine":1}')
  expect(readJson(writeJson({ a: [1] }))).toEqual({ a: [1] })
  expect(readJson(' ')).toBeNull()
})

test('absent values become empty, also inside objects, and unknown ones stay', () => {
  const fields = { title: text(), tags: tags(), info: group<{ a: string }>({ a: text() }) }
  expect(emptyValues(fields)).toEqual({ title: '', tags: [], info: { a: '' } })
  expect(pickValues(fields, { title: null, other: 1, info: { b: 2 } })).toEqual({
    title: '',
    tags: [],
    info: { a: '', b: 2 },
  })
})

test('a field of a module is drawn read-only by its words, or else by its own input', () => {
  const Input = () => null
  expect(customField<number>({ empty: 0, Input }).isSpoken).toBe(false)
  expect(customField<number>({ empty: 0, Input, plain: String }).isSpoken).toBe(true)
})

test('sizes read like sizes', () => {
  expect(fileSize(999, 'de')).toBe('999\u202fB')
  expect(fileSize(1_536_000, 'de')).toBe('1,5\u202fMB')
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { readStored } from './read-stored.ts'
import { createSecretCipher } from './secret-cipher.ts'

const cipher = createSecretCipher(Buffer.from('a test secret of at least thirty-two bytes'))
const schema = z.strictObject({
  colour: z.enum(['red', 'blue']).default('red'),
  size: z.strictObject({ width: z.int().default(10) }).prefault({}),
  key: z.string().default(''),
})
const section = configSection({
  name: 'test',
  label: { de: 'Test', en: 'Test' },
  schema,
  defaults: schema.parse({}),
  secretPaths: ['key'],
})
const read = (stored: unknown) => readStored(section, stored, cipher)

test('a section that was never saved has its defaults', () => {
  expect(read(undefined)).toEqual({ value: section.defaults, problems: [] })
})

test('a value of an older schema gets the defaults of new fields', () => {
  expect(read({ colour: 'blue' }).value).toEqual({ colour: 'blue', size: { width: 10 }, key: '' })
})

test('fields that no longer exist are passed over, also deep inside', () => {
  const stored = { colour: 'blue', gone: 1, size: { width: 3, depth: 4 } }
  expect(read(stored)).toEqual({
    value: { colour: 'blue', size: { width: 3 }, key: '' },
    problems: [],
  })
})

test('an invalid value is reported without its content and the defaults stand in', () => {
  const { value, problems } = read({ colour: 'a very private colour' })
  expect(value).toEqual(section.defaults)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^colour: /)
  expect(problems.join()).not.toContain('private')
})

test.each([null, 7, 'text', [1], { size: null }])('stored %j never throws', (stored) => {
  expect(read(stored).value).toEqual(section.defaults)
})

test('a secret that cannot be opened is named and reads as not set', () => {
  const { value, problems } = read({ key: { $sealed: 'bm9uc2Vuc2U' } })
  expect(value.key).toBe('')
  expect(problems).toEqual(['key: cannot be opened with this KONTOR_SECRET'])
})

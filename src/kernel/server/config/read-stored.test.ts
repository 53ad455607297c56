import { expect, test } from 'vitest'
import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { readStored } from './read-stored.ts'
import { createSecretCipher } from './secret-cipher.ts'
import { sealSecrets } from './section-secrets.ts'

const cipher = createSecretCipher(Buffer.from('a test secret of at least thirty-two bytes'))
const schema = z.strictObject({
  colour: z.enum(['red', 'blue']).default('red'),
  size: z.strictObject({ width: z.int().default(10) }).prefault({}),
  key: z.string().default(''),
  places: z.array(z.strictObject({ name: z.string(), floor: z.int().default(0) })).default([]),
})
const section = configSection({
  name: 'test',
  label: { de: 'Test', en: 'Test' },
  schema,
  defaults: schema.parse({}),
  secretPaths: ['key'],
})
const rest = { key: '', places: [] }
const read = (stored: unknown) => readStored(section, stored, cipher)

test('a section that was never saved has its defaults', () => {
  expect(read(undefined)).toEqual({ value: section.defaults, problems: [] })
})

test('a value of an older schema gets the defaults of new fields', () => {
  expect(read({ colour: 'blue' }).value).toEqual({ colour: 'blue', ...rest, size: { width: 10 } })
})

test('fields that no longer exist are passed over, also deep inside', () => {
  const stored = { colour: 'blue', gone: 1, size: { width: 3, depth: 4 } }
  expect(read(stored)).toEqual({
    value: { colour: 'blue', ...rest, size: { width: 3 } },
    problems: [],
  })
})

test('an invalid value is reported without its content and its default stands in', () => {
  const { value, problems } = read({ colour: 'a very private colour' })
  expect(value).toEqual(section.defaults)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^colour: /)
  expect(problems.join()).not.toContain('private')
})

test('one value that does not fit takes nothing else with it', () => {
  const sealed = sealSecrets(section, { key: 'sesame' }, cipher)
  const kept = { size: { width: 3 }, places: [{ name: 'Hof', floor: 2 }] }
  const { value, problems } = read({ ...Object(sealed), ...kept, colour: 'green' })
  expect(value).toEqual({ ...kept, colour: 'red', key: 'sesame' })
  expect(problems).toHaveLength(1)
})

test('of a list only those are left out that cannot be read', () => {
  const places = [
    { name: 'Hof' },
    { floor: 1 },
    { name: 'Laden', floor: 'x' },
    7,
    { name: 'Markt' },
  ]
  const { value, problems } = read({ colour: 'blue', places })
  expect(value.colour).toBe('blue')
  expect(value.places.map(({ name }) => name)).toEqual(['Hof', 'Laden', 'Markt'])
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    ...['places.1.name', 'places.2.floor', 'places.3'],
  ])
})

test.each([null, 7, 'text', [1], { size: null }])('stored %j never throws', (stored) => {
  expect(read(stored).value).toEqual(section.defaults)
})

test('a secret that cannot be opened is named and reads as not set', () => {
  const { value, problems } = read({ key: { $sealed: 'bm9uc2Vuc2U' } })
  expect(value.key).toBe('')
  expect(problems).toEqual(['key: cannot be opened with this KONTOR_SECRET'])
})

import { expect, test } from 'vitest'
import { refusePublicSecrets } from '#kernel/server/config/public-values.ts'
import { collectAt } from '#kernel/server/config/value-paths.ts'
import { shopSection } from './config.ts'
import { STANDARD_VAT } from './section/vat.ts'

const { schema, defaults, publicPaths, secretPaths } = shopSection

test('the defaults are what the schema makes of nothing', () => {
  expect(schema.parse({})).toEqual(defaults)
  expect(schema.parse(defaults)).toEqual(defaults)
  expect(schema.safeParse({ unknown: 1 }).success).toBe(false)
})

test('every public and secret path exists, none is both', () => {
  expect(() => refusePublicSecrets(shopSection)).not.toThrow()
  for (const path of [...publicPaths, ...secretPaths]) {
    expect([path, collectAt(defaults, path).size]).toEqual([path, 1])
  }
})

test('keys of the payment service are in no page', () => {
  expect(publicPaths.filter((path) => path.includes('key'))).toEqual([])
})

test('a fresh shop knows the 25 countries and its working addresses', () => {
  expect(defaults.shipping.country).toHaveLength(25)
  expect(defaults.addresses).toMatchObject({ terms: '/Agb', login: '/login' })
})

test('what is stored from before VAT had a rate per country is still read', () => {
  const before = { uuid: STANDARD_VAT, title: 'Voll' }
  expect(schema.parse({ vat: { groups: [before] } }).vat.groups).toEqual([{ ...before, rates: [] }])
})

const group = { uuid: STANDARD_VAT, title: 'Voll' }
const rate = { country: 'DE', rate: '19' }

test('a rate may be typed with a comma', () => {
  const { vat } = schema.parse({
    vat: { groups: [{ ...group, rates: [{ ...rate, rate: ' 5,5' }] }] },
  })
  expect(vat.groups[0]?.rates[0]?.rate).toBe('5.5')
})

test.each([
  ['a rate above 100', { groups: [{ ...group, rates: [{ ...rate, rate: '101' }] }] }],
  ['a rate that is no number', { groups: [{ ...group, rates: [{ ...rate, rate: '1e1' }] }] }],
  [
    'an end before its beginning',
    {
      groups: [{ ...group, rates: [{ ...rate, from: '2027-01-01', to: '2026-12-31' }] }],
    },
  ],
  ['one id twice', { groups: [group, group] }],
  ['a default group that is not there', { groups: [], default_vat_group: STANDARD_VAT }],
])('%s is refused', (_, vat) => {
  expect(schema.safeParse({ vat }).success).toBe(false)
})

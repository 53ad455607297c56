import { expect, test } from 'vitest'
import { VatId, vatIdParts } from './vat-id.ts'

test.each([
  ['de 136 695 976', 'DE136695976'],
  ['ATU12345675', 'ATU12345675'],
  ['NL.123456789.B01', 'NL123456789B01'],
  ['EL-123456789', 'EL123456789'],
  ['IE1A23456B', 'IE1A23456B'],
  ['LT123456789012', 'LT123456789012'],
])('%s is kept as %s', (typed, kept) => {
  expect(VatId.parse(typed)).toBe(kept)
})

test.each([
  'DE12345678',
  'DE1234567890',
  'AT12345675',
  'GB123456789',
  'GR123456789',
  'LT1234567890',
  'FR1234567890',
  'DE13669597O',
  '',
  '__proto__',
])('%s is no VAT id of the EU', (typed) => {
  expect(VatId.safeParse(typed).success).toBe(false)
  expect(vatIdParts(typed)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { Business } from '#modules/pages/config.ts'
import { internationalPhone } from './phone-number.ts'

test.each([
  ['04841 12345', 'DE', '+49 4841 12345'],
  ['(04841) 12345', 'DE', '+49 4841 12345'],
  ['0171/3920042', 'DE', '+49 171/3920042'],
  ['01 234 56 78', 'AT', '+43 1 234 56 78'],
  ['044 123 45 67', 'CH', '+41 44 123 45 67'],
  ['12 34 56 78', 'DK', '+45 12 34 56 78'],
  ['06 1234567', 'IT', '+39 06 1234567'],
  ['0049 4841 12345', 'DE', '+49 4841 12345'],
  ['+49 4841 12345', 'DE', '+49 4841 12345'],
])('%s in %s is dialled %s', (typed, country, expected) => {
  expect(internationalPhone(typed, country)).toBe(expected)
  expect(Business.shape.phone.safeParse(expected).success).toBe(true)
})

test('what is no number, or of a country nobody knows, stays as it was typed', () => {
  expect(internationalPhone('call me', 'DE')).toBe('call me')
  expect(internationalPhone('', 'DE')).toBe('')
  expect(internationalPhone('04841 12345', 'XX')).toBe('04841 12345')
})

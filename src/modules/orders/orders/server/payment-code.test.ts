import { expect, test } from 'vitest'
import { paymentPayload } from './payment-code.ts'

const bank = { owner: 'Backhaus Petersen', bank: '', iban: 'DE89 3704 0044 0532 0130 00', bic: '' }
const order = { total: 1405, currency: 'EUR', number: '1001' }

test('a code holds account, amount and number as banking apps read them', () => {
  expect(paymentPayload(order, bank)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Backhaus Petersen',
    'DE89370400440532013000',
    'EUR14.05',
    '',
    '',
    '1001',
  ])
})

test('a name that is too long is cut', () => {
  const payload = paymentPayload(order, { ...bank, owner: 'x'.repeat(100) })
  expect(payload?.split('\n')[5]).toHaveLength(70)
})

test.each([
  [{ ...order, currency: 'CHF' }, bank],
  [{ ...order, total: 0 }, bank],
  [order, { ...bank, iban: '' }],
])('where nothing can be transferred there is no code', (asked, account) => {
  expect(paymentPayload(asked, account)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { formatMoney } from './money-text.tsx'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('cents become German money', () => {
  expect(plain(formatMoney(123_450, 'EUR', 'de'))).toBe('1.234,50 €')
  expect(plain(formatMoney(5, 'EUR', 'de'))).toBe('0,05 €')
})

test('a credit keeps its sign', () => {
  expect(plain(formatMoney(-1999, 'EUR', 'de'))).toBe('-19,99 €')
})

test('language and currency decide the form', () => {
  expect(formatMoney(123_450, 'GBP', 'en')).toBe('£1,234.50')
})

test('a currency without minor units is not divided', () => {
  expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500')
})

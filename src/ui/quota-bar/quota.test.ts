import { expect, test } from 'vitest'
import { formatBytes, formatPercent, quotaLevel, quotaPercent } from './quota.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('the percentage has two decimals', () => {
  expect(quotaPercent(1, 3)).toBe(33.33)
  expect(quotaPercent(2, 3)).toBe(66.67)
  expect(quotaPercent(5, 10)).toBe(50)
})

test('using more than allowed shows above 100 percent', () => {
  expect(quotaPercent(11, 10)).toBe(110)
})

test('a quota of nothing is full as soon as anything is used', () => {
  expect(quotaPercent(0, 0)).toBe(0)
  expect(quotaPercent(1, 0)).toBe(100)
})

test.each([
  [79.99, 'good'],
  [80, 'warn'],
  [94.99, 'warn'],
  [95, 'bad'],
  [130, 'bad'],
])('%d percent is %s', (percent, level) => {
  expect(quotaLevel(percent)).toBe(level)
})

test.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [1000, '1 kB'],
  [1_500_000, '1,5 MB'],
  [10_000_000_000, '10 GB'],
])('%d bytes read %s in German', (bytes, text) => {
  expect(plain(formatBytes(bytes, 'de'))).toBe(text)
})

test('bytes and percent follow the language', () => {
  expect(plain(formatBytes(1_500_000, 'en'))).toBe('1.5 MB')
  expect(plain(formatPercent(33.33, 'de'))).toBe('33,33 %')
  expect(formatPercent(50, 'en')).toBe('50.00%')
})

test('English has a plural for bytes', () => {
  expect(plain(formatBytes(0, 'en'))).toBe('0 bytes')
  expect(plain(formatBytes(1, 'en'))).toBe('1 byte')
})

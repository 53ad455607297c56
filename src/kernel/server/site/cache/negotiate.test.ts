import { expect, test } from 'vitest'
import { isUnchanged, pickEncoding } from './negotiate.ts'

test.each([
  ['gzip, deflate, br, zstd', 'brotli'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'brotli'],
  ['*', 'brotli'],
  ['*;q=0', 'html'],
  ['identity', 'html'],
  ['BR', 'brotli'],
  ['brotli', 'html'],
  ['', 'html'],
  [undefined, 'html'],
])('accept-encoding %j is answered with %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
  expect(pickEncoding(accepted)).toBe(encoding)
})

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('if-none-match %j against W/"a" is %s', (header, unchanged) => {
  expect(isUnchanged(header, 'W/"a"')).toBe(unchanged)
})

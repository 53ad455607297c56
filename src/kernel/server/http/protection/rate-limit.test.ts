import { expect, test } from 'vitest'
import { addressKey } from './rate-limit.ts'

test.each([
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::a:b:c:d', '2001:db8::1:2:3:4'],
  ['2001:db8:0:0:1::', '2001:db8::ffff:1:1:1'],
  ['fe80::1%eth0', 'fe80::2%eth0'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
])('%s and %s are one customer', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other))
})

test.each([
  ['10.1.2.3', '10.1.2.4'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.4'],
])('%s and %s are two', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other))
})

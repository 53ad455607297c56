import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34ff:1:2:3:4', '2001:db8:12:3400::/56'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

import { expect, test } from 'vitest'
import { readableNetwork } from './readable-network.ts'

test.each([
  ['203.0.113.0/24', '203.0.113.x'],
  ['2003:e2:4700::/56', '2003:e2:4700::…'],
  ['unknown', 'unknown'],
])('the network %s is written %s', (network, written) => {
  expect(readableNetwork(network)).toBe(written)
})

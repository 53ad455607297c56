import ipaddr from 'ipaddr.js'

/** What one customer of a provider usually owns. */
const PREFIX = { ipv4: 24, ipv6: 56 }

/**
 * The network an address belongs to: '203.0.113.0/24'. Whoever changes the last part of an address
 * is still the same; shown to people, it does not tell who exactly was there.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  const length = PREFIX[address.kind()]
  const bytes = address.toByteArray().map((byte, at) => masked(byte, length - at * 8))
  return `${ipaddr.fromByteArray(bytes).toString()}/${length}`
}

function masked(byte: number, bitsLeft: number): number {
  if (bitsLeft >= 8) return byte
  return bitsLeft <= 0 ? 0 : byte & (0xff << (8 - bitsLeft))
}

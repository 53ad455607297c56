import ipaddr from 'ipaddr.js'

/** All that is routed on the open internet; everything else in IPv6 is special in some way. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * The canonical form of an address on the open internet, or undefined for every other: loopback,
 * private, link-local, carrier NAT, multicast, documentation, tunnels (6to4, Teredo, NAT64). An
 * IPv4 address written inside IPv6 is judged as the IPv4 address it stands for.
 */
export function publicAddress(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return undefined
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_UNICAST)) return undefined
  return parsed.toString()
}

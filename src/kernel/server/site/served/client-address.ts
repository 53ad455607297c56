import { BlockList, isIP } from 'node:net'

/** From the other end of a connection and what its proxies wrote to the visitor behind them. */
export type Addresses = (remote: string, forwarded: string | string[] | undefined) => string

/** The names Fastify knows in `trustProxy`. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** The same answer as `request.ip`, for requests that never reach Fastify. */
export function clientAddresses(trusted: readonly string[] = []): Addresses {
  const list = new BlockList()
  for (const entry of trusted.flatMap((name) => NAMED[name] ?? name)) add(list, entry)
  return (remote, forwarded) => {
    if (trusted.length === 0 || !isTrusted(list, remote)) return plain(remote)
    const hops = String(forwarded ?? '').split(',')
    const named = hops.map((hop) => plain(hop.trim())).filter((hop) => hop !== '')
    const stranger = named.findLast((hop) => !isTrusted(list, hop))
    return stranger ?? named[0] ?? plain(remote)
  }
}

function add(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) return
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, isIP(bits) === 4 ? bitsOf(bits) : Number(bits), family)
}

/** @example bitsOf('255.255.0.0') // 16 */
function bitsOf(mask: string): number {
  const digits = mask.split('.').map((part) => Number(part).toString(2))
  return digits.join('').replaceAll('0', '').length
}

function isTrusted(list: BlockList, address: string): boolean {
  const bare = plain(address)
  const family = isIP(bare)
  return family > 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

/** IPv4 as sockets of both kinds write it: '::ffff:192.0.2.1'. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}

import { lookup } from 'node:dns/promises'
import { connect, isIP, isIPv6, type LookupFunction, type Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Label } from '#kernel/i18n/messages.ts'
import { EgressError } from './egress-error.ts'
import { checkHost, isListed, plainHost, type Target } from './host-rules.ts'

/** All that is routed on the open internet; everything else in IPv6 is special in some way. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

export type EgressRules = {
  /** Targets in private networks that may be reached all the same, as host or host:port. */
  privateHosts: readonly string[]
  /** Ports allowed for everyone; a listed host may use any. */
  ports: readonly number[]
  /** Time for resolving and connecting together. */
  timeoutMs?: number
  resolve?: Resolve
}

/** All addresses of a host name. */
type Resolve = (host: string) => Promise<readonly string[]>

export const SMTP_PORTS: readonly number[] = [25, 465, 587, 2525]
export const IMAP_PORTS: readonly number[] = [143, 993]

/**
 * The one way to a host that a person typed in: the name is resolved once, every address it has
 * must be public (or the host listed), and the connection goes to exactly those addresses.
 * @example const socket = await guardedConnect({ host, port }, { privateHosts, ports: SMTP_PORTS })
 */
export async function guardedConnect(target: Target, rules: EgressRules): Promise<Socket> {
  const deadline = AbortSignal.timeout(rules.timeoutMs ?? 15_000)
  const addresses = await allowedAddresses(target, rules, deadline)
  return dial({ host: plainHost(target.host), port: target.port }, addresses, deadline)
}

/** The pinned addresses of a target; throws `EgressError` where the rules refuse it. */
export async function allowedAddresses(
  target: Target,
  rules: EgressRules,
  deadline?: AbortSignal,
): Promise<readonly string[]> {
  const host = plainHost(target.host)
  checkHost(host)
  const listed = isListed({ host, port: target.port }, rules.privateHosts)
  if (!listed && !rules.ports.includes(target.port)) {
    throw new EgressError('port', {
      de: `Der Port ${target.port} ist hier nicht erlaubt`,
      en: `Port ${target.port} is not allowed here`,
    })
  }
  const addresses = isIP(host) > 0 ? [host] : await resolveBefore(host, rules, deadline)
  if (addresses.length === 0) {
    throw new EgressError('unresolved', {
      de: `Der Server ${host} wurde nicht gefunden`,
      en: `The server ${host} was not found`,
    })
  }
  return listed ? addresses : addresses.map((address) => mustBePublic(host, address))
}

function mustBePublic(host: string, address: string): string {
  const usable = publicAddress(address)
  if (usable) return usable
  throw new EgressError('address', {
    de: `${host} liegt in einem privaten Netz. Auf dem Server lässt sich das mit KONTOR_PRIVATE_HOSTS erlauben`,
    en: `${host} is in a private network. KONTOR_PRIVATE_HOSTS on the server can allow it`,
  })
}

async function resolveBefore(host: string, rules: EgressRules, deadline?: AbortSignal) {
  const resolve = rules.resolve ?? systemResolve
  const answer = resolve(host).catch(() => [])
  if (!deadline) return answer
  return Promise.race([answer, expired(deadline, host)])
}

async function systemResolve(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

function expired(deadline: AbortSignal, host: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    const text = {
      de: `Der Server ${host} wurde nicht rechtzeitig gefunden`,
      en: `The server ${host} was not found in time`,
    }
    const give = () => reject(new EgressError('unresolved', text))
    if (deadline.aborted) give()
    deadline.addEventListener('abort', give, { once: true })
  })
}

/** For `connect`: hands out the checked addresses, so no second question to DNS can change them. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, options, answer) => {
    if (options.all) answer(null, pinned)
    else answer(null, pinned[0]?.address ?? '', pinned[0]?.family)
  }
}

function silent(host: string): Label {
  return {
    de: `${host} hat nicht rechtzeitig geantwortet.`,
    en: `${host} did not answer in time.`,
  }
}

function dial(target: Target, addresses: readonly string[], deadline: AbortSignal) {
  return new Promise<Socket>((resolve, reject) => {
    const lookup = pinnedLookup(addresses)
    const socket = connect({ ...target, autoSelectFamily: true, lookup })
    const giveUp = () => socket.destroy(new EgressError('silent', silent(target.host)))
    deadline.addEventListener('abort', giveUp, { once: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      deadline.removeEventListener('abort', giveUp)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

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

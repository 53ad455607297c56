import { createHmac, randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { dnsOf } from '#kernel/server/dns/dns.ts'
import { type EgressRules, publicAddress } from '#kernel/server/egress/guarded-connect.ts'
import { guardedFetch } from '#kernel/server/egress/guarded-fetch.ts'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import type { Services } from '#kernel/server/services.ts'
import {
  type Certificate,
  type DomainAnswer,
  type DomainCheck,
  type DomainState,
  proveInstallation,
  type ResolvedHost,
} from '../domain.calls.ts'
import { domainOf, otherSpelling } from '../domain.ts'
import { nextStep } from './next-step.ts'
import { readCertificate } from './read-certificate.ts'

const PATIENCE_MS = 6_000

type Instance = Pick<Services, 'settings' | 'secret'>
type Reached = { answer: DomainAnswer; certificate: Certificate | null }

/** What is known without asking anybody. */
export function describeDomain({ settings }: Pick<Instance, 'settings'>): DomainState {
  const { protocol, hostname } = new URL(settings.baseUrl)
  const addresses = ownAddresses().flatMap((address) => publicAddress(address) ?? [])
  return {
    address: settings.baseUrl,
    host: hostname,
    isHttps: protocol === 'https:',
    isDomain: domainOf(hostname) !== undefined,
    port: settings.port,
    machine: [...new Set(addresses)],
  }
}

/** Asks DNS for the address and its twin, then knocks at the address itself; nobody else is told. */
export async function checkDomain(instance: Instance): Promise<DomainCheck> {
  const known = describeDomain(instance)
  const names = known.isDomain ? [known.host, otherSpelling(known.host)] : []
  const hosts = await Promise.all(names.map((name) => resolveHost(instance, name)))
  const found = { hosts, ...(await reach(instance, hosts[0]?.addresses ?? [])) }
  return { checkedAt: new Date().toISOString(), ...found, next: nextStep(known, found) }
}

async function resolveHost({ settings }: Pick<Instance, 'settings'>, host: string) {
  const { state, values } = await dnsOf(settings).addresses(host, { isFresh: true })
  return { host, addresses: [...values], state } satisfies ResolvedHost
}

/** What this installation alone can answer to a token. */
export function proofOf({ secret }: Pick<Instance, 'secret'>, token: string): string {
  return createHmac('sha256', derivedKey(secret, 'hosting proof')).update(token).digest('hex')
}

/**
 * Goes to exactly the addresses that were found. Of private ones only those of this machine are
 * asked: whoever answers for a name must not send Kontor into the network it stands in.
 */
async function reach(instance: Instance, addresses: readonly string[]): Promise<Reached> {
  if (addresses.length === 0) return { answer: 'not-asked', certificate: null }
  const own = new Set(ownAddresses())
  const inner = addresses.filter((address) => publicAddress(address) === undefined)
  if (inner.some((address) => !own.has(address))) return { answer: 'private', certificate: null }
  const { hostname: host, port: given, protocol } = new URL(instance.settings.baseUrl)
  const port = Number(given || (protocol === 'https:' ? 443 : 80))
  const rules: EgressRules = {
    privateHosts: inner.length > 0 ? [host] : [],
    ports: [port],
    timeoutMs: PATIENCE_MS,
    resolve: async () => addresses,
  }
  try {
    const certificate = protocol === 'https:' ? await readCertificate({ host, port }, rules) : null
    if (certificate && certificate.state !== 'valid') return { answer: 'other', certificate }
    return { answer: await askProof(instance, rules), certificate }
  } catch {
    // Refused, cut off or too slow: for a visitor it is all the same.
    return { answer: 'unreachable', certificate: null }
  }
}

async function askProof(instance: Instance, rules: EgressRules): Promise<DomainAnswer> {
  const token = randomUUID()
  const path = proveInstallation.path.replace(':token', token)
  const ask = guardedFetch(rules.privateHosts, rules)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const options = { method: 'GET', headers: { accept: 'application/json' }, signal }
  const reply = await ask(instance.settings.baseUrl + path, options)
  return (await reply.text()).includes(proofOf(instance, token)) ? 'ours' : 'other'
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).map(({ address }) => address),
  )
}

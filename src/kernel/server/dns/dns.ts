import { Resolver } from 'node:dns/promises'
import type { Settings } from '../settings.ts'
import { dnsName } from './dns-name.ts'

/** `missing`: there is no such record. `failed`: nobody could say, which is no answer about it. */
export type DnsAnswer<T> = { state: 'found' | 'missing' | 'failed'; values: readonly T[] }

type MailExchange = { host: string; priority: number }

/** `isFresh`: somebody has just changed a record and wants to see it. */
type LookupOptions = { isFresh?: boolean }

/** Lookups never throw, and what they answer is bounded and free of control signs. */
export type Dns = {
  /** Each record as one text, however it was cut into pieces. */
  txt(name: string, options?: LookupOptions): Promise<DnsAnswer<string>>
  /** The most wanted first. */
  mx(name: string, options?: LookupOptions): Promise<DnsAnswer<MailExchange>>
  /** On IPv4 and IPv6. */
  addresses(host: string, options?: LookupOptions): Promise<DnsAnswer<string>>
  cname(name: string, options?: LookupOptions): Promise<DnsAnswer<string>>
}

type DnsSettings = Pick<Settings, 'dnsServers'>
type DnsDeadlines = { timeout: number; tries: number; longestMs: number }

const DEADLINES: DnsDeadlines = {
  timeout: 2_000,
  tries: 2,
  // Resolvers may take longer than they were told.
  longestMs: 8_000,
}

const MOST_RECORDS = 50
/** A key of 4096 bits needs a fifth of it. */
const LONGEST_TEXT = 4_000

const opened = new WeakMap<DnsSettings, Dns>()

/**
 * DNS as this process asks it: the servers of KONTOR_DNS, else those of the machine. Answers are
 * kept for a minute.
 * @example const { state, values } = await dnsOf(settings).txt('_dmarc.example.org')
 */
export function dnsOf(settings: DnsSettings): Dns {
  const known = opened.get(settings)
  if (known) return known
  const dns = openDns(settings)
  opened.set(settings, dns)
  return dns
}

export function openDns({ dnsServers }: DnsSettings, deadlines = DEADLINES): Dns {
  const keep = keptAnswers()
  const ask = <T>(kind: string, find: (resolver: Resolver, name: string) => Promise<T[]>) => {
    return async (given: string, { isFresh = false }: LookupOptions = {}) => {
      const name = dnsName(given)
      if (!name) return { state: 'missing', values: [] } satisfies DnsAnswer<T>
      const lookUp = () => lookUpOnce(dnsServers, deadlines, (resolver) => find(resolver, name))
      return await keep<T>(`${kind} ${name}`, lookUp, isFresh)
    }
  }
  return {
    txt: ask('txt', async (resolver, name) => {
      const records = await resolver.resolveTxt(name)
      return records.map((pieces) => tidy(pieces.join('')))
    }),
    mx: ask('mx', async (resolver, name) => {
      const found = await resolver.resolveMx(name)
      return found
        .map(({ exchange, priority }) => ({ host: tidy(exchange), priority }))
        .toSorted((a, b) => a.priority - b.priority)
    }),
    cname: ask('cname', async (resolver, name) => (await resolver.resolveCname(name)).map(tidy)),
    addresses: ask('addresses', findAddresses),
  }
}

async function findAddresses(resolver: Resolver, name: string): Promise<string[]> {
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = [v4, v6].flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (found.length > 0) return found
  for (const one of [v4, v6])
    if (one.status === 'rejected' && !isAbsent(one.reason)) throw one.reason
  return []
}

async function lookUpOnce<T>(
  servers: readonly string[],
  { timeout, tries, longestMs }: DnsDeadlines,
  find: (resolver: Resolver) => Promise<T[]>,
): Promise<DnsAnswer<T>> {
  const resolver = new Resolver({ timeout, tries })
  if (servers.length > 0) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), longestMs)
  try {
    const values = (await find(resolver)).slice(0, MOST_RECORDS)
    return { state: values.length > 0 ? 'found' : 'missing', values }
  } catch (error) {
    return { state: isAbsent(error) ? 'missing' : 'failed', values: [] }
  } finally {
    clearTimeout(timer)
  }
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

function isAbsent(error: unknown): boolean {
  return ABSENT.has(error instanceof Error && 'code' in error ? error.code : undefined)
}

function tidy(text: string): string {
  return text.slice(0, LONGEST_TEXT).replaceAll(/\p{C}/gu, '')
}

const KEPT_MS = 60_000
/** Nobody could say: soon somebody may, but not every caller waits for it anew. */
const FAILED_MS = 5_000
const MOST_KEPT = 500

type Kept = { until: number; answer: Promise<DnsAnswer<unknown>> }

function keptAnswers() {
  const kept = new Map<string, Kept>()
  return async <T>(
    key: string,
    lookUp: () => Promise<DnsAnswer<T>>,
    isFresh: boolean,
  ): Promise<DnsAnswer<T>> => {
    const known = kept.get(key)
    if (known && !isFresh && known.until > Date.now()) return known.answer as Promise<DnsAnswer<T>>
    if (kept.size >= MOST_KEPT) kept.clear()
    const answer = lookUp()
    const entry: Kept = { until: Date.now() + KEPT_MS, answer }
    kept.set(key, entry)
    const found = await answer
    if (found.state === 'failed') entry.until = Date.now() + FAILED_MS
    return found
  }
}

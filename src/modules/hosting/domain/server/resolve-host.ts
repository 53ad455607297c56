import { Resolver } from 'node:dns/promises'
import type { ResolvedHost } from '../domain.calls.ts'

const TRIES = { timeout: 2_000, tries: 2 }
/** Resolvers may take longer than they were told. */
const LONGEST_MS = 8_000

/** What DNS says of a host, on IPv4 and IPv6. Asks the resolvers of the machine, or those given. */
export async function resolveHost(host: string, servers: readonly string[]): Promise<ResolvedHost> {
  const resolver = new Resolver(TRIES)
  if (servers.length > 0) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), LONGEST_MS)
  try {
    const answers = await Promise.all([
      addressesOf(resolver.resolve4(host)),
      addressesOf(resolver.resolve6(host)),
    ])
    const addresses = answers.flatMap((found) => found ?? [])
    if (addresses.length > 0) return { host, addresses, state: 'found' }
    return { host, addresses, state: answers.includes(undefined) ? 'failed' : 'missing' }
  } finally {
    clearTimeout(timer)
  }
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** Nothing for a name without such an address, undefined when nobody could say. */
async function addressesOf(asked: Promise<string[]>): Promise<string[] | undefined> {
  try {
    return await asked
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return ABSENT.has(code) ? [] : undefined
  }
}

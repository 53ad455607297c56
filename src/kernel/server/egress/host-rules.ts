import { isIP } from 'node:net'
import { EgressError } from './egress-error.ts'

export type Target = { host: string; port: number }

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/
/** 2130706433, 0x7f000001, 0177.0.0.1, 127.1: resolvers read these as addresses, people do not. */
const NUMERIC_LABEL = /^(\d+|0x[0-9a-f]*)$/

/** The host as rules compare it: lower case, without brackets and the root dot. */
export function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/(?<=[^.])\.$/, '')
}

/** An address in its usual form or a host name; every other way to write a host is refused. */
export function checkHost(host: string): void {
  if (isIP(host) > 0) return
  const labels = host.split('.')
  const isName = host.length <= 253 && labels.every((label) => LABEL.test(label))
  if (!isName || NUMERIC_LABEL.test(labels.at(-1) ?? '')) {
    throw new EgressError('host', {
      de: `„${host}“ ist kein gültiger Servername`,
      en: `“${host}” is not a valid server name`,
    })
  }
}

/**
 * Whether the operator listed this target (`KONTOR_PRIVATE_HOSTS`), as host or host:port.
 * @example isListed({ host: 'mail.lan', port: 25 }, ['mail.lan', '[fd00::2]:587'])
 */
export function isListed({ host, port }: Target, list: readonly string[]): boolean {
  return list.some((entry) => {
    const { listed, onlyPort } = readEntry(entry.trim())
    return listed === host && (onlyPort === undefined || onlyPort === port)
  })
}

function readEntry(entry: string): { listed: string; onlyPort?: number } {
  const parts = isIP(entry) > 0 ? null : /^(.+):(\d{1,5})$/.exec(entry)
  if (!parts?.[1]) return { listed: plainHost(entry) }
  return { listed: plainHost(parts[1]), onlyPort: Number(parts[2]) }
}

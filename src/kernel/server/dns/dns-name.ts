import { domainToASCII } from 'node:url'

/** An underscore begins names that are no hosts: '_dmarc', 'k1._domainkey'. */
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/
const MAX_LENGTH = 253

/**
 * A name as DNS writes it; undefined for what can be none, so that nothing else is ever asked for.
 * @example dnsName('_dmarc.Bäckerei-Sommer.de') → '_dmarc.xn--bckerei-sommer-5hb.de'
 */
export function dnsName(given: string): string | undefined {
  // The converter passes over line breaks and whatever follows a host; with them it is no name.
  if (/[\s\p{C}/\\?#@:%[\]]/u.test(given)) return undefined
  const name = domainToASCII(given).toLowerCase().replace(/\.$/, '')
  const labels = name.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return isName && name.length <= MAX_LENGTH ? name : undefined
}

/** The part of an address behind its last @, as DNS writes it. */
export function domainOfAddress(address: string): string | undefined {
  return dnsName(address.slice(address.lastIndexOf('@') + 1))
}

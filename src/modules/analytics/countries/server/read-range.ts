import { isIP } from 'node:net'

export type CountryRange = { first: string; last: string; country: string }

/**
 * One line of a table of countries: '1.0.0.0,1.0.0.255,AU' as DB-IP writes it, or
 * '"16777216","16777471","AU","Australia"' as IP2Location does. Null says that nobody knows the
 * country, undefined that it is no such line.
 */
export function readRange(line: string): CountryRange | null | undefined {
  const [from = '', to = '', named = ''] = line.replaceAll('"', '').split(',', 3)
  const [first, last] = [addressOf(from.trim()), addressOf(to.trim())]
  if (!first || !last) return undefined
  const country = named.trim().toUpperCase()
  if (country === '-' || country === 'ZZ') return null
  const isRange = isIP(first) === isIP(last) && /^[A-Z]{2}$/.test(country)
  return isRange ? { first, last, country } : undefined
}

const IPV4 = 2n ** 32n
const IPV6 = 2n ** 128n
/** What stands before an IPv4 address that is written as one of IPv6. */
const MAPPED = 0xffffn

function addressOf(written: string): string | undefined {
  if (isIP(written) > 0) return written
  if (!/^\d{1,39}$/.test(written)) return undefined
  const number = BigInt(written)
  if (number < IPV4 || number >> 32n === MAPPED) return dotted(Number(number % IPV4))
  return number < IPV6 ? grouped(number) : undefined
}

/** @example dotted(16777216) // '1.0.0.0' */
function dotted(number: number): string {
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.')
}

function grouped(number: bigint): string {
  const digits = number.toString(16).padStart(32, '0')
  return Array.from({ length: 8 }, (_, at) => digits.slice(at * 4, at * 4 + 4)).join(':')
}

import type { Lang } from '#kernel/i18n/messages.ts'

/** An address of the site, read once: decoded segments and the language its first one stands for. */
export type SiteAddress = { lang: Lang; segments: readonly string[] }

const MAX_SEGMENTS = 32
const MAX_LENGTH = 2000
/** Slashes of either kind, control characters and half characters never belong to a segment. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\\/]/u

/** Reads the path of a request; undefined when nothing can ever live there. */
export function readAddress(path: string): SiteAddress | undefined {
  if (!path.startsWith('/') || path.length > MAX_LENGTH) return undefined
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length > MAX_SEGMENTS) return undefined
  const decoded = segments.map(decodeSegment)
  return decoded.every(isSegment) ? { lang: langOf(decoded), segments: decoded } : undefined
}

/** The language of an address, also of one where nothing lives. */
export function langOfPath(path: string): Lang {
  return langOf(path.split('/').filter(Boolean))
}

/**
 * The one way to write an address: a single leading slash, none at the end, every segment encoded.
 * It can therefore never lead to another site.
 */
export function writePath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`
}

/** Adds a query, keys and values encoded. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${path}?${text}` : path
}

const MAX_QUERY_VALUE = 200

/** Only these keys of a query, in this order; what is too long counts as missing. */
export function pickQuery(
  query: Readonly<Record<string, string>>,
  keys: readonly string[],
): Record<string, string> {
  const pairs = keys.flatMap((key): [string, string][] => {
    const value = Object.hasOwn(query, key) ? query[key] : undefined
    return value && value.length <= MAX_QUERY_VALUE ? [[key, value]] : []
  })
  return Object.fromEntries(pairs)
}

function langOf(segments: readonly (string | undefined)[]): Lang {
  return segments[0]?.toLowerCase() === 'en' ? 'en' : 'de'
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A malformed escape is no address of ours; the visitor gets the page for missing ones.
    return undefined
  }
}

function isSegment(segment: string | undefined): segment is string {
  if (segment === undefined || segment === '.' || segment === '..') return false
  return !FORBIDDEN.test(segment)
}

/** Characters that browsers leave alone in a path stay readable. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:3A|40|26|3D|2B|24|2C|3B)/g, decodeURIComponent)
}

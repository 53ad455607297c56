type Range = { start: number; end: number }

/**
 * The one range a request asks for (RFC 9110, section 14). Undefined: send everything, also for
 * several ranges at once, which may be ignored. 'beyond': there is nothing at that place.
 */
export function readRange(header: string, size: number): Range | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') return lastBytes(Number(last), size)
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'beyond'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

function lastBytes(count: number, size: number): Range | 'beyond' {
  if (count === 0 || size === 0) return 'beyond'
  return { start: Math.max(0, size - count), end: size - 1 }
}

/** Weak comparison, as If-None-Match asks for. */
export function matches(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

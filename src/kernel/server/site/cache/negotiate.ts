import type { Encoding } from './page-cache.ts'

const NAMES: readonly [string, Encoding][] = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
]
const MAX_REMEMBERED = 200
const remembered = new Map<string, Encoding>()

/** The best of our encodings that the client takes. Browsers send few different headers: they are kept. */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'html'
  const known = remembered.get(accepted)
  if (known) return known
  const encoding = negotiate(accepted)
  if (remembered.size < MAX_REMEMBERED && accepted.length < 100) remembered.set(accepted, encoding)
  return encoding
}

/** Whether the client already has what the tag stands for. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}

function negotiate(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(readPart))
  const any = weights.get('*') ?? 0
  const best = NAMES.find(([name]) => (weights.get(name) ?? any) > 0)
  return best?.[1] ?? 'html'
}

function readPart(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) || 0 : 1]
}

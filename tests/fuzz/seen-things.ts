import type { Endpoint } from '#kernel/contract/endpoint.ts'

/** Ids that good answers named, by what they are ids of. */
export type SeenThings = Map<string, string[]>

const SAME: Readonly<Record<string, string>> = {
  users: 'auth',
  account: 'auth',
  address: 'auth',
  download: 'file',
  crop: 'file',
  rotate: 'file',
}
const OTHERS = 10

/** '/api/v0/batch/file/remove/' → 'file' */
export function nounOf(path: string): string {
  const words = path
    .split('/')
    .filter((word) => word !== '' && !/^(api|v\d|batch|search)$/.test(word))
  const [noun = ''] = words
  return SAME[noun] ?? noun
}

export function remember(seen: SeenThings, path: string, ids: readonly string[]): void {
  const noun = nounOf(path)
  seen.set(noun, [...(seen.get(noun) ?? []), ...ids])
}

/** Mostly ids of the right kind, some of others: both the code and its refusals are met. */
export function idsFor(seen: SeenThings, { path }: Pick<Endpoint, 'path'>): string[] {
  const own = (seen.get(nounOf(path)) ?? []).slice(-OTHERS)
  const others = [...seen.values()].flat().slice(-OTHERS)
  return [...own, ...own, ...own, ...others]
}

const DESTROYS = /\/(remove|erase|merge|empty|block|end-sessions|end_others|stop-impersonating)\b/

/** What destroys comes last, so that the other calls still meet what was made. */
export function gentleFirst<E extends Pick<Endpoint, 'method' | 'path'>>(
  endpoints: readonly E[],
): E[] {
  const isGentle = ({ method, path }: E) => method !== 'DELETE' && !DESTROYS.test(path)
  return [...endpoints.filter(isGentle), ...endpoints.filter((endpoint) => !isGentle(endpoint))]
}

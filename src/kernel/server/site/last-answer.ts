import { isNotReady } from '../http/translate-error.ts'
import { packedAnswer } from './answers.ts'
import { pickQuery, withQuery } from './route/site-path.ts'
import type { SiteAnswer, SiteRequest } from './site.ts'
import type { SiteKit } from './site-kit.ts'

/**
 * A shared page as it last stood, when the database cannot be asked for the current one. Nobody may
 * keep it, and it says of itself that it could not be checked (RFC 9111, 111).
 */
export async function lastAnswer(
  kit: SiteKit,
  request: SiteRequest,
  error: unknown,
): Promise<SiteAnswer | undefined> {
  if (request.method === 'POST' || !isNotReady(error)) return undefined
  const { cache } = kit.services
  const address = kit.hostOf(request.host) + request.path
  const plain = await cache.lastState(address)
  if (!plain) return undefined
  const query = pickQuery(request.query, plain.query)
  const last = await cache.lastState(withQuery(address, query))
  if (!last) return undefined
  const answer = packedAnswer(last.page, request)
  return { ...answer, headers: { ...answer.headers, ...UNCHECKED } }
}

const UNCHECKED = { 'cache-control': 'no-store', warning: '111 - "Revalidation Failed"' }

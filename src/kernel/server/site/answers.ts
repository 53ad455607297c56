import { isUnchanged, pickEncoding } from './cache/negotiate.ts'
import type { CachedPage } from './cache/page-cache.ts'
import type { SiteAnswer, SiteRequest } from './site.ts'
import { PRIVATE, SHARED } from './site-headers.ts'

const CONTENT_ENCODING = { brotli: 'br', gzip: 'gzip' } as const

/** A packed page as the client can take it. */
export function packedAnswer(page: CachedPage, request: SiteRequest): SiteAnswer {
  const { headers, etag, status } = page
  if (status === 200 && isUnchanged(request.ifNoneMatch, etag)) {
    return { status: 304, headers, body: '' }
  }
  const encoding = pickEncoding(request.acceptEncoding)
  const { body } = page.in(encoding)
  if (encoding === 'html') return { status, headers, body }
  const encoded = { ...headers, 'content-encoding': CONTENT_ENCODING[encoding] }
  return { status, headers: encoded, body }
}

/** A redirect within this site; any other target is a fault of ours, never a visitor's way out. */
export function redirectAnswer(redirect: { to: string; status: number }): SiteAnswer {
  const { to, status } = redirect
  if (!/^\/(?![/\\])[^\\\s]*$/.test(to)) throw new Error(`Not an address of this site: ${to}`)
  const cacheControl = status === 301 ? SHARED : PRIVATE
  return { status, headers: { location: to, 'cache-control': cacheControl }, body: '' }
}

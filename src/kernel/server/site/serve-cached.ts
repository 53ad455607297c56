import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnchanged, pickEncoding } from './cache/negotiate.ts'
import type { CachedPage, PageCache } from './cache/page-cache.ts'
import type { ServedPages } from './served/served-pages.ts'

type CachedSite = {
  cache: PageCache
  served: ServedPages
  hostOf(header: string | undefined): string
}

/**
 * Answers a hit before any routing: no query, no cookie is looked at, nothing is logged. That it went
 * out is noted and nothing more; whoever counts looks at it later.
 * Returns false when the request is for someone else to answer.
 */
export function answerFromCache(
  { cache, served, hostOf }: CachedSite,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url } = request
  if ((method !== 'GET' && method !== 'HEAD') || !url || url.includes('?')) return false
  const page = cache.find(hostOf(request.headers.host) + url)
  if (!page) return false
  write(page, request, response)
  if (method === 'GET' && page.headers['content-type']?.startsWith('text/html')) {
    const { headers, socket } = request
    const remote = socket.remoteAddress ?? ''
    served.push({ at: Date.now(), path: url, query: '', isMissing: false, headers, remote })
  }
  return true
}

function write(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.unchanged as string[]).end()
    return
  }
  const { body, raw } = page.in(pickEncoding(acceptedEncoding(request)))
  response.writeHead(page.status, raw as string[])
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function acceptedEncoding({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' ? accepted : undefined
}

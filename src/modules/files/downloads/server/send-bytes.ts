import type { Context } from '#kernel/server/context.ts'
import { matches, readRange } from '#kernel/server/http/download/byte-range.ts'
import { disposition } from '#kernel/server/http/download/file-name.ts'
import { webStream } from '#kernel/server/http/download/web-stream.ts'
import type { FileTables } from '../../server/tables.ts'
import { isShown } from '../../uploads/server/content/accepted-types.ts'
import type { Served } from './served.ts'

const YEAR = 31_536_000
/** Nothing in a file may ever run, load or frame anything, whatever a browser takes it for. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

type SendOptions = { isSaved: boolean; isCached: boolean }

/** The answer for a file: whole, a part of it, or that nothing has changed. */
export async function sendBytes(
  context: Context<FileTables>,
  served: Served,
  wish: SendOptions,
): Promise<unknown> {
  writeHeaders(context, served, wish)
  const { etag, size } = served
  if (matches(context.headers['if-none-match'] ?? '', etag)) {
    return new Response(null, { status: 304 })
  }
  const range = wantedRange(context, served)
  if (range === 'beyond') {
    const headers = { 'content-range': `bytes */${size}` }
    return new Response(null, { status: 416, headers })
  }
  if (range) return sendPart(context, served, range)
  context.reply.header('content-length', String(size))
  return served.bytes ?? context.storage.get(served.key)
}

/** A range of something that has changed meanwhile is sent whole. */
function wantedRange({ headers }: Context<FileTables>, { size, etag }: Served) {
  const { range = '', 'if-range': condition } = headers
  return condition === undefined || condition === etag ? readRange(range, size) : undefined
}

async function sendPart(
  { storage }: Context<FileTables>,
  served: Served,
  { start, end }: { start: number; end: number },
): Promise<Response> {
  const headers = {
    'content-range': `bytes ${start}-${end}/${served.size}`,
    'content-length': String(end - start + 1),
  }
  if (served.bytes) {
    return new Response(new Uint8Array(served.bytes.subarray(start, end + 1)), {
      status: 206,
      headers,
    })
  }
  const stream = await storage.get(served.key, { start, end })
  return new Response(webStream(stream), { status: 206, headers })
}

function writeHeaders({ reply }: Context<FileTables>, served: Served, wish: SendOptions): void {
  const isInline = !wish.isSaved && isShown(served)
  reply.header('content-type', contentType(served))
  reply.header('content-disposition', disposition(isInline ? 'inline' : 'attachment', served.name))
  reply.header('content-security-policy', POLICY)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('accept-ranges', 'bytes')
  // Mail programs in a browser show pictures of newsletters on their own pages.
  if (isPublicPicture(served)) reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('etag', served.etag)
  reply.header('cache-control', cacheControl(served, wish))
}

const EMBEDDED = ['image/jpeg', 'image/png']

function isPublicPicture({ type, isFixed, isClosed }: Served): boolean {
  return isFixed && !isClosed && EMBEDDED.includes(type)
}

function contentType({ type }: Served): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function cacheControl({ isFixed, isClosed }: Served, { isCached }: SendOptions): string {
  if (!isCached) return 'no-store'
  if (isClosed) return 'private, no-cache'
  return isFixed ? `public, max-age=${YEAR}, immutable` : 'public, no-cache'
}

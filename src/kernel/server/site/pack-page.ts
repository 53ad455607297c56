import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedPage, RawHeaders } from './page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Good enough to beat gzip 9 by a tenth, at a few ms of another thread. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

export type PlainPage = { status: number; headers: Record<string, string>; html: string }

/** Compresses a page once and makes its headers ready, so that a hit only has to write them. */
export async function packPage({ status, headers, html }: PlainPage): Promise<CachedPage> {
  const bytes = Buffer.from(html)
  const [zipped, brotli] = await Promise.all([
    compressGzip(bytes, { level: GZIP_LEVEL }),
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ])
  const etag = etagOf(bytes)
  const common = { ...headers, etag, vary: 'accept-encoding' }
  return {
    status,
    headers: common,
    html: bytes,
    gzip: zipped,
    brotli,
    etag,
    raw: {
      html: rawHeaders(common, bytes),
      gzip: rawHeaders({ ...common, 'content-encoding': 'gzip' }, zipped),
      brotli: rawHeaders({ ...common, 'content-encoding': 'br' }, brotli),
      unchanged: unchangedHeaders(common),
    },
  }
}

/** Weak, because one tag stands for all encodings of the same page. */
function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

function rawHeaders(headers: Record<string, string>, body: Buffer): RawHeaders {
  return Object.entries({ ...headers, 'content-length': String(body.length) }).flat()
}

function unchangedHeaders(headers: Record<string, string>): RawHeaders {
  const kept = ['etag', 'vary', 'cache-control']
  return Object.entries(headers)
    .filter(([name]) => kept.includes(name))
    .flat()
}

import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import { isNotReady } from '#kernel/server/http/translate-error.ts'
import type { Kind } from '../../files/file.ts'
import { type FileContext, tagOf } from '../../server/unit-of-work.ts'
import { readBytes } from '../../storage/server/read-bytes.ts'
import { isCacheDisabled } from './cache-setting.ts'
import { type Address, findOriginal, findServed, mustBeAddress } from './find-served.ts'
import { sendBytes } from './send-bytes.ts'
import type { Served } from './served.ts'
import { isSmall, type ServedCache, servedCache } from './served-cache.ts'

type Wanted = Address & { original: boolean; save: boolean }

/** Public files go to anyone, others to staff and their owner; for everyone else there is none. */
export async function serveFile(context: FileContext, wanted: Wanted): Promise<unknown> {
  mustBeAddress(wanted)
  if (wanted.original && !isReader(context)) throw failures.notFound()
  const found = wanted.original
    ? { served: await findOriginal(context, wanted.id), mayBeKept: false }
    : await findCached(context, wanted)
  const { served, mayBeKept } = found
  if (served.isClosed && !mayRead(context, served)) throw failures.notFound()
  const isCached = mayBeKept && !isCacheDisabled(context.config)
  noteDownload(context, wanted, served)
  return sendBytes(context, served, { isSaved: wanted.save, isCached })
}

/** What browsers load by themselves to draw a page. */
const DRAWN: readonly Kind[] = ['image', 'video', 'audio']

/**
 * A public file that went out from its beginning; whoever counts judges who asked for it. Forms of
 * pictures are parts of pages, and browsers that do not say what they want a picture for draw it.
 */
function noteDownload(context: FileContext, wanted: Wanted, { fileId, isClosed, kind }: Served) {
  const { method, headers, ip, served } = context
  const isPart = wanted.gridref !== undefined || wanted.original || isClosed
  const isLater = headers.range !== undefined && !headers.range.startsWith('bytes=0-')
  const isDrawn = !wanted.save && !headers['sec-fetch-dest'] && DRAWN.includes(kind)
  if (method !== 'GET' || isPart || isLater || isDrawn) return
  const did = { kind: 'download', value: fileId } as const
  const page = { path: '', query: '', isMissing: false, at: Date.now() }
  served.push({ ...page, did, headers, remote: ip })
}

type Found = { served: Served; mayBeKept: boolean }

async function findCached(context: FileContext, { id, gridref }: Address): Promise<Found> {
  const cache = servedCache(context.cache)
  const address = `${id}/${gridref ?? ''}`
  const known = cache.find(address)
  if (known) return { served: known, mayBeKept: true }
  try {
    // Asked before the row is read: what is touched in between makes the entry stale at once.
    const moment = cache.moment()
    const served = await findServed(context, { id, gridref })
    if (served.isStandIn) return { served, mayBeKept: false }
    const kept = isSmall(served) ? await withBytes(context, cache, { address, served }) : served
    cache.keep(address, kept, moment)
    return { served: kept, mayBeKept: true }
  } catch (error) {
    const last = isNotReady(error) ? await findLast(context, address) : undefined
    if (!last) throw error
    return { served: last, mayBeKept: false }
  }
}

/** While the database is away: what everyone could have, unless it was taken back since. */
async function findLast({ cache }: FileContext, address: string): Promise<Served | undefined> {
  const last = servedCache(cache).last(address)
  if (!last || last.served.isClosed) return undefined
  const mayStandIn = await cache.mayStandIn(last.moment, [tagOf(last.served.fileId)])
  return mayStandIn ? last.served : undefined
}

async function withBytes(
  { storage }: FileContext,
  cache: ServedCache,
  { address, served }: { address: string; served: Served },
): Promise<Served> {
  const known = cache.bytesOf(address, served.etag)
  return { ...served, bytes: known ?? (await readBytes(storage, served.key)) }
}

function mayRead(context: FileContext, { ownerId }: Served): boolean {
  return context.user.id === ownerId || isReader(context)
}

function isReader({ user, config }: FileContext): boolean {
  return allows(staff('files', 'view'), user, config.get(permissionsSection).member)
}

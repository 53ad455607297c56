import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { isCacheDisabled } from '../cache-setting.ts'
import { readBytes } from '../read-bytes.ts'
import type { FileTables } from '../tables.ts'
import { type Address, findOriginal, findServed, mustBeAddress } from './find-served.ts'
import { sendBytes } from './send-bytes.ts'
import type { Served } from './served.ts'
import { isSmall, type ServedCache, servedCache } from './served-cache.ts'

type Asking = Context<FileTables>
type Wanted = Address & { original: boolean; save: boolean }

/** Public files go to anyone, others to staff and their owner; for everyone else there is none. */
export async function serveFile(context: Asking, wanted: Wanted): Promise<unknown> {
  mustBeAddress(wanted)
  if (wanted.original && !isReader(context)) throw failures.notFound()
  const served = wanted.original
    ? await findOriginal(context, wanted.id)
    : await findCached(context, wanted)
  if (served.isClosed && !mayRead(context, served)) throw failures.notFound()
  const isCached = !wanted.original && !isCacheDisabled(context.config)
  return sendBytes(context, served, { isSaved: wanted.save, isCached })
}

async function findCached(context: Asking, { id, gridref }: Address): Promise<Served> {
  const cache = servedCache(context.cache)
  const address = `${id}/${gridref ?? ''}`
  const known = cache.find(address)
  if (known) return known
  // Asked before the row is read: what is touched in between makes the entry stale at once.
  const moment = cache.moment()
  const served = await findServed(context, { id, gridref })
  const kept = isSmall(served) ? await withBytes(context, cache, { address, served }) : served
  cache.keep(address, kept, moment)
  return kept
}

async function withBytes(
  { storage }: Asking,
  cache: ServedCache,
  { address, served }: { address: string; served: Served },
): Promise<Served> {
  const known = cache.bytesOf(address, served.etag)
  return { ...served, bytes: known ?? (await readBytes(storage, served.key)) }
}

function mayRead(context: Asking, { ownerId }: Served): boolean {
  return context.user.id === ownerId || isReader(context)
}

function isReader({ user, config }: Asking): boolean {
  return allows(staff('files', 'view'), user, config.get(permissionsSection).member)
}

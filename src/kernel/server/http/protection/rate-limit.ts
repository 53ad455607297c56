import ipaddr from 'ipaddr.js'
import { sql } from 'kysely'
import type { Endpoint, RateLimit } from '#kernel/contract/endpoint.ts'
import { failures } from '../../app-error.ts'
import type { Db } from '../../database.ts'

/** Counts one attempt; raises 429 with the seconds to wait once the window is used up. */
export async function countAttempt(db: Db, key: string, limit: RateLimit): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits as r (key, window_start, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when r.window_start < now() - make_interval(secs => ${limit.seconds})
        then 1 else r.count + 1 end,
      window_start = case when r.window_start < now() - make_interval(secs => ${limit.seconds})
        then now() else r.window_start end
    returning count,
      ceil(extract(epoch from window_start + make_interval(secs => ${limit.seconds}) - now()))::int as wait
  `.execute(db)
  const row = rows[0]
  if (row && row.count > limit.max) throw failures.tooMany({ retryAfter: Math.max(1, row.wait) })
}

type Limited = Pick<Endpoint, 'method' | 'path' | 'limit'>

/**
 * Counts a call against its own limit. A plain form counts as the call it stands for, so that
 * neither is a way round the other.
 * @example await countCall(context, requestPasswordReset)
 */
export async function countCall(
  { db, ip, user }: { db: Db; ip: string; user: { id: string } },
  { method, path, limit }: Limited,
): Promise<void> {
  if (!limit) return
  const who = limit.per === 'user' ? user.id : addressKey(ip)
  await countAttempt(db, `${method} ${path} ${who}`, limit)
}

const IPV6_GROUPS = 4

/** An IPv6 customer owns a /64, so that is what counts as one address, however it is written. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const groups = address.toNormalizedString().split(':')
  return groups.slice(0, IPV6_GROUPS).join(':')
}

/** Forgets the attempts under a key, e.g. after one that went well. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

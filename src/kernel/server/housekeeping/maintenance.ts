import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { TAG_CHANNEL } from '../site/cache/tag-channel.ts'

/** Heard by every instance on the channel of page tags. */
const CLOSE = 'maintenance:on'
const OPEN = 'maintenance:off'
/** Whoever closed the house and died leaves it open again after this. */
const LEASE_MS = 20_000
const RENEW_MS = 5_000

/** Whether all of the house's data is just being exchanged, on this instance or another. */
export type Maintenance = {
  isOn(): boolean
  hear(tags: readonly string[]): void
}

export function createMaintenance(): Maintenance {
  let until = 0
  return {
    isOn: () => Date.now() < until,
    hear: (tags) => {
      if (tags.includes(CLOSE)) until = Date.now() + LEASE_MS
      if (tags.includes(OPEN)) until = 0
    },
  }
}

/** Closes every instance while work runs: calls are answered 503 instead of waiting for locks. */
export async function whileClosed<T>(
  { db, maintenance }: { db: Db; maintenance: Maintenance },
  work: () => Promise<T>,
): Promise<T> {
  const say = async (tag: string) => {
    maintenance.hear([tag])
    await sql`select pg_notify(${TAG_CHANNEL}, ${JSON.stringify([tag])})`.execute(db)
  }
  await say(CLOSE)
  const timer = setInterval(() => void say(CLOSE).catch(() => undefined), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await say(OPEN)
  }
}

import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { countAttempt, forgetAttempts } from '#kernel/server/http/protection/rate-limit.ts'
import type { AuthTables } from '../../server/tables.ts'
import { deviceOf } from '../../sessions/server/device-cookie.ts'
import { isKnownDevice } from '../../sessions/server/known-devices.ts'
import { networkOf } from './network.ts'

/** Tries that cost no time, and how many strangers together may have in a quarter of an hour. */
const RULES = {
  'sign-in': { free: 3, strangers: 100 },
  code: { free: 10, strangers: 30 },
  'own-password': { free: 5, strangers: 30 },
} as const

const LONGEST_WAIT = 900
const FORGOTTEN_AFTER = 3600

type AttemptInput = {
  kind: keyof typeof RULES
  /** A handle or an id, whether there is such an account or not. */
  account: string
  userId: string | undefined
}

/** Takes a try back that went well. */
export type Attempt = { forget(): Promise<void> }

/**
 * Counts a try before it is looked at, so that a thousand at once are no way round. After some
 * failures the wait doubles up to a quarter of an hour: per account and network, so that nobody can
 * lock the owner out from elsewhere; a device the owner has used before counts by itself.
 */
export async function beginTry(
  context: Context<AuthTables>,
  asked: AttemptInput,
): Promise<Attempt> {
  const { db } = context
  const name = `${asked.kind} ${hashOf(asked.account)}`
  const device = await ownDevice(context, asked.userId)
  const key = device ? `${name} device ${device}` : `${name} ${networkOf(context.ip)}`
  await takeTurn(db, key, RULES[asked.kind].free)
  const strangers = `${name} strangers`
  const limit = { max: RULES[asked.kind].strangers, seconds: LONGEST_WAIT, per: 'ip' } as const
  if (!device) await countAttempt(db, strangers, limit)
  return {
    forget: async () => {
      await forgetAttempts(db, key)
      if (!device) await takeBack(db, strangers)
    },
  }
}

async function ownDevice(context: Context<AuthTables>, userId: string | undefined) {
  const hash = deviceOf(context)
  if (!userId || !hash) return undefined
  const isKnown = await isKnownDevice(context.db, { userId, hash })
  return isKnown ? hash.toString('base64url') : undefined
}

/**
 * Counts up if the wait after the last failure is over; otherwise says how long it still is. Of two at once the
 * one that began first may come second: its `now()` lies before what the other has written.
 */
async function takeTurn(db: Kysely<AuthTables>, key: string, free: number): Promise<void> {
  const wait = sql`make_interval(secs => case when r.count < ${free}::int then 0
    else least(${LONGEST_WAIT}::int, power(2, least(r.count - ${free}::int, 20))) end)`
  const { rows } = await sql`
    insert into rate_limits as r (key, window_start, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when r.window_start < now() - make_interval(secs => ${FORGOTTEN_AFTER})
        then 1 else r.count + 1 end,
      window_start = now()
    where r.count < ${free}::int or r.window_start + ${wait} <= clock_timestamp()
    returning count`.execute(db)
  if (rows.length > 0) return
  const left = await sql<{ seconds: number }>`select
    ceil(extract(epoch from r.window_start + ${wait} - now()))::int as seconds
    from rate_limits r where key = ${key}`.execute(db)
  throw failures.tooMany({ retryAfter: Math.max(1, left.rows[0]?.seconds ?? 1) })
}

async function takeBack(db: Kysely<AuthTables>, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** The table of tries shall not be a list of people. */
function hashOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 22)
}

import { type Kysely, type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { Context, Scope } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { isExpired, sessionLimits } from '#kernel/server/sessions/sessions.ts'
import type { NotificationTables } from '../../server/tables.ts'
import { readPush, subscribePush, unsubscribePush } from '../push.calls.ts'
import { encryptPush } from './encrypt-push.ts'
import { pushAddress, pushFailures } from './push-services.ts'
import { vapidPublicKey } from './vapid.ts'

const on = routesOf<NotificationTables>()
type Db = Kysely<NotificationTables>
type SubscriptionRow = Selectable<NotificationTables['push_subscriptions']>

/** No person has more browsers than this. */
const MOST = 20

export const pushRoutes = [
  on(readPush, async ({ secret }) => ({ key: vapidPublicKey(secret) })),
  on(subscribePush, async (context, { body }) => {
    const { db, settings, user } = context
    const { p256dh, auth } = keysOf(body.keys)
    if (!pushAddress(body.endpoint, settings.privateHosts)) throw pushFailures.unknownService()
    const row = { user_id: user.id, session_id: sessionOf(context), p256dh, auth }
    await dropEnded(db)
    // Another session in the same browser takes its place: nobody hears what is meant for another.
    await db
      .insertInto('push_subscriptions')
      .values({ id: uuidv7(), endpoint: body.endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    return { isSubscribed: true }
  }),
  on(unsubscribePush, async (context) => {
    await context.db
      .deleteFrom('push_subscriptions')
      .where('session_id', '=', sessionOf(context))
      .execute()
    return { isSubscribed: false }
  }),
]

/** Where somebody is signed in right now and wants to be told; a session that ended tells nobody. */
export async function liveSubscriptions(
  { db, config }: Pick<Scope<NotificationTables>, 'db' | 'config'>,
  userIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.id', '=', 'push_subscriptions.session_id')
        .onRef('sessions.user_id', '=', 'push_subscriptions.user_id'),
    )
    .selectAll('push_subscriptions')
    .select(['sessions.created_at as since', 'last_active_at', 'is_staff'])
    .where('push_subscriptions.user_id', 'in', [...userIds])
    .where('sessions.limited', 'is', null)
    .where('sessions.acted_by', 'is', null)
    .orderBy('push_subscriptions.id', 'desc')
    .limit(MOST * userIds.length)
    .execute()
  const limits = sessionLimits(config)
  return rows.filter(
    ({ since, last_active_at, is_staff }) =>
      !isExpired({ created_at: since, last_active_at, is_staff }, limits),
  )
}

async function dropEnded(db: Db): Promise<void> {
  await sql`delete from push_subscriptions where not exists
    (select 1 from sessions where sessions.id = push_subscriptions.session_id)`.execute(db)
}

function sessionOf({ session }: Context<NotificationTables>): string {
  if (!session) throw failures.notSignedIn()
  return session.id
}

/** Keys that nothing could be encrypted with are refused when they come, not when they are needed. */
function keysOf(given: { p256dh: string; auth: string }) {
  const keys = {
    p256dh: Buffer.from(given.p256dh, 'base64url'),
    auth: Buffer.from(given.auth, 'base64url'),
  }
  try {
    encryptPush(Buffer.from('?'), keys)
    return keys
  } catch {
    throw failures.invalid({ fields: { keys: 'invalid' } })
  }
}

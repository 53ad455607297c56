import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { guardedFetch } from '#kernel/server/egress/guarded-fetch.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { topicOf } from '#kernel/server/manifest/topic.ts'
import { noticeTitle } from '../../server/notice-mail.ts'
import type { NotificationTables } from '../../server/tables.ts'
import { choiceOf, findReaders, type Reader, readersOf } from '../../settings/server/preferences.ts'
import { quietUntil } from '../../settings/server/quiet-hours.ts'
import { encryptPush } from './encrypt-push.ts'
import { pushAddress } from './push-services.ts'
import { liveSubscriptions } from './subscriptions.ts'
import { vapidHeader } from './vapid.ts'

const PUSH = 'notifications.push'
/** After a day nobody wants to be fetched by a notice; it still stands in the list. */
const TTL_SECONDS = 24 * 60 * 60
const LONGEST_TITLE = 300

type PushScope = Scope<NotificationTables>
type Subscription = Awaited<ReturnType<typeof liveSubscriptions>>[number]

/** One job for each browser: one that fails is tried again without telling the others twice. */
export async function enqueuePush(
  { enqueue }: Pick<Change<never>, 'enqueue'>,
  { id: notice, reader }: { id: string; reader: Pick<Reader, 'quiet'> },
  subscriptions: readonly { id: string }[],
): Promise<void> {
  const startAfter = quietUntil(reader.quiet, new Date()) ?? undefined
  for (const { id } of subscriptions)
    await enqueue(PUSH, { notice, subscription: id }, { startAfter })
}

/** Asks everything again: what was read, chosen off or may no longer be read is not told. */
export const pushJob = defineJob<NotificationTables, { notice: string; subscription: string }>({
  name: PUSH,
  concurrency: 4,
  maxSeconds: 60,
  run: async (scope, { notice: id, subscription: browser }) => {
    const { db, modules, config } = scope
    const notice = await db
      .selectFrom('notices')
      .selectAll()
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .executeTakeFirst()
    if (!notice) return
    const topic = topicOf(modules, notice.kind)
    const people = await findReaders(db, [notice.user_id])
    const [reader] = readersOf(people, topic, config.get(permissionsSection).member)
    if (!reader || reader.isMuted || !choiceOf(reader.topics, topic).push) return
    if (quietUntil(reader.quiet, new Date())) return
    const live = await liveSubscriptions(scope, [reader.id])
    const subscription = live.find((one) => one.id === browser)
    if (!subscription) return
    const base = config.get(adminCenterSection).url
    const title = noticeTitle(scope, reader.lang, notice).slice(0, LONGEST_TITLE)
    await deliver(scope, subscription, { title, url: `/${base}/${notice.link}` })
  },
})

async function deliver(scope: PushScope, to: Subscription, words: object): Promise<void> {
  const { settings, secret, db } = scope
  const url = pushAddress(to.endpoint, settings.privateHosts)
  // The list of services may have become shorter since.
  const status = url ? await post() : 410
  if (status === 404 || status === 410)
    await db.deleteFrom('push_subscriptions').where('id', '=', to.id).execute()
  else if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  else if (status >= 300) scope.log.warn({ status }, 'a push service refused a notice')

  async function post(): Promise<number> {
    const body = encryptPush(Buffer.from(JSON.stringify(words)), to)
    const answer = await guardedFetch(settings.privateHosts)(to.endpoint, {
      method: 'POST',
      headers: {
        authorization: vapidHeader(secret, new URL(to.endpoint), settings.baseUrl),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(TTL_SECONDS),
      },
      body,
      signal: AbortSignal.timeout(20_000),
    })
    return answer.status
  }
}

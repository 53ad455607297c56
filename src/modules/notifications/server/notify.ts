import { uuidv7 } from 'uuidv7'
import { Email } from '#kernel/contract/fields.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { type Topic, topicOf } from '#kernel/server/manifest/topic.ts'
import type { NoticeType } from '../contract.ts'
import { enqueuePush } from '../push/server/send-push.ts'
import { liveSubscriptions } from '../push/server/subscriptions.ts'
import {
  choiceOf,
  findReaders,
  isSilent,
  type Reader,
  readersOf,
} from '../settings/server/preferences.ts'
import { quietUntil } from '../settings/server/quiet-hours.ts'
import type { TopicChoice } from '../settings/settings.calls.ts'
import { MAIL_LATER } from './mail-later.ts'
import { noticeMail } from './notice-mail.ts'
import type { NoticeTables, NotificationTables } from './tables.ts'

export type NewNotice = {
  userIds: readonly string[]
  /** What it is about: 'bug.assigned'. Its topic says who may read it. */
  kind: string
  /** One finished sentence. */
  title: string
  /** A path below the admin base. */
  link: string
  /** 'notification' unless said. */
  type?: NoticeType
  /** For those who want a mail at once; one with title and link unless said, 'sent' where it went out. */
  mail?: { subject: string; html: string; text: string } | 'sent'
}

type Told = { id: string; reader: Reader }

/**
 * Tells people something that stays until they have read it; becomes real with the change. Who may
 * not read about its topic is not told, the others as each of them chose.
 * @example await notify(change, { userIds: [bug.developer], kind: 'bug.assigned', title, link })
 */
export async function notify(change: Change<NoticeTables>, notice: NewNotice): Promise<void> {
  const { config, modules, laidOn } = change.scope
  if (laidOn) return
  const topic = topicOf(modules, notice.kind)
  const people = await findReaders(tablesOf<NotificationTables>(change.db), notice.userIds)
  const readers = readersOf(people, topic, config.get(permissionsSection).member)
  const browsers = await browsersOf(change, readers, topic)
  const told = await store(change, { notice, topic, readers, browsers })
  for (const one of told) {
    if (choiceOf(one.reader.topics, topic).mail === 'now' && !isSilent(one.reader, topic))
      await mail(change, notice, one)
    await enqueuePush(change, one, browsers.get(one.reader.id) ?? [])
  }
}

type Browsers = ReadonlyMap<string, readonly { id: string }[]>

/** By person: the browsers of those who want to hear of this although no tab is open. */
async function browsersOf(
  change: Change<NoticeTables>,
  readers: readonly Reader[],
  topic: Topic,
): Promise<Browsers> {
  const wanting = readers.filter(({ topics, isMuted }) => !isMuted && choiceOf(topics, topic).push)
  const scope = { db: tablesOf<NotificationTables>(change.db), config: change.scope.config }
  const ids = wanting.map(({ id }) => id)
  return Map.groupBy(await liveSubscriptions(scope, ids), ({ user_id }) => user_id)
}

type Stored = {
  notice: NewNotice
  topic: Topic
  readers: readonly Reader[]
  browsers: Browsers
}

async function store(change: Change<NoticeTables>, stored: Stored): Promise<Told[]> {
  const { topic, readers, browsers } = stored
  const { kind, title, link, type = 'notification' } = stored.notice
  const told = readers
    .filter(({ id, topics }) => wantsAny(choiceOf(topics, topic)) || browsers.has(id))
    .map((reader) => ({ id: uuidv7(), reader }))
  const rows = told.map(({ id, reader }) => {
    const { app, mail } = choiceOf(reader.topics, topic)
    const choice = { in_app: app, digest: mail === 'digest' }
    return { id, user_id: reader.id, kind, topic: topic.name, type, title, link, ...choice }
  })
  if (rows.length === 0) return []
  await change.db
    .insertInto('notices')
    .values(rows.map((row) => ({ ...row, read_at: null })))
    .execute()
  const userIds = rows.filter((row) => row.in_app).map((row) => row.user_id)
  if (userIds.length > 0) change.broadcast('notices', { access: topic.access, userIds })
  return told
}

function wantsAny({ app, mail }: TopicChoice): boolean {
  return app || mail !== 'none'
}

/** Quiet hours only put it off: whether it may be read is then asked again. */
async function mail(
  change: Change<NoticeTables>,
  notice: NewNotice,
  { id, reader }: Told,
): Promise<void> {
  // Built-in accounts sign in with a name that is no address.
  if (notice.mail === 'sent' || !Email.safeParse(reader.handle).success) return
  const startAfter = quietUntil(reader.quiet, new Date())
  if (startAfter) return change.enqueue(MAIL_LATER, { id }, { startAfter })
  const content = notice.mail ?? (await noticeMail(change.scope, reader.lang, [notice]))
  await sendMail(change, { to: reader.handle, ...content })
}

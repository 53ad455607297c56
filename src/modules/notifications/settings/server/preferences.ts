import { type Kysely, type Selectable, sql } from 'kysely'
import { allows, type Matrix } from '#kernel/access/rules.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import type { NotificationTables } from '../../server/tables.ts'
import type { TopicChoice } from '../settings.calls.ts'
import type { QuietHours } from './quiet-hours.ts'

type Db = Kysely<NotificationTables>
type SettingsRow = Selectable<NotificationTables['notice_settings']>

export const USUAL_HOUR = 7
/** Who has no tab open hears of it once a day; what was read by then is left out. */
const USUAL_CHOICE: TopicChoice = { app: true, mail: 'digest', push: true }
const FIXED_CHOICE: TopicChoice = { ...USUAL_CHOICE, mail: 'now' }
const MOST = 500

/** People as they are now, with what they chose; who is blocked or gone is left out. */
export async function findReaders(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .leftJoin('notice_settings', 'notice_settings.user_id', 'users.id')
    .select(['users.id', 'users.handle', 'users.name', 'users.roles', 'users.lang'])
    .select(['topics', 'quiet_from', 'quiet_to', 'muted_until'])
    .where('users.id', 'in', [...new Set(userIds)])
    .where('users.is_blocked', '=', false)
    .where('users.erased_at', 'is', null)
    .orderBy('users.id')
    .limit(MOST)
    .execute()
  return rows.map(({ topics, quiet_from, quiet_to, muted_until, ...person }) => ({
    ...person,
    topics: topics ?? {},
    quiet: quietOf({ quiet_from, quiet_to }),
    isMuted: muted_until !== null && muted_until > new Date(),
  }))
}

export type Reader = Awaited<ReturnType<typeof findReaders>>[number]

/** Of these people, who may read about the topic now. */
export function readersOf(people: readonly Reader[], topic: Topic, matrix: Matrix): Reader[] {
  return people.filter((person) => allows(topic.access, person, matrix))
}

/** What somebody chose for a topic, or what holds for all who chose nothing. */
export function choiceOf(topics: Readonly<Record<string, TopicChoice>>, topic: Topic): TopicChoice {
  if (topic.isFixed) return FIXED_CHOICE
  const chosen = Object.hasOwn(topics, topic.name) ? topics[topic.name] : undefined
  return { ...USUAL_CHOICE, ...(topic.mail && { mail: topic.mail }), ...chosen }
}

/** Nobody puts the safety of the whole off, only the hours of their nights. */
export function isSilent({ isMuted }: Pick<Reader, 'isMuted'>, { isFixed }: Topic): boolean {
  return isMuted && !isFixed
}

export function quietOf({
  quiet_from,
  quiet_to,
}: Pick<SettingsRow, 'quiet_from' | 'quiet_to'>): QuietHours | null {
  return quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null
}

export function findSettings(db: Db, userId: string) {
  return db
    .selectFrom('notice_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** False when somebody, in another tab, saved in the meantime. */
export async function storeSettings(
  db: Db,
  row: Omit<SettingsRow, 'topics'> & { topics: string },
): Promise<boolean> {
  const { user_id, version, ...values } = row
  const stored = await db
    .insertInto('notice_settings')
    .values({ ...values, user_id, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...values, version: version + 1 })
        .where('notice_settings.version', '=', version),
    )
    .returning(sql<boolean>`notice_settings.version = ${version + 1}`.as('isNext'))
    .executeTakeFirst()
  return stored?.isNext === true
}

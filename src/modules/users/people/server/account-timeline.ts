import { staff } from '#kernel/access/rules.ts'
import { type TimelineEntry, timelineOf } from '#kernel/server/people/timeline.ts'
import { deviceWords } from '#modules/auth/server/api.ts'
import { type Db, findPerson, type UserRow } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { maySeeSignIns } from '../../server/wire.ts'

/** When the account was made and confirmed, and when its owner signed in, for who may know. */
export const accountTimeline = timelineOf<UsersTables>({
  access: staff('users', 'view'),
  find: async ({ db, user }, { account }, { before, limit }) => {
    const row = account && (await findPerson(db, account))
    if (!row) return []
    const path = `users/edit/${row.id}`
    const steps: (TimelineEntry | null)[] = [
      { at: row.created_at, kind: 'account', label: MADE, path },
      row.verified_at && { at: row.verified_at, kind: 'account', label: CONFIRMED, path },
    ]
    const signIns = maySeeSignIns(user, row) ? await signInsOf(db, row, { before, limit }) : []
    return [...steps, ...signIns]
      .filter((step) => step !== null)
      .filter(({ at }) => at < before)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, limit)
  },
})

type Page = { before: Date; limit: number }

/** Whoever signs out takes the session along; that they were here last is known all the same. */
async function signInsOf(db: Db, row: UserRow, { before, limit }: Page): Promise<TimelineEntry[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['agent', 'created_at'])
    .where('user_id', '=', row.id)
    .where('acted_by', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const path = `users/edit/${row.id}`
  const signIns = sessions.map(({ agent, created_at }) => ({
    at: created_at,
    kind: 'sign-in',
    label: {
      de: `Angemeldet: ${deviceWords(agent, 'de')}`,
      en: `Signed in: ${deviceWords(agent, 'en')}`,
    },
    path,
  }))
  const last = row.last_login_at
  const isTold = signIns.some(({ at }) => last && isSoon(at, last))
  return last && !isTold ? [...signIns, { at: last, kind: 'sign-in', label: LAST, path }] : signIns
}

const MINUTE = 60_000

function isSoon(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) < MINUTE
}

const LAST = { de: 'Zuletzt angemeldet', en: 'Last signed in' }
const MADE = { de: 'Konto angelegt', en: 'Account created' }
const CONFIRMED = { de: 'E-Mail-Adresse bestätigt', en: 'Email address confirmed' }

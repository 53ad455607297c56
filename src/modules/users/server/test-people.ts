import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Role } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { UserRecord } from '../people/user.ts'
import { forgetWaiting } from '../personal-data/server/forget-mentions.ts'
import type { UsersTables } from './tables.ts'

export const ALL = '/api/v0/auth/'

type Fields = {
  handle?: string
  name?: string
  roles?: Role[]
  company?: string
  lastActive?: Date
}

/** An app with an administrator, and ways to put people into it; for tests. */
export async function openHouse(options?: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options)
  const db = tablesOf<UsersTables>(app.services.db)
  const admin = await app.steppedUp('admin')
  await db.updateTable('users').set({ verified_at: new Date() }).execute()
  const add = async ({ handle, name = '', roles = ['user'], ...more }: Fields = {}) => {
    const id = uuidv7()
    const { company = '', lastActive = null } = more
    await db
      .insertInto('users')
      .values({
        id,
        handle: handle ?? addressOf('p', id),
        username: '',
        name,
        roles,
        password_hash: null,
        verified_at: new Date(),
        last_active_at: lastActive,
        user_data: JSON.stringify({ company }),
      })
      .execute()
    return id
  }
  const row = (id: string) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { app, db, admin, add, row }
}

/** What an erasure leaves to a job, done at once: a test app without workers has nobody who does it. */
export function forgetNow(
  app: Pick<Awaited<ReturnType<typeof startTestApp>>, 'services'>,
  signal = new AbortController().signal,
): Promise<void> {
  return forgetWaiting(tablesOf<UsersTables>(app.services.db), signal)
}

/** The one account of an answer; an answer that is none says why. */
export function one(answer: Answer): UserRecord {
  const parsed = z
    .union([z.array(UserRecord), z.object({ items: z.array(UserRecord) })])
    .safeParse(answer.status === 200 ? JSON.parse(answer.text) : undefined)
  const items = parsed.success && ('items' in parsed.data ? parsed.data.items : parsed.data)
  const user = items ? items[0] : undefined
  if (!user) throw new Error(`${answer.status} ${answer.text}`)
  return user
}

export function idsIn(answer: Answer): string[] {
  const Some = z.array(z.object({ _id: z.string() }))
  const { items, auth } = answer.parse(z.object({ items: Some.optional(), auth: Some.optional() }))
  return (items ?? auth ?? []).map((item) => item._id)
}

/** What members may do with users from now on. */
export async function grantMembers(admin: Caller, actions: readonly string[]): Promise<void> {
  const sections = await admin.get('/api/v0/config/')
  const Known = z.array(z.object({ name: z.string(), version: z.int() }))
  const version = sections.parse(Known).find(({ name }) => name === 'permissions')?.version ?? 0
  const value = { member: { users: actions } }
  const saved = await admin.put('/api/v0/config/', { name: 'permissions', value, version })
  if (saved.status !== 200) throw new Error(saved.text)
}

import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { type Person, person } from '../persons/person.ts'
import type { PeopleTables } from './tables.ts'

export const PERSON = '/api/v0/person/'

const Persons = z.object({ items: z.array(person.Wire) })

/** A house with an administrator, and the ways its tests speak of persons. */
export async function openPeople(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  const admin = await app.as('admin')
  const db = tablesOf<PeopleTables>(app.services.db)
  return {
    app,
    admin,
    db,
    make: (values: object) => oneOf(admin.post(PERSON, values)),
    read: (id: string, caller: Caller = admin) => oneOf(caller.get(PERSON + id)),
    find: async (search: string, caller: Caller = admin) =>
      (await caller.get(`${PERSON}?search=${encodeURIComponent(search)}&limit=200`))
        .parse(Persons)
        .items.map((one) => one._id),
    /** What a guest's report leaves behind. */
    candidateOf: async (mail: string) => {
      const row = await db
        .selectFrom('people')
        .select('id')
        .where('candidate_key', 'like', `${mail.toLowerCase()}|%`)
        .executeTakeFirstOrThrow()
      return row.id
    },
    personOf: async (account: string) => {
      const row = await db
        .selectFrom('people')
        .select('id')
        .where('account', '=', account)
        .executeTakeFirst()
      return row?.id
    },
  }
}

export async function oneOf(answer: Promise<Answer>): Promise<Person> {
  const [item] = (await answer).parse(Persons).items
  if (!item) throw new Error('nobody was answered')
  return item
}

/** An account as signing up makes it, confirmed or not. */
export async function addAccount(
  { services }: Pick<TestApp, 'services'>,
  { handle, isVerified = true, data = {} }: { handle: string; isVerified?: boolean; data?: object },
): Promise<string> {
  const id = uuidv7()
  await tablesOf<PeopleTables>(services.db)
    .insertInto('users')
    .values({
      id,
      handle,
      username: '',
      name: '',
      roles: ['user'],
      password_hash: null,
      verified_at: isVerified ? new Date() : null,
      user_data: JSON.stringify(data),
    })
    .execute()
  return id
}

/** What members may do. */
export async function grant({ services }: TestApp, member: object): Promise<void> {
  const value = JSON.stringify({ member })
  await services.db
    .insertInto('config_sections')
    .values({ name: 'permissions', value, version: 1, updated_by: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await services.config.reload()
}

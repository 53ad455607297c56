import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { outsideIssuers } from './20261116-0110-auth-outside-issuers.ts'

const database = await createTestDatabase()
const db: Kysely<never> = openDatabase(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test.each([
  { configured: 'https://www.facebook.com', issuer: 'https://www.facebook.com/' },
  { configured: '', issuer: '' },
])('what was connected belongs to the issuer of now: %j', async ({ configured, issuer }) => {
  await outsideIssuers.down?.(db)
  const value = JSON.stringify({ facebook: { issuer: configured } })
  await sql`insert into config_sections (name, value, version)
    values ('components.auth', ${value}, 1)
    on conflict (name) do update set value = excluded.value`.execute(db)
  const [id, subject] = [uuidv7(), uuidv7()]
  await sql`insert into users (id, handle, username, name, roles)
    values (${id}, ${`${id}@example.org`}, '', '', '{user}')`.execute(db)
  await sql`insert into outside_accounts (provider, subject, user_id)
    values ('facebook', ${subject}, ${id})`.execute(db)
  await outsideIssuers.up(db)
  const { rows } = await sql`select issuer, user_id from outside_accounts
    where subject = ${subject}`.execute(db)
  expect(rows).toEqual([{ issuer, user_id: id }])
})

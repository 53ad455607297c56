import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from './test-db.ts'

const database = await createTestDatabase()
const db = openDatabase(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('a test database is migrated and knows the built-in accounts', async () => {
  const { rows } = await sql<{ handle: string }>`select handle from users order by handle`.execute(
    db,
  )
  expect(rows.map((row) => row.handle)).toEqual(['admin', 'guest', 'system'])
})

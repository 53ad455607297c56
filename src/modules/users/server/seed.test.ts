import { afterAll, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { UserData } from '#modules/auth/accounts/person.ts'
import { startTestApp } from '#tests/test-app.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { seed } from './seed.ts'
import type { UsersTables } from './tables.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('the demo people are complete, cannot sign in, and come once', async () => {
  const scope = scopeOf(app.services, SYSTEM)
  await seed(scope)
  await seed(scope)
  const rows = await tablesOf<UsersTables>(app.services.db)
    .selectFrom('users')
    .selectAll()
    .where('is_listed', '=', true)
    .execute()
  expect(rows).toHaveLength(DEMO_PEOPLE.length)
  expect(new Set(rows.map((row) => row.account_status)).size).toBeGreaterThan(2)
  for (const row of rows) {
    expect(row.password_hash).toBeNull()
    expect(Email.safeParse(row.handle).success).toBe(true)
    expect(UserData.parse(row.user_data).addresses).toHaveLength(1)
    expect(row.roles).not.toContain('admin')
  }
})

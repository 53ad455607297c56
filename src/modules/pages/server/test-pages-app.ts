import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { PageTables } from './tables.ts'
import { pageClient } from './test-pages.ts'

export { paragraph } from './test-pages.ts'

/** An app and an administrator who writes pages; for tests. */
export async function startPagesApp(options?: Parameters<typeof startTestApp>[0]) {
  const app: TestApp = await startTestApp(options)
  const admin = await app.steppedUp('admin')
  return { app, admin, ...pageClient(admin), db: tablesOf<PageTables>(app.services.db) }
}

import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { BackupTables } from './tables.ts'
import { BACKUP } from './test-backups.ts'

// Nothing runs here, so a restore that was asked for stays at its beginning.
const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<BackupTables>(app.services.db)

test('all admins hear that a restore begins, before anything is exchanged', async () => {
  const [boss, admin] = [await app.steppedUp('system'), await app.as('admin')]
  const archive = await checkedArchive()
  const path = `${BACKUP}/${archive}/restore`
  expect((await boss.post(path, { confirmation: 'RESTORE' })).status).toBe(200)
  const told = await db
    .selectFrom('notices')
    .select(['kind', 'title', 'link'])
    .where('user_id', '=', admin.userId)
    .execute()
  const title = 'Test system spielt eine Sicherung zurück'
  expect(told).toEqual([{ kind: 'backup.restoring', title, link: 'backup' }])
  const mails = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', addressOf('admin', admin.userId))
    .execute()
  expect(mails).toEqual([{ subject: title }])
})

/** A backup as the list knows it, with a trial run of just now. */
async function checkedArchive(): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('backup_archives')
    .values({
      id,
      kind: 'manual',
      state: 'ready',
      name: 'kontor.kontor',
      made_by: '',
      version: 'test',
      content_key: null,
      is_own: true,
      proof: null,
    })
    .execute()
  const run = { id: uuidv7(), kind: 'check', archive_id: id, actor: '', state: 'done' } as const
  await db
    .insertInto('backup_runs')
    .values({ ...run, fault: null, report: null, ended_at: new Date() })
    .execute()
  return id
}

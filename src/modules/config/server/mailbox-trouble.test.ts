import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { configureMailboxes, fetchedMailbox, MAILBOX } from '#kernel/server/mail-in/test-mail-in.ts'
import { startTestApp } from '#tests/test-app.ts'
import { onMailboxTrouble } from './mailbox-trouble.ts'

const app = await startTestApp()
const db = tablesOf<KernelTables>(app.services.db)
const admin = await app.as('admin')
const member = await app.as('member')
await configureMailboxes(app.scope, [fetchedMailbox(993, { name: 'Büro\r\nX' })])
afterAll(() => app.close())

const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
const happened = (told: object) =>
  onMailboxTrouble.job.run(app.scope, { mailbox: MAILBOX, ...told } as never, attempt)

test('administrators hear of a mailbox in trouble, in a sentence, and nobody else does', async () => {
  await happened({ kind: 'unreachable', count: 1 })
  await happened({ kind: 'too-large', count: 3 })
  const notices = await db
    .selectFrom('notices')
    .select(['user_id', 'title', 'link'])
    .where('kind', 'like', 'mailbox.%')
    .orderBy('id')
    .execute()
  const own = notices.filter(({ user_id }) => user_id === admin.userId)
  expect(own.map(({ title }) => title)).toEqual([
    'Aus dem Postfach „Büro X“ lassen sich keine E-Mails abholen',
    '3 E-Mails in „Büro X“ sind größer als 30 MB und bleiben ungelesen im Postfach',
  ])
  expect(own[0]?.link).toBe('settings/mail')
  expect(notices.some(({ user_id }) => user_id === member.userId)).toBe(false)
})

test('a mailbox that was removed meanwhile troubles nobody', async () => {
  const before = await db.selectFrom('notices').select('id').execute()
  await happened({ mailbox: '0199a8b0-0000-7000-8000-000000000099', kind: 'failed', count: 1 })
  expect(await db.selectFrom('notices').select('id').execute()).toHaveLength(before.length)
})

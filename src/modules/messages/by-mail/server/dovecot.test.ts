import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { fetchMailbox } from '#kernel/server/mail-in/fetch-folder.ts'
import { startDovecot, type TestDovecot } from '#kernel/server/mail-in/imap/test-dovecot.ts'
import {
  configureMailboxes,
  fetchedMailbox,
  MAILBOX,
  mailOf,
} from '#kernel/server/mail-in/test-mail-in.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { headersOf } from '#tests/mail-post.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { findDovecot } from '../../../../../scripts/find-dovecot.ts'
import { arrive, FIELDS, MESSAGE, oneMessage } from '../../server/test-messages.ts'

const program = findDovecot()
const EMAIL = 'faden@post.example'

// Where no real mail server can be installed, `answers.test.ts` tells the same of a small one.
describe.runIf(program !== undefined)('with a real mail server', () => {
  let server: TestDovecot
  let smtp: TestSmtp
  let app: TestApp
  beforeAll(async () => {
    server = await startDovecot(program ?? '')
    smtp = await startTestSmtp()
    app = await startTestApp({ hasWorkers: true, env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' } })
    await configureMailboxes(app.scope, [fetchedMailbox(server.port, { port: smtp.port })])
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
    await server.close()
  })

  const mails = () => smtp.received.filter(({ to }) => to.includes(EMAIL))
  const fetch = () => fetchMailbox(typedScope<KernelTables>(app.scope), MAILBOX)

  test('form, reply, the customer’s answer and the next reply are one thread', async () => {
    const admin = await app.as('admin')
    const visitor = { guest: app.guest, secret: app.services.secret }
    const { _id } = await arrive(visitor, admin, { ...FIELDS, email: EMAIL })
    const read = async () => oneMessage(await admin.get(MESSAGE + _id))
    const reply = async (text: string) => {
      const seen = (await read()).thread.at(-1)?._id
      const before = mails().length
      expect((await admin.post(`${MESSAGE}${_id}/reply`, { text, seen })).status).toBe(200)
      await sql`update message_entries set send_at = now() where mail_id is null`.execute(
        app.services.db,
      )
      await sql`update jobs.job set start_after = now() where name = 'messages.send-reply'
        and state = 'created'`.execute(app.services.db)
      await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(before + 1)
      return headersOf(mails().at(-1)?.raw ?? '')
    }
    await fetch()
    const first = await reply('Gern, ab 900 Euro.')
    const answer = '<antwort@post.example>'
    const headers = { From: EMAIL, 'In-Reply-To': first.id, 'Message-ID': answer }
    await server.deliver(mailOf({ headers, text: 'Das passt gut.' }))
    await fetch()
    const second = await reply('Dann bis Montag.')
    expect(second.inReplyTo).toBe(answer)
    expect(second.references).toContain(first.id)
    const note = { From: EMAIL, 'In-Reply-To': second.id, 'Auto-Submitted': 'auto-replied' }
    await server.deliver(mailOf({ headers: note, text: 'Ich bin im Urlaub.' }))
    await fetch()
    expect((await read()).thread.map(({ text }) => text)).toEqual([
      FIELDS.message,
      'Gern, ab 900 Euro.',
      'Das passt gut.',
      'Dann bis Montag.',
      'Ich bin im Urlaub.',
    ])
    expect(mails()).toHaveLength(2)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { findDovecot } from '../../../../scripts/find-dovecot.ts'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { typedScope } from '../scope.ts'
import { fetchMailbox } from './fetch-folder.ts'
import { startDovecot, type TestDovecot } from './imap/test-dovecot.ts'
import { testFetching } from './imap/test-fetching.ts'
import { inboundOf } from './inbound.ts'
import { configureMailboxes, fetchedMailbox, MAILBOX, mailOf } from './test-mail-in.ts'

const program = findDovecot()

// Where no real mail server can be installed, `fetch-folder.test.ts` tells the same of a small one.
describe.runIf(program !== undefined)('with a real mail server', () => {
  const taken: string[] = []
  let server: TestDovecot
  let app: TestApp
  let scope: Scope<KernelTables>
  let mailbox: Mailbox
  beforeAll(async () => {
    const receiver = inboundOf<KernelTables>()({
      name: 'test.mails',
      claims: () => 'all',
      keep: async () => undefined,
      take: async (_change, { mail }) => {
        taken.push(mail.subject)
      },
    })
    server = await startDovecot(program ?? '')
    app = await startTestApp({
      module: { name: 'test-mails', label: { de: 'Test', en: 'Test' }, inbound: [receiver] },
      env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' },
    })
    scope = typedScope<KernelTables>(app.scope)
    mailbox = fetchedMailbox(server.port)
    await configureMailboxes(app.scope, [mailbox])
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  test('mails are taken once and marked as read, also after everything was numbered anew', async () => {
    await server.deliver(mailOf({ headers: { Subject: 'Vorher', Date: '' } }))
    await fetchMailbox(scope, MAILBOX)
    await server.deliver(mailOf({ headers: { Subject: 'Eins' } }))
    await server.deliver(mailOf({ headers: { Subject: 'Zwei' } }))
    await fetchMailbox(scope, MAILBOX)
    await fetchMailbox(scope, MAILBOX)
    expect(taken).toEqual(['Eins', 'Zwei'])
    const seen = (await server.names()).filter((name) => /,S$/.test(name))
    expect(seen).toHaveLength(2)
    await server.renumber()
    await server.deliver(mailOf({ headers: { Subject: 'Drei' } }))
    await fetchMailbox(scope, MAILBOX)
    expect(taken.filter((subject) => subject !== 'Vorher')).toEqual(['Eins', 'Zwei', 'Drei'])
  })

  test('a test of the connection says how it went', async () => {
    const given = { settings: scope.settings, lang: 'de' as const }
    expect(await testFetching(given, mailbox)).toMatchObject({ ok: true })
    const wrong = await testFetching(given, { ...mailbox, imap_password: 'wrong' })
    expect(wrong).toMatchObject({ ok: false, answer: expect.stringContaining('Passwort') })
    const missing = await testFetching(given, { ...mailbox, imap_folder: 'Nirgends' })
    expect(missing).toMatchObject({ ok: false, answer: expect.stringContaining('Ordner') })
  })
})

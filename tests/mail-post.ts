import { sql } from 'kysely'
import { expect } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { startTestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { fetchMailbox } from '#kernel/server/mail-in/fetch-folder.ts'
import { startTestImap } from '#kernel/server/mail-in/imap/test-imap.ts'
import {
  arrivalsAt,
  configureMailboxes,
  fetchedMailbox,
  MAILBOX,
  mailOf,
} from '#kernel/server/mail-in/test-mail-in.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { sendDueJob } from '#modules/messages/inbox/server/thread/send-reply.ts'
import type { MessageTables } from '#modules/messages/server/tables.ts'
import {
  arrive,
  configureMessages,
  FIELDS,
  MESSAGE,
  oneMessage,
} from '#modules/messages/server/test-messages.ts'
import { startTestApp } from './test-app.ts'

export const AUTO_REPLY = { enabled: true, text: { de: 'Ist da.', en: 'Is here.' } }

const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }

/** The whole app with a mailbox that really sends by SMTP and is really fetched by IMAP. */
export async function startPost() {
  const imap = await startTestImap()
  const smtp = await startTestSmtp()
  const app = await startTestApp({ hasWorkers: true, env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' } })
  const admin = await app.as('admin')
  const db = tablesOf<MessageTables>(app.services.db)
  const kernel = typedScope<KernelTables>(app.scope)
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port, { port: smtp.port })])
  await fetchMailbox(kernel, MAILBOX)
  const arrives = arrivalsAt(kernel, imap)
  const read = async (id: string) => oneMessage(await admin.get(MESSAGE + id))
  /** Staff get notices by mail too. */
  const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email))

  /** What waits to be sent goes out now; answers with the headers of the newest mail to them. */
  const goesOut = async (id: string) => {
    const { email } = await read(id)
    const before = mailsTo(email).length
    await sql`update message_entries set send_at = now() - interval '1 second'
      where message_id = ${id} and mail_id is null and send_at is not null`.execute(db)
    await sendDueJob.run(app.scope, {} as never, attempt)
    await expect.poll(() => mailsTo(email).length).toBe(before + 1)
    return headersOf(mailsTo(email).at(-1)?.raw ?? '')
  }
  const replied = async (id: string, text = 'Gern, ab 900 Euro.') => {
    const seen = (await read(id)).thread.at(-1)?._id ?? null
    expect((await admin.post(`${MESSAGE}${id}/reply`, { text, seen })).status).toBe(200)
    return goesOut(id)
  }
  let people = 0
  const somebody = () => {
    people += 1
    return `kunde${people}@post.example`
  }
  return {
    app,
    admin,
    db,
    imap,
    read,
    mailsTo,
    goesOut,
    replied,
    somebody,
    /** A mail reaches the mailbox and is fetched. */
    mailArrives: (written: Parameters<typeof mailOf>[0] & { raw?: string }) =>
      arrives(written.raw ?? mailOf(written)),
    /** Somebody wrote by the form and staff replied. */
    begun: async () => {
      const email = somebody()
      const visitor = { guest: app.guest, secret: app.services.secret }
      const { _id } = await arrive(visitor, admin, { ...FIELDS, email })
      return { id: _id, email, mail: await replied(_id) }
    },
    reset: async () => {
      await sql`delete from rate_limits`.execute(db)
      const auto_reply = { enabled: false, text: { de: '', en: '' } }
      await configureMessages(admin, { auto_reply, takes_mail: true })
    },
    close: async () => {
      await app.close()
      await smtp.close()
      await imap.close()
    },
  }
}

export function headersOf(raw: string) {
  const header = (name: string) =>
    new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'mi')
      .exec(raw)?.[1]
      ?.replace(/\s+/g, ' ')
      .trim()
  return {
    id: header('Message-ID') ?? '',
    inReplyTo: header('In-Reply-To'),
    references: header('References'),
    to: header('To'),
  }
}

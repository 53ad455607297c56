import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import { Mailbox, mailSection } from '#kernel/contract/sections/mail.ts'
import { updateSection } from '../config/update-section.ts'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { fetchMailbox } from './fetch-folder.ts'
import type { TestImap } from './imap/test-imap.ts'

export const MAILBOX = '0199a8b0-0000-7000-8000-000000000010'

/** A mailbox that is fetched at a test server, and sends at another one or nowhere. */
export function fetchedMailbox(imapPort: number, given: Partial<Mailbox> = {}): Mailbox {
  const uuid = given.uuid ?? MAILBOX
  return Mailbox.parse({
    uuid,
    _id: uuid,
    name: 'Büro',
    host: '127.0.0.1',
    port: 25,
    from: 'buero@sonne.example',
    imap_host: '127.0.0.1',
    imap_port: imapPort,
    imap_secure: false,
    imap_user: 'kontor',
    imap_password: 'secret',
    ...given,
  })
}

export function configureMailboxes(scope: Scope<never>, mailboxes: readonly Mailbox[]) {
  return updateSection(scope, mailSection, () => ({ mailboxes: [...mailboxes] }))
}

/** Mails reach the mailbox and are fetched, one after the other. */
export function arrivalsAt(scope: Scope<KernelTables>, imap: Pick<TestImap, 'deliver'>) {
  return async (...raws: readonly string[]) => {
    const uids = raws.map((raw) => imap.deliver(raw))
    // The queue looks every minute too; whoever comes second finds nothing left to do.
    const isDone = async () => {
      await fetchMailbox(scope, MAILBOX)
      const rows = await scope.db.selectFrom('mail_in_mails').select('uid').execute()
      return uids.every((uid) => rows.some((row) => row.uid === uid))
    }
    await expect.poll(isDone, { timeout: 30_000 }).toBe(true)
  }
}

type Written = { headers?: Readonly<Record<string, string>>; text?: string }

/** The bytes of a plain mail as a server keeps it; a header that is '' is left out. */
export function mailOf({ headers = {}, text = 'Guten Tag' }: Written = {}): string {
  const all = {
    From: 'Anna Beck <anna.beck@post.example>',
    To: 'buero@sonne.example',
    Subject: 'Anfrage',
    Date: 'Tue, 17 Nov 2026 09:00:00 +0000',
    'Message-ID': `<${uuidv7()}@post.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const lines = Object.entries(all).filter(([, value]) => value !== '')
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\n')
  return Buffer.from(`${head}\n\n${text}\n`).toString('latin1')
}

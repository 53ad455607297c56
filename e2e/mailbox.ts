import type { Browser } from '@playwright/test'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { callsOf } from './calls.ts'
import { type runningKontor, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

type Kontor = ReturnType<typeof runningKontor>

/** Kontor may send to a mail server on this machine. */
export const MAY_SEND_HERE = { KONTOR_PRIVATE_HOSTS: '127.0.0.1' }

/**
 * A mail server for the file, by which Kontor sends what it has to say.
 * @example const kontor = runningKontor(MAY_SEND_HERE); const mails = sentMails(kontor)
 */
export function sentMails(kontor: Kontor): () => TestSmtp['received'] {
  let smtp: TestSmtp | undefined
  test.beforeAll(async ({ browser }) => {
    smtp = await startTestSmtp()
    await setUpMailbox(kontor, browser, smtp.port)
  })
  test.afterAll(() => smtp?.close())
  return () => smtp?.received ?? []
}

/** Kontor sends its mails through this port from now on, as an administrator would set it up. */
export async function setUpMailbox({ url }: Kontor, browser: Browser, port: number): Promise<void> {
  const admin = await signedInAs(await browser.newContext(), url)
  await prove(admin.request, url(''))
  const uuid = '0199a8b0-0000-7000-8000-000000000001'
  const box = { uuid, _id: uuid, name: 'Büro', host: '127.0.0.1', port }
  const mailboxes = [{ ...box, from: 'buero@werkstatt.example' }]
  await callsOf(admin.request, url('')).changeSection('mail', { mailboxes })
  await admin.close()
}

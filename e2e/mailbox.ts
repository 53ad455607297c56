import type { Browser } from '@playwright/test'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { expect, type runningKontor, signedInAs, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'

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
  const headers = { origin: url('') }
  const proof = { headers, data: { password: ADMIN_PASSWORD } }
  expect((await admin.request.post(url('/api/v0/auth/stepUp'), proof)).status()).toBe(200)
  const sections = await (await admin.request.get(url('/api/v0/config/'))).json()
  const mail = sections.find(({ name }: { name: string }) => name === 'mail')
  const uuid = '0199a8b0-0000-7000-8000-000000000001'
  const box = { uuid, _id: uuid, name: 'Büro', host: '127.0.0.1', port }
  const mailboxes = [{ ...box, from: 'buero@werkstatt.example' }]
  const data = { name: 'mail', version: mail.version, value: { ...mail.value, mailboxes } }
  const saved = await admin.request.put(url('/api/v0/config/'), { headers, data })
  expect(saved.status(), await saved.text()).toBe(200)
  await admin.close()
}

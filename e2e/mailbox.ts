import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, signedInAs } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'

type Ground = { url(path: string): string }

const UUID = '0199a8b0-0000-7000-8000-000000000001'

/** Kontor sends its mails through this port from now on, as an administrator would set it up. */
export async function setUpMailbox({ url }: Ground, browser: Browser, port: number): Promise<void> {
  const admin = await signedInAs(await browser.newContext(), url)
  const headers = { origin: url('') }
  const proof = { headers, data: { password: ADMIN_PASSWORD } }
  expect((await admin.request.post(url('/api/v0/auth/stepUp'), proof)).status()).toBe(200)
  const mail = await mailSection(admin.request, url)
  const box = { uuid: UUID, _id: UUID, name: 'Büro', host: '127.0.0.1', port }
  const mailboxes = [{ ...box, from: 'buero@werkstatt.example' }]
  const saved = await admin.request.put(url('/api/v0/config/'), {
    headers,
    data: { name: 'mail', version: mail.version, value: { ...mail.value, mailboxes } },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await admin.close()
}

async function mailSection(request: APIRequestContext, url: Ground['url']) {
  const sections = await (await request.get(url('/api/v0/config/'))).json()
  return sections.find(({ name }: { name: string }) => name === 'mail')
}

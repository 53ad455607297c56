import type { Page } from '@playwright/test'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { startTestImap, type TestImap } from '#kernel/server/mail-in/imap/test-imap.ts'
import { mailOf } from '#kernel/server/mail-in/test-mail-in.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { stepUp } from './step-up.ts'

const kontor = runningKontor({ KONTOR_PRIVATE_HOSTS: '127.0.0.1' })
let smtp: TestSmtp
let imap: TestImap

test.beforeAll(async () => {
  smtp = await startTestSmtp()
  imap = await startTestImap()
})
test.afterAll(async () => {
  await smtp.close()
  await imap.close()
})

const field = (page: Page, name: string) =>
  page.locator(`[data-path="mailboxes.0.${name}"]`).getByRole('textbox')

test('an owner sets up fetching, sees what is wrong, and a new mail is a message', async ({
  page,
  context,
}) => {
  await signedInAs(context, kontor.url)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(kontor.url('/admincenter/settings/mail'))
  await page.getByRole('button', { name: 'Postfach hinzufügen' }).first().click()
  await field(page, 'name').fill('Büro')
  await field(page, 'from').fill('buero@werkstatt.example')
  await page.getByRole('combobox', { name: 'Anbieter' }).click()
  await page.getByRole('option', { name: 'Anderer Anbieter' }).click()
  await field(page, 'host').fill('127.0.0.1')
  await field(page, 'port').fill(String(smtp.port))
  await page.getByRole('switch', { name: 'E-Mails aus diesem Postfach abholen' }).press('Space')
  await expect(field(page, 'imap_host')).toHaveValue('127.0.0.1')
  await field(page, 'imap_port').fill(String(imap.port))
  await page.locator('[data-path="mailboxes.0.imap_secure"]').getByRole('switch').press('Space')
  await field(page, 'imap_user').fill('kontor')
  const password = page.getByLabel('Passwort zum Abholen')
  await password.fill('falsch')
  await page.getByRole('button', { name: 'Abholen testen' }).click()
  await expect(page.getByText(/lehnt Benutzername oder Passwort ab/)).toBeVisible()
  await expectAccessibleOnAll(page, 'fetching with a fault', 'main')
  await password.fill('secret')
  await page.getByRole('button', { name: 'Abholen testen' }).click()
  await expect(page.getByText(/Die Anmeldung hat geklappt/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await stepUp(page, { password: ADMIN_PASSWORD })
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Büro bearbeiten' }).click()
  await page.getByRole('button', { name: 'Jetzt abholen' }).click()
  await expect(page.getByText(/^Zuletzt abgeholt/)).toBeVisible()

  imap.deliver(mailWithEverything())
  await page.getByRole('button', { name: 'Jetzt abholen' }).click()
  await expect.poll(() => imap.mails.map(({ seen }) => seen)).toEqual([true])
  await page.goto(kontor.url('/admincenter/messages/inbox'))
  await page.getByRole('link', { name: /Hanna Feld/ }).click()
  await expectSettled(page)
  await expect(page.getByText('Das passt gut.')).toBeVisible()
  await expect(page.getByText(/^Diese E-Mail kam von hanna.feld@post.example/)).toBeVisible()
  await expect(page.getByText(/^Nicht übernommen: schluessel.exe/)).toBeVisible()
  await expect(page.getByText('Ab 900 Euro.')).toBeHidden()
  await page.getByText('Zitierten Text anzeigen').click()
  await expect(page.getByText('Ab 900 Euro.')).toBeVisible()
  await expectAccessibleOnAll(page, 'a message by mail', 'main')
})

/** From one address, to be answered at another, with a quote and a file that is not kept. */
function mailWithEverything(): string {
  const text = [
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Das passt gut.',
    '',
    'Am Montag schrieb Büro <buero@werkstatt.example>:',
    '> Ab 900 Euro.',
    '--b',
    'Content-Type: image/png; name="schluessel.exe"',
    'Content-Disposition: attachment; filename="schluessel.exe"',
    '',
    'MZ kein Bild',
    '--b--',
  ].join('\n')
  return mailOf({
    headers: {
      From: 'Hanna Feld <hanna.feld@post.example>',
      'Reply-To': 'werkbank@feld.example',
      'Content-Type': 'multipart/mixed; boundary=b',
    },
    text,
  })
}

import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { makeAccount, onDatabase } from './accounts.ts'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { MAY_SEND_HERE, sentMails } from './mailbox.ts'

const kontor = runningKontor(MAY_SEND_HERE)
const PUZZLE = '[data-captcha] [role=status]'
const INBOX = '/admincenter/messages/inbox'
const CUSTOMER = { handle: 'ida.sommer@post.example', password: 'birke zaun laterne 47' }
const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ')
const mails = sentMails(kontor)

test.beforeAll(() => makeAccount(kontor, CUSTOMER))

test('a visitor writes on the contact page, staff answer by keys, and the answer arrives', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(kontor.url('/kontakt'))
  await expect(page.locator(PUZZLE)).toBeAttached()
  await fillForm(page, { name: 'Ole Hansen', text: 'Können Sie eine Treppe aus Esche bauen?' })
  await expectAccessible(page, 'the contact page')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
  await expect(page.getByRole('heading', { name: /Ihre Nachricht ist angekommen/ })).toBeVisible()
  await expectAccessible(page, 'the confirmation')

  const admin = await staffAt(browser, INBOX)
  await expectSettled(admin)
  await expect(admin.getByRole('link', { name: /^Posteingang \d+ Ungelesen$/ })).toBeVisible()
  await admin.keyboard.press('j')
  await expect(admin.getByRole('heading', { name: 'Nachricht von Ole Hansen' })).toBeVisible()
  await expectSettled(admin)
  await expectAccessibleOnAll(admin, 'an open message', 'main')
  await admin.keyboard.press('r')
  await expect(admin.getByRole('textbox', { name: 'Antworten' })).toBeFocused()
  await admin.keyboard.type('Gern, wir kommen zum Ausmessen.')
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText('Die Antwort geht in 20 Sekunden hinaus')).toBeVisible()
  await passUndo()
  await expect.poll(() => mails().map(({ to }) => to)).toContainEqual([mailOf('Ole Hansen')])
  const mail = mails().find(({ to }) => to.includes(mailOf('Ole Hansen')))
  expect(mail?.raw).toContain('wir kommen zum Ausmessen')
  expect(mail?.raw).toMatch(/^Subject: Re: Nachricht von Ole Hansen/m)
  await admin.context().close()
})

test('without scripts the form asks a question, and staff move it to the spam box and back', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto(kontor.url('/kontakt'))
  await fillForm(visitor, { name: 'Karla Groth', text: 'Bauen Sie auch Regale nach Maß?' })
  await visitor.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(visitor.getByText(/^Fast geschafft/)).toBeVisible()
  await expect(visitor.getByLabel('Nachricht', { exact: true })).toHaveValue(/Regale nach Maß/)
  await expect.poll(() => answerQuestion(visitor)).toBe(303)
  await expect(visitor.getByRole('heading', { name: /ist angekommen/ })).toBeVisible()
  await plain.close()

  const admin = await staffAt(browser, INBOX, 360)
  await admin.getByRole('link', { name: /Karla Groth/ }).click()
  await chooseMore(admin, 'Als Spam markieren')
  await expect(admin.getByRole('button', { name: 'Kein Spam' })).toBeVisible()
  await admin.getByRole('button', { name: 'Zur Liste' }).click()
  await expect(admin.getByRole('link', { name: /Jan Petersen/ })).toBeVisible()
  await expect(admin.getByRole('link', { name: /Karla Groth/ })).toHaveCount(0)
  await admin.getByRole('link', { name: 'Spam', exact: true }).click()
  await admin.getByRole('link', { name: /Karla Groth/ }).click()
  await admin.getByRole('button', { name: 'Kein Spam' }).click()
  await expect(admin.getByRole('button', { name: 'Erledigen' })).toBeVisible()
  await admin.goto(kontor.url(INBOX))
  await expect(admin.getByRole('link', { name: /Karla Groth/ })).toBeVisible()
  await expectAccessible(admin, 'the inbox', 'main')
  await admin.goto(kontor.url('/admincenter/messages/settings'))
  await expectSettled(admin)
  await expectAccessibleOnAll(admin, 'settings of messages', 'main')
  await admin.context().close()
})

test('a customer reads the answer under the account and answers, which staff find as unread', async ({
  page,
  browser,
}) => {
  await signedInAs(page.context(), kontor.url, CUSTOMER)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(kontor.url('/nachricht'))
  await expect(page.getByLabel('E-Mail')).toHaveValue(CUSTOMER.handle)
  await fillForm(page, { name: 'Ida Sommer', text: 'Wann ist mein Schrank fertig?' })
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('heading', { name: /ist angekommen/ })).toBeVisible()

  const admin = await staffAt(browser, INBOX)
  await admin.getByRole('link', { name: /Ida Sommer/ }).click()
  await admin.getByRole('textbox', { name: 'Antworten' }).fill('In der nächsten Woche.')
  await admin.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(admin.getByText('Die Antwort geht in 20 Sekunden hinaus')).toBeVisible()
  await page.goto(kontor.url('/account/messages'))
  await expectAccessible(page, 'messages of the account')
  await page.getByRole('link', { name: 'Nachricht von Ida Sommer' }).click()
  await expect(page.getByText('Wann ist mein Schrank fertig?')).toBeVisible()
  await expect(page.getByText('In der nächsten Woche.')).toHaveCount(0)
  await passUndo()
  await expect.poll(() => mails().map(({ to }) => to)).toContainEqual([mailOf('Ida Sommer')])
  await page.reload()
  await expect(page.getByText('In der nächsten Woche.')).toBeVisible()
  await expectAccessible(page, 'a thread of the account')
  await page.getByLabel('Ihre Antwort').fill('Danke, das passt gut.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihre Antwort ist angekommen.')).toBeVisible()

  await admin.goto(kontor.url(INBOX))
  await expect(admin.getByRole('link', { name: /Ida Sommer.*Ungelesen/ })).toBeVisible()
  await admin.getByRole('link', { name: /Ida Sommer/ }).click()
  await expect(admin.getByText('Danke, das passt gut.')).toBeVisible()
  await admin.getByText('Was wir über diese Person wissen').click()
  await expect(admin.getByRole('link', { name: 'Konto angelegt' })).toBeVisible()
  await expect(
    admin.getByRole('link', { name: 'Nachricht: Nachricht von Ida Sommer' }),
  ).toHaveCount(0)
  await admin.getByRole('link', { name: 'Person öffnen' }).click()
  await expect(admin).toHaveURL(/\/person\/edit\//)
  await admin.context().close()
})

function mailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@post.example`
}

async function fillForm(page: Page, { name, text }: { name: string; text: string }) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-Mail').fill(mailOf(name))
  await page.getByLabel('Nachricht', { exact: true }).fill(text)
}

/** Who is quicker than any person is asked to send once more. */
async function answerQuestion(page: Page): Promise<number> {
  const question = (await page.getByText(/^Sicherheitsfrage/).textContent()) ?? ''
  const numbers = question.split(/\P{L}+/u).map((word) => Math.max(NUMBERS.indexOf(word), 0))
  const sum = numbers.reduce((all, number) => all + number, 0)
  await page.getByLabel(/^Sicherheitsfrage/).fill(String(sum))
  const answered = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  const reply = await answered
  // What asks again is another page: its question counts.
  if (reply.status() !== 303) await reply.finished()
  return reply.status()
}

async function staffAt(browser: Browser, path: string, width = 1440): Promise<Page> {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(kontor.url(path))
  return page
}

async function chooseMore(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Weiteres' }).click()
  await page.getByRole('menuitem', { name: label }).click()
}

/** Nobody waits the 20 seconds in which a reply can be taken back. */
async function passUndo(): Promise<void> {
  await onDatabase(kontor, async (db) => {
    await sql`update message_entries set send_at = now() where mail_id is null`.execute(db)
    await sql`update jobs.job set start_after = now()
      where name = 'messages.send-reply' and state = 'created'`.execute(db)
  })
}

import type { Page } from '@playwright/test'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { setUpMailbox } from './mailbox.ts'

const kontor = runningKontor({ KONTOR_PRIVATE_HOSTS: '127.0.0.1' })
const EDITOR = { handle: 'nils.holm@werkstatt.example', password: 'birke zaun laterne 48' }
let post: TestSmtp

test.beforeAll(async ({ browser }) => {
  post = await startTestSmtp()
  await makeAccount(kontor, { ...EDITOR, role: 'admin' })
  await setUpMailbox(kontor, browser, post.port)
})
test.afterAll(() => post.close())

const WORDS = {
  1440: { reader: 'leser.breit@post.example', list: 'Werkstattbrief', subject: 'Neues Holz' },
  360: { reader: 'leser.schmal@post.example', list: 'Hofbrief', subject: 'Neue Späne' },
} as const

for (const width of [360, 1440] as const) {
  test(`an editor sends a newsletter by keys at ${width} px; it is read and left again`, async ({
    page,
    context,
  }) => {
    const { reader, list: name, subject } = WORDS[width]
    await signedInAs(context, kontor.url, EDITOR)
    await page.setViewportSize({ width, height: 900 })
    const list = await made(page, 'newsletter_list', { name })
    const basis = { kind: 'documented', proof: 'Karte im Laden' }
    await made(page, 'newsletter_subscriber', { email: reader, lists: [list], basis })
    const template = await writeTemplate(page, subject)

    await page.goto(kontor.url(`/admincenter/newsletter/sendings/edit/${template}/${list}`))
    await expect(page.getByText('Eine Person bekommt ihn, wenn Sie jetzt senden.')).toBeVisible()
    await expectAccessible(page, 'a new sending', 'main')
    await page.locator('[data-path="name"]').getByRole('textbox').fill(`Versand ${width}`)
    await page.keyboard.press('Control+s')
    await page.waitForURL(/sendings\/show\/[0-9a-f-]{36}/)
    const sending = page.url().slice(-36)
    await expect(page.getByText('Alle führen irgendwohin.')).toBeVisible()
    await expectAccessible(page, 'a draft', 'main')
    await page.getByRole('button', { name: 'Jetzt senden' }).press('Enter')
    const question = page.getByRole('dialog')
    await expect(question.getByText('sofort an eine Person')).toBeVisible()
    await question.getByRole('button', { name: 'Jetzt senden' }).press('Enter')
    await expect(page.getByText('1 von 1')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Angenommen: 1')).toBeVisible()
    await expectAccessible(page, 'a sending that was sent', 'main')
    const mail = post.received.find(({ to }) => to.includes(reader))
    expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    await readInArchive(page, subject)
    const [, link = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(mail?.raw ?? '') ?? []
    const left = await page.request.post(kontor.url(new URL(link).pathname), {
      headers: { origin: 'https://mail.example' },
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(left.status()).toBe(200)
    await expectFigures(page, sending)
  })
}

async function made(page: Page, noun: string, data: object): Promise<string> {
  const headers = { origin: kontor.url('') }
  const answer = await page.request.post(kontor.url(`/api/v0/${noun}/`), { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).items[0]._id
}

async function writeTemplate(page: Page, subject: string): Promise<string> {
  await page.goto(kontor.url('/admincenter/newsletter/templates/browse'))
  await expectSettled(page)
  await page.locator('main a[href*="start="]', { hasText: 'Neuigkeiten' }).press('Enter')
  await page.getByRole('button', { name: 'Betreff und Name' }).press('Enter')
  await page.getByRole('textbox', { name: 'Betreff' }).fill(subject)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Speichern' }).press('Enter')
  await page.waitForURL(/templates\/edit\/[0-9a-f-]{36}/)
  return page.url().slice(-36)
}

/** As anybody may: found by a word of its subject, and without a name in it. */
async function readInArchive(page: Page, subject: string): Promise<void> {
  const [, word = ''] = subject.split(' ')
  await page.goto(kontor.url('/Newsletter/archive'))
  await expectAccessible(page, 'the archive')
  await page.getByRole('searchbox', { name: 'Betreff suchen' }).fill(word)
  await page.getByRole('searchbox', { name: 'Betreff suchen' }).press('Enter')
  await page.waitForURL(/archive\?q=/)
  await page.getByRole('link', { name: subject }).press('Enter')
  await page.waitForURL(/webview\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: 'Abmelden' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
}

async function expectFigures(page: Page, sending: string): Promise<void> {
  await page.goto(kontor.url('/admincenter/newsletter/stats/browse'))
  await expectSettled(page)
  await expectAccessible(page, 'the figures of all sendings', 'main')
  await expect(async () => {
    await page.goto(kontor.url(`/admincenter/newsletter/stats/browse/${sending}`))
    await expectSettled(page)
    const left = page.locator('dl > div', { hasText: 'Abgemeldet' })
    // As it is now: what is not counted yet, the next look finds.
    expect((await left.allInnerTexts()).join()).toContain('1')
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('dl > div', { hasText: 'Angenommen' })).toContainText('1')
  await expect(page.getByRole('img', { name: /^Angenommen: zusammen 1/ })).toBeVisible()
  await expectAccessible(page, 'the figures of one sending', 'main')
}

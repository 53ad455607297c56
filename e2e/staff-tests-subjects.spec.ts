import type { Page } from '@playwright/test'
import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'
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

for (const width of [360, 1440] as const) {
  test(`an editor tries two subjects by keys at ${width} px, chooses one and looks at a mail`, async ({
    page,
    context,
  }) => {
    await signedInAs(context, kontor.url, EDITOR)
    await page.setViewportSize({ width, height: 900 })
    const list = await made(page, 'newsletter_list', { name: `Betreffe ${width}` })
    const basis = { kind: 'documented', proof: 'Karte im Laden' }
    const readers = [1, 2, 3].map((n) => `leser${n}.${width}@post.example`)
    for (const email of readers)
      await made(page, 'newsletter_subscriber', { email, lists: [list], basis })
    const modules = [{ id: 'a', type: 'heading', props: { text: 'Frisches Holz' } }]
    const template = await made(page, 'newsletter_template', {
      name: `Vorlage ${width}`,
      subject: `Holz ${width}`,
      modules,
    })
    await page.goto(kontor.url(`/admincenter/newsletter/sendings/edit/${template}/${list}`))
    await page.locator('[data-path="name"]').getByRole('textbox').fill(`Versuch ${width}`)
    await page.locator('[data-path="subject_b"]').getByRole('textbox').fill(`Späne ${width}`)
    await expect(page.locator('[data-path="test_share"]')).toBeVisible()
    await page.keyboard.press('Control+s')
    await page.waitForURL(/sendings\/show\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: 'Jetzt senden' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Jetzt senden' }).press('Enter')
    await expect(page.getByText('2 von 3')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Zwei Betreffe im Vergleich')).toBeVisible()
    await expectAccessible(page, 'two subjects on trial', 'main')

    const first = 'Betreff A für den Rest nehmen'
    await page.getByRole('button', { name: first }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: first }).press('Enter')
    await expect(page.getByText('3 von 3')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Betreff A hat gewonnen.')).toBeVisible()

    await page.getByRole('button', { name: `E-Mail an ${readers[0]} ansehen` }).press('Enter')
    const mail = page.getByRole('dialog')
    await expect(mail.getByText(new RegExp(`^(?:Holz|Späne) ${width}$`))).toBeVisible()
    await expectAccessible(page, 'a mail as its recipient got it')
  })
}

async function made(page: Page, noun: string, data: object): Promise<string> {
  const headers = { origin: kontor.url('') }
  const answer = await page.request.post(kontor.url(`/api/v0/${noun}/`), { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).items[0]._id
}

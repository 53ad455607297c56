import type { Page } from '@playwright/test'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { loadSecret } from '#kernel/server/secrets/secret.ts'
import { onDatabase } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const PUZZLE = '[data-captcha] [role=status]'

const WORDS = {
  de: {
    path: '/Newsletter/subscribe',
    email: 'E-Mail-Adresse',
    send: 'Newsletter abonnieren',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    confirm: 'Anmeldung bestätigen',
    done: 'Vielen Dank, Sie sind angemeldet',
  },
  en: {
    path: '/en/newsletter/subscribe',
    email: 'Email address',
    send: 'Subscribe to the newsletter',
    sent: 'Please check your inbox',
    confirm: 'Confirm the subscription',
    done: 'Thank you, you are subscribed',
  },
} as const

/** The newest link of a mail whose address holds these words. */
async function linkIn(to: string, words: string): Promise<string> {
  const secret = await loadSecret({ dataDir: kontor.dataDir() })
  const find = () =>
    onDatabase(kontor, async (db) => {
      const mails = (await mailsAsSent({ db, secret }, to)).toReversed()
      const links = mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
      return links.find((link) => link.toLowerCase().includes(words)) ?? ''
    })
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return find()
}

for (const { width, lang } of [
  { width: 360, lang: 'de' },
  { width: 1440, lang: 'en' },
] as const) {
  test(`a visitor subscribes by keys at ${width} px in ${lang}, and staff see the proof`, async ({
    page,
    browser,
  }) => {
    const words = WORDS[lang]
    const email = `leser.${lang}@post.example`
    await page.setViewportSize({ width, height: 900 })
    await page.goto(kontor.url(words.path))
    await expect(page.locator(PUZZLE)).toBeAttached()
    await expectAccessible(page, 'the sign-up form')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.send }).press('Enter')
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
    await page.goto(await linkIn(email, 'newsletter/verify/'))
    await expectAccessible(page, 'confirming a sign-up')
    await page.getByRole('button', { name: words.confirm }).press('Enter')
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible()

    const context = await signedInAs(await browser.newContext(), kontor.url)
    const admin = await context.newPage()
    await admin.setViewportSize({ width, height: 900 })
    await expectProof(admin, email)
    await context.close()
  })
}

test('without scripts the form asks its question on a second page', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(kontor.url(WORDS.de.path))
  await expect(page.getByRole('textbox', { name: /Wie viel ist/ })).toBeVisible()
  await plain.close()
})

async function expectProof(page: Page, email: string): Promise<void> {
  await page.goto(kontor.url(`/admincenter/newsletter/subscriber/browse?q=${email}`))
  await page.getByText(email).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email)
  await expect(page.getByText('Bestätigt').first()).toBeVisible()
  await expectAccessible(page, 'a subscriber', 'main')
  await page.getByRole('link', { name: 'Nachweis drucken' }).click()
  await expect(page.getByRole('heading', { name: 'Nachweis der Einwilligung' })).toBeVisible()
  await expectAccessible(page, 'the proof', 'main')
}

import { expectAccessible } from './axe.ts'
import { expect, runningKontor, test } from './kontor.ts'

const kontor = runningKontor()

const WORDS = {
  de: {
    path: '/Newsletter/recommend',
    title: 'Newsletter weiterempfehlen',
    copy: 'Link kopieren',
    copied: /Der Link ist (?:kopiert|markiert)/,
    code: 'QR-Code zeigen',
    shown: 'QR-Code mit dem Link zum Weitergeben',
  },
  en: {
    path: '/en/newsletter/recommend',
    title: 'Recommend the newsletter',
    copy: 'Copy link',
    copied: /The link is (?:copied|selected)/,
    code: 'Show QR code',
    shown: 'QR code with the link to pass on',
  },
} as const

for (const { width, lang } of [
  { width: 360, lang: 'de' },
  { width: 1440, lang: 'en' },
] as const) {
  test(`a visitor recommends the newsletter by keys at ${width} px in ${lang}`, async ({
    page,
  }) => {
    const words = WORDS[lang]
    await page.setViewportSize({ width, height: 900 })
    await page.goto(kontor.url(words.path))
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
    await expectAccessible(page, 'recommending')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: words.copy }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(words.copied)
    await page.getByRole('button', { name: words.code }).press('Enter')
    await expect(page.getByRole('img', { name: words.shown })).toBeVisible()
  })
}

test('without scripts a button leads to the way it names', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(kontor.url(WORDS.de.path))
  await page.getByRole('button', { name: 'WhatsApp' }).click()
  const link = page.getByRole('link', { name: 'WhatsApp öffnen' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await plain.close()
})

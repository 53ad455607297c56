import type { Page } from '@playwright/test'
import { mailedLink } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, opened, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const PASSWORD = 'birke zaun laterne 47'
const PUZZLE = '[data-captcha] [role=status]'
const BUGS = 'components.bugtracker'

test.beforeAll(async ({ browser }) => {
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const sections = await (await admin.request.get(kontor.url('/api/v0/config/'))).json()
  const known = sections.find(({ name }: { name: string }) => name === BUGS)
  const value = { ...known.value, reporting: 'anyone', confirm_addresses: true }
  const saved = await admin.request.put(kontor.url('/api/v0/config/'), {
    headers: { origin: kontor.url('') },
    data: { name: BUGS, value, version: known.version },
  })
  expect(saved.status()).toBe(200)
  await admin.close()
})

const WORDS = {
  de: {
    signup: '/signup',
    verify: '/verify',
    report: '/fehler-melden',
    confirm: '/adresse-bestaetigen',
    handle: 'E-Mail-Adresse',
    password: 'Passwort',
    again: 'Passwort wiederholen',
    what: 'Was läuft falsch?',
    how: 'Was ist passiert?',
    name: 'Ihr Name',
    mail: 'Ihre E-Mail-Adresse',
    title: 'E-Mail-Adresse bestätigen',
    press: 'Adresse bestätigen',
    done: 'Adresse bestätigt',
    over: 'Dieser Link gilt nicht mehr',
  },
  en: {
    signup: '/en/signup',
    verify: '/en/verify',
    report: '/en/report-a-bug',
    confirm: '/en/confirm-address',
    handle: 'Email address',
    password: 'Password',
    again: 'Repeat password',
    what: 'What is wrong?',
    how: 'What happened?',
    name: 'Your name',
    mail: 'Your email address',
    title: 'Confirm your email address',
    press: 'Confirm address',
    done: 'Address confirmed',
    over: 'This link no longer works',
  },
} as const

for (const { width, lang } of [
  { width: 360, lang: 'de' },
  { width: 1440, lang: 'en' },
] as const) {
  test(`sign-up, a guest's report and its link make one timeline at ${width} px in ${lang}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const handle = `lena.spaet.${lang}@example.org`
    const words = WORDS[lang]
    await signUp(page, handle, lang)
    await report(page, { mail: handle, lang })

    const link = await mailedLink(kontor, handle, words.confirm)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(page.getByText('l•••@e•••.org')).toBeVisible()
    await expectAccessible(page, 'confirming an address')
    const button = page.getByRole('button', { name: words.press })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
    await expectAccessible(page, 'a confirmed address')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: words.over })).toBeVisible()
    await expectAccessible(page, 'a link that was used')

    const context = await signedInAs(await browser.newContext(), kontor.url)
    const admin = await context.newPage()
    await admin.setViewportSize({ width, height: 900 })
    await expectOnePerson(admin, handle)
    await context.close()
  })
}

test('a guest nobody knows becomes a person without scripts, whom staff merge and part again', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  const mail = 'ohne.skript@example.org'
  const script = await browser.newPage()
  await report(script, { mail, lang: 'de' })
  await script.close()
  await visitor.goto(await mailedLink(kontor, mail, WORDS.de.confirm))
  await visitor.getByRole('button', { name: WORDS.de.press }).click()
  await expect(visitor.getByRole('heading', { name: WORDS.de.done })).toBeVisible()
  await plain.close()

  const context = await signedInAs(await browser.newContext(), kontor.url)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto(kontor.url('/admincenter/person/edit'))
  await page.getByLabel('Nachname').first().fill('Neuling')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neuling')
  await attachFile(page)
  await mergeWith(page, mail)
  await page.getByRole('tab', { name: 'Chronik' }).click()
  await expect(page.getByText(/gemeldet: Knopf fehlt/)).toBeVisible()
  await page.getByRole('tab', { name: 'Doppelte' }).click()
  await page.getByRole('button', { name: /rückgängig machen/ }).click()
  await expect(page.getByText('Wieder zwei Personen')).toBeVisible()
  await context.close()
})

async function signUp(page: Page, handle: string, lang: 'de' | 'en'): Promise<void> {
  const words = WORDS[lang]
  await page.goto(kontor.url(words.signup))
  await expect(page.locator(PUZZLE)).toBeAttached()
  await page.getByLabel(words.handle).fill(handle)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.again).fill(PASSWORD)
  await page.locator('form button[type=submit]').last().click()
  await page.goto(await mailedLink(kontor, handle, words.verify))
  await page.locator('main form button[type=submit]').last().click()
  await expect(page.locator('main form')).toHaveCount(0)
}

async function report(page: Page, { mail, lang }: { mail: string; lang: 'de' | 'en' }) {
  const words = WORDS[lang]
  await page.goto(kontor.url(words.report))
  await expect(page.locator(PUZZLE)).toBeAttached()
  await page.getByLabel(words.what).fill('Knopf fehlt')
  await page.getByLabel(words.how).fill('Unten rechts.')
  await page.getByLabel(words.name).fill('Otto Anders')
  await page.getByLabel(words.mail).fill(mail)
  await page.locator('form button[type=submit]').last().click()
  await expect(page).toHaveURL(/done=sent/)
}

/** Account and report in one timeline; nothing the guest typed has changed the person. */
async function expectOnePerson(page: Page, mail: string): Promise<void> {
  await expect(async () => {
    await page.goto(kontor.url(`/admincenter/person/browse?q=${encodeURIComponent(mail)}`))
    await expect(page.getByText(mail).first()).toBeVisible()
    await expect(page.getByText('Otto Anders')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await page.getByText(mail).first().click()
  await expect(page.getByText('Mit Konto').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Chronik' }).click()
  await expect(page.getByText('Konto angelegt')).toBeVisible()
  await expect(page.getByText(/gemeldet: Knopf fehlt/)).toBeVisible()
  await expectAccessible(page, 'the timeline', 'main')
}

async function attachFile(page: Page): Promise<void> {
  const file = { name: 'Antrag.txt', mimeType: 'text/plain', buffer: Buffer.from('Hiermit …') }
  await page.getByLabel('Dateien anhängen').locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('1 Datei angehängt')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Antrag.txt herunterladen' }).click()
  expect((await saved).suggestedFilename()).toBe('Antrag.txt')
  await expectAccessible(page, 'a person with a file', 'main')
}

async function mergeWith(page: Page, mail: string): Promise<void> {
  await page
    .getByRole('button', { name: /Weitere|Mehr/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Mit jemandem zusammenführen' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Zwei Personen vergleichen' }))
  await dialog.getByRole('combobox').fill(mail)
  await page.getByRole('option', { name: new RegExp(mail) }).click()
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(page.getByText('Zusammengeführt', { exact: true })).toBeVisible()
}

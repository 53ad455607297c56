import type { Page } from '@playwright/test'
import { mailedLink } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { callsOf } from './calls.ts'
import { expect, opened, runningKontor, signedInAs, test } from './kontor.ts'
import {
  adminIn,
  expectLikeSomebody,
  expectOnBothWidths,
  exportAndErase,
  type Lang,
  mergeAndPart,
  personWithAccount,
  STAFF_WORDS,
} from './staff-and-a-person.ts'

const kontor = runningKontor()
const PASSWORD = 'birke zaun laterne 47'
const PUZZLE = '[data-captcha] [role=status]'
const BUGS = 'components.bugtracker'

test.beforeAll(async ({ browser }) => {
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const open = { reporting: 'anyone', confirm_addresses: true }
  await callsOf(admin.request, kontor.url('')).changeSection(BUGS, open)
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
    signedUp: 'Konto angelegt',
    reported: /gemeldet: Knopf fehlt/,
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
    signedUp: 'Account created',
    reported: /Reported bug #\d+: Knopf fehlt/,
  },
} as const

/** Each language goes the way at one width; every screen on it is looked at in both. */
for (const { width, lang } of [
  { width: 360, lang: 'de' },
  { width: 1440, lang: 'en' },
] as const) {
  test(`sign-up, a guest's report and its link make one person, merged, parted, told and erased, at ${width} px in ${lang}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 900 })
    const mail = `lena.spaet.${lang}@example.org`
    await signUp(page, mail, lang)
    await report(page, { mail, lang })

    const context = await adminIn(browser, kontor, lang)
    const admin = await context.newPage()
    await admin.setViewportSize({ width, height: 900 })
    await admin.goto(kontor.url(`/admincenter/person/browse?q=${encodeURIComponent(mail)}`))
    await admin
      .getByRole('link', { name: /Otto Anders/ })
      .first()
      .press('Enter')
    await expectLikeSomebody(admin, lang)

    await confirmByKeys(page, mail, lang)
    await expectOnePerson(admin, mail, lang)
    const id = await personWithAccount(admin, kontor, mail)
    await mergeAndPart(admin, { kontor, id, mail, lang })
    await exportAndErase(admin, { kontor, id, mail, lang })
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

  const context = await adminIn(browser, kontor, 'de')
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

async function confirmByKeys(page: Page, mail: string, lang: Lang): Promise<void> {
  const words = WORDS[lang]
  const link = await mailedLink(kontor, mail, words.confirm)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await expect(page.getByText('l•••@e•••.org')).toBeVisible()
  await expectOnBothWidths(page, 'confirming an address', 'page')
  await page.getByRole('button', { name: words.press }).press('Enter')
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  await expectOnBothWidths(page, 'a confirmed address', 'page')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words.over })).toBeVisible()
  await expectOnBothWidths(page, 'a link that was used', 'page')
}

async function signUp(page: Page, handle: string, lang: Lang): Promise<void> {
  const words = WORDS[lang]
  await page.goto(kontor.url(words.signup))
  await expect(page.locator(PUZZLE)).toBeAttached()
  await page.getByLabel(words.handle).fill(handle)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.again).fill(PASSWORD)
  await page.locator('form button[type=submit]').last().press('Enter')
  // The mail may be there before the answer is.
  await expect(page.getByLabel(words.again)).toHaveCount(0)
  await page.goto(await mailedLink(kontor, handle, words.verify))
  await page.locator('main form button[type=submit]').last().press('Enter')
  await expect(page.locator('main form')).toHaveCount(0)
}

async function report(page: Page, { mail, lang }: { mail: string; lang: Lang }) {
  const words = WORDS[lang]
  await page.goto(kontor.url(words.report))
  await expect(page.locator(PUZZLE)).toBeAttached()
  await page.getByLabel(words.what).fill('Knopf fehlt')
  await page.getByLabel(words.how).fill('Unten rechts.')
  await page.getByLabel(words.name).fill('Otto Anders')
  await page.getByLabel(words.mail).fill(mail)
  await page.locator('form button[type=submit]').last().press('Enter')
  await expect(page).toHaveURL(/done=sent/)
}

/** Account and report in one timeline; nothing the guest typed has changed the person. */
async function expectOnePerson(page: Page, mail: string, lang: Lang): Promise<void> {
  const { people, tabs } = STAFF_WORDS[lang]
  await expect(async () => {
    await page.goto(kontor.url(`/admincenter/person/browse?q=${encodeURIComponent(mail)}`))
    await expect(page.getByText(mail).first()).toBeVisible()
    await expect(page.getByText('Otto Anders')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await page
    .getByRole('link', { name: new RegExp(mail) })
    .first()
    .press('Enter')
  await expect(page.getByText(people.state.account).first()).toBeVisible()
  await page.getByRole('tab', { name: tabs.timeline }).press('Enter')
  await expect(page.getByText(WORDS[lang].signedUp)).toBeVisible()
  await expect(page.getByText(WORDS[lang].reported)).toBeVisible()
  await expectOnBothWidths(page, 'the timeline')
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

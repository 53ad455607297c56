import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { generate } from 'otplib'
import { makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, runningKontor, test } from './kontor.ts'

const kontor = runningKontor()
const PASSWORD = 'birke zaun laterne 47'
const PAGES = [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/addresses/add',
  '/account/security',
  '/account/security/second-factor',
  '/account/data',
]

test('an account is kept from the first address to the end, without a script', async ({
  browser,
}) => {
  const page = await plainPage(browser)
  await signIn(page, await newCustomer('ohne@example.org'))
  await addAddress(page, 'Anna')
  await addAddress(page, 'Bert')
  await refuseRemovalOfDefault(page)
  const secret = await setUpFactor(page)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page).toHaveURL(kontor.url('/'))
  await signIn(page, 'ohne@example.org', secret)
  await exportAndErase(page, secret)
})

test('with scripts the pages swap, passwords show their strength, and forms still work', async ({
  page,
}) => {
  await signIn(page, await newCustomer('mit@example.org'))
  await page.getByRole('navigation', { name: 'Mein Konto' }).getByText('Sicherheit').click()
  await expect(page).toHaveURL(kontor.url('/account/security'))
  await page.getByText('Passwort ändern').first().click()
  // Its script comes a moment after the page.
  await expect(page.locator('[aria-controls=newPassword].reveal')).toBeVisible()
  await page.getByLabel('Neues Passwort', { exact: true }).fill('abc')
  await expect(page.locator('[data-strength-of=newPassword]')).toContainText('schwach')
  await page.getByRole('navigation', { name: 'Mein Konto' }).getByText('Profil').click()
  await page.getByLabel('Vorname').fill('Mira')
  await page.getByLabel('Vorname').press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('Ihre Angaben sind gespeichert.')
  await page.getByRole('navigation', { name: 'Mein Konto' }).getByText('Übersicht').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Mira')
})

test('who was not signed in comes back to the page they wanted', async ({ page }) => {
  const handle = await newCustomer('zurueck@example.org')
  await page.goto(kontor.url('/en/account/data'))
  await expect(page).toHaveURL(kontor.url('/en/login?next=%2Fen%2Faccount%2Fdata'))
  await page.locator('input[name=handle]').fill(handle)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(kontor.url('/en/account/data'))
})

test.describe('every page is accessible', () => {
  for (const [scheme, width, lang] of [
    ['light', 360, ''],
    ['dark', 1440, '/en'],
  ] as const) {
    test(`${scheme}, ${width} px${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await signIn(page, await newCustomer(`axe-${scheme}-${width}@example.org`))
      await addAddress(page, 'Anna')
      for (const path of PAGES.map((german) => lang + german)) {
        await page.goto(kontor.url(path))
        for (const fold of await page.locator('main details:not([open]) > summary').all())
          if (await fold.isVisible()) await fold.click()
        await expectAccessible(page, path, path === `${lang}/account` ? 'page' : 'main')
      }
    })
  }
})

function newCustomer(handle: string): Promise<string> {
  return makeAccount(kontor, { handle, password: PASSWORD })
}

async function plainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, acceptDownloads: true })
  return context.newPage()
}

async function signIn(page: Page, handle: string, secret?: string): Promise<void> {
  await page.goto(kontor.url('/login?next=%2Faccount'))
  await page.locator('input[name=handle]').fill(handle)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  if (secret) {
    await page.locator('input[name=code]').fill(await freshCode(secret))
    await page.getByRole('button', { name: 'Bestätigen' }).click()
  }
  await expect(page).toHaveURL(kontor.url('/account'))
}

async function addAddress(page: Page, name: string): Promise<void> {
  await page.goto(kontor.url('/account/addresses/add'))
  await page.getByLabel('Vorname').fill(name)
  await page.getByLabel('Nachname').fill('Brandt')
  await page.getByLabel('Straße und Hausnummer').fill('Deichstraße 4')
  await page.getByLabel('Postleitzahl').fill('20459')
  await page.getByLabel('Ort', { exact: true }).fill('Hamburg')
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible()
}

async function refuseRemovalOfDefault(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Anna Brandt' })
  await card.getByText('Entfernen', { exact: true }).click()
  await card.getByRole('button', { name: 'Adresse entfernen' }).click()
  await expect(card.getByRole('alert')).toContainText('Standardadresse kann nicht entfernt werden')
}

async function setUpFactor(page: Page): Promise<string> {
  await page.goto(kontor.url('/account/security/second-factor'))
  await page.getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Weiter zum QR-Code' }).click()
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible()
  const secret = await page.locator('input[name=secret]').inputValue()
  await page.getByLabel('Code aus der App').fill(await freshCode(secret))
  await page.getByRole('button', { name: 'Code prüfen und einschalten' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  return secret
}

async function exportAndErase(page: Page, secret: string): Promise<void> {
  await page.goto(kontor.url('/account/data'))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Meine Daten herunterladen' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('Deichstraße 4')
  expect(file).not.toContain(secret)
  await page.getByText('Konto löschen …').click()
  await page.getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.getByLabel(/^Code aus der App/).fill(await freshCode(secret))
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist gelöscht')
  await page.goto(kontor.url('/account'))
  await expect(page).toHaveURL(/\/login/)
}

const STEP = 30_000
const usedSteps = new Map<string, number>()

/**
 * Each code is good once; that of the half minute before is still good, and that of the next one
 * already. Shortly before a half minute ends the one before is left out: it would come too late.
 */
async function freshCode(secret: string): Promise<string> {
  const now = () => Math.floor(Date.now() / STEP)
  const isEnding = STEP - (Date.now() % STEP) < 10_000
  const step = Math.max(isEnding ? now() : now() - 1, (usedSteps.get(secret) ?? 0) + 1)
  usedSteps.set(secret, step)
  await expect.poll(now, { timeout: 2 * STEP }).toBeGreaterThanOrEqual(step - 1)
  return generate({ secret, epoch: step * (STEP / 1000) })
}

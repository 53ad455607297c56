import type { BrowserContext, Page } from '@playwright/test'
import { generate } from 'otplib'
import { freePort } from '#tests/free-port.ts'
import { makeAccount } from './accounts.ts'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { prove } from './step-up.ts'

/** Passkeys need a name, so the house is called by one instead of by its number. */
const port = await freePort()
const home = `http://localhost:${port}`
const kontor = runningKontor({ PORT: String(port), KONTOR_BASE_URL: home })

const PASSWORD = 'Kirschbaum-7-Leiter'
const HANDLE = 'E-Mail-Adresse oder Benutzername'

test.beforeAll('members must have a second factor', async ({ playwright }) => {
  const headers = { origin: home }
  const admin = await playwright.request.newContext({ baseURL: home, extraHTTPHeaders: headers })
  const data = { handle: 'admin', password: ADMIN_PASSWORD }
  expect((await admin.post('/api/v0/auth/login', { data })).status()).toBe(200)
  await prove(admin, home)
  const value = { two_factor: { required_roles: ['member'] } }
  const section = { name: 'components.auth', value, version: 0 }
  expect((await admin.put('/api/v0/config/', { data: section })).status()).toBe(200)
  await admin.dispose()
})

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
})

test('who must have a second factor sets up an app, and signs in with code and recovery code', async ({
  page,
}) => {
  const handle = await makeMember()
  await typePassword(page, handle)
  await expect(page.getByRole('heading', { name: 'Zweiten Faktor einrichten' })).toBeVisible()
  await expectAccessible(page, 'set-up')
  await page.getByRole('button', { name: 'App einrichten' }).click()
  const secret = (await page.locator('.secret').innerText()).replace(/\s/g, '')
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible()
  await expectAccessible(page, 'QR code')
  await page.getByLabel('Code aus der App').fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Zweiten Faktor einschalten' }).click()
  const shown = page.locator('.recovery-codes code')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await expectAccessible(page, 'recovery codes')
  await page.getByRole('link', { name: 'Codes sind notiert, weiter' }).click()
  await expect(page).toHaveURL(`${home}/admincenter`)

  await signOut(page)
  await typePassword(page, handle)
  await expect(page.getByLabel('Code aus der App')).toBeFocused()
  await expectAccessible(page, 'code')
  const later = Math.floor(Date.now() / 1000) + 30
  await page.getByLabel('Code aus der App').fill(await generate({ secret, epoch: later }))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page).toHaveURL(`${home}/admincenter`)

  await signOut(page)
  await typePassword(page, handle)
  await page.getByText('Wiederherstellungscode benutzen').click()
  await page.getByLabel('Wiederherstellungscode', { exact: false }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Mit diesem Code anmelden' }).click()
  await expect(page).toHaveURL(`${home}/admincenter`)
})

test('a passkey is made while signing in, and then opens the house with and without a password', async ({
  page,
  context,
}) => {
  const handle = await makeMember()
  await addAuthenticator(context, page)
  await typePassword(page, handle)
  await page.getByRole('button', { name: 'Passkey einrichten' }).click()
  await expect(page.locator('.recovery-codes code')).toHaveCount(10)
  await page.getByRole('link', { name: 'Codes sind notiert, weiter' }).click()
  await expect(page).toHaveURL(`${home}/admincenter`)

  await signOut(page)
  await page.goto(`${home}/login`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page).toHaveURL(`${home}/admincenter`)

  await signOut(page)
  await typePassword(page, handle)
  await page.getByRole('button', { name: 'Passkey benutzen' }).click()
  await expect(page).toHaveURL(`${home}/admincenter`)
})

test('the pages of signing in are accessible on both sizes, in both languages', async ({
  page,
}) => {
  for (const path of ['/login', '/en/login', '/reset2FA', '/en/reset2FA', '/login?notice=taken']) {
    await page.goto(home + path)
    await expectAccessibleOnAll(page, path, path.includes('reset') ? 'main' : 'page')
  }
})

async function typePassword(page: Page, handle: string): Promise<void> {
  await page.goto(`${home}/login`)
  await page.getByLabel(HANDLE).fill(handle)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  // The admin centre would notice, and go to the sign-in by itself in the middle of our way there.
  await page.goto('about:blank')
  expect((await page.request.get(`${home}/api/v0/auth/logout`)).ok()).toBe(true)
}

/** A finger that is always there and always right. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

let members = 0
function makeMember(): Promise<string> {
  members += 1
  const handle = `member-${members}@example.org`
  return makeAccount(kontor, { handle, password: PASSWORD, role: 'member' })
}

import { mailedLink, makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, runningKontor, test } from './kontor.ts'

const kontor = runningKontor()
const HANDLE = 'mira.brandt@example.org'
const FIRST = 'birke zaun laterne 47'
const SECOND = 'ahorn brücke dampfer 12'
/** Who sends a form before its script is there is asked a question instead. */
const PUZZLE = '[data-captcha] [role=status]'

test.use({ viewport: { width: 360, height: 800 } })

test('a visitor signs up, confirms the address, signs in, and replaces a forgotten password', async ({
  page,
}) => {
  const signIn = async (password: string) => {
    await page.goto(kontor.url('/login'))
    await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(HANDLE)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  }

  await page.goto(kontor.url('/login'))
  await page.getByRole('link', { name: 'Konto anlegen' }).click()
  // The form before has fields of the same names.
  await expect(page.getByLabel('Passwort wiederholen')).toBeVisible()
  await expect(page.locator(PUZZLE)).toBeAttached()
  await expectAccessible(page, 'sign-up')
  await page.getByLabel('E-Mail-Adresse').fill(HANDLE)
  await page.getByLabel('Passwort', { exact: true }).fill(FIRST)
  await page.getByLabel('Passwort wiederholen').fill(FIRST)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible()
  await expectAccessible(page, 'mail sent')

  await signIn(FIRST)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto(await mailedLink(kontor, HANDLE, '/verify'))
  await expectAccessible(page, 'confirm')
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse bestätigt' })).toBeVisible()
  await signIn(FIRST)
  await expect(page).toHaveURL(kontor.url('/account'))

  await page.context().clearCookies()
  await page.goto(kontor.url('/login'))
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('button', { name: 'Link schicken' })).toBeVisible()
  await expectAccessible(page, 'forgotten')
  await page.getByLabel('E-Mail-Adresse').fill(HANDLE)
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect(page.getByRole('heading', { name: 'Schauen Sie in Ihr Postfach' })).toBeVisible()
  await page.goto(await mailedLink(kontor, HANDLE, '/resetpassword'))
  await page.getByLabel('Passwort', { exact: true }).fill(SECOND)
  await page.getByLabel('Passwort wiederholen').fill(SECOND)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('heading', { name: 'Passwort geändert' })).toBeVisible()
  await signIn(FIRST)
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(SECOND)
  await expect(page).toHaveURL(kontor.url('/account'))
})

test('who is known is told so, and nothing typed is lost', async ({ page }) => {
  await makeAccount(kontor, { handle: 'bekannt@example.org', password: FIRST })
  await page.goto(kontor.url('/en/signup'))
  await expect(page.locator(PUZZLE)).toBeAttached()
  await page.getByLabel('Email address').fill('bekannt@example.org')
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByLabel('Repeat password').fill(FIRST)
  await page.locator('form button[type=submit]').last().click()
  await expect(page.getByRole('alert')).toHaveText('email already registered')
  await expect(page.getByLabel('Email address')).toHaveValue('bekannt@example.org')
  await expectAccessible(page, 'taken')
})

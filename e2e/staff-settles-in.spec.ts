import { openDatabase, openPool } from '#kernel/server/database.ts'
import { setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { chooseLanguage } from './choose-language.ts'
import { expect, expectSettled, runningKontor, signedInAs, signIn, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { stepUp, stepUpDialog } from './step-up.ts'
import { setWizardAside } from './wizard.ts'

const kontor = runningKontor()
const SCREENS = [
  '/admincenter',
  '/admincenter/notifications',
  '/admincenter/settings',
  '/admincenter/settings/business',
  '/admincenter/start',
  '/admincenter/online',
  '/admincenter/settings/website',
  '/admincenter/settings/mail',
  '/admincenter/settings/permissions',
  '/admincenter/settings/system',
  '/admincenter/settings/state',
  '/admincenter/components',
  '/admincenter/no-such-screen',
]
const PIECES = '/admincenter/components/ui'

test('the one-time password must be changed at the first sign-in', async ({ page }) => {
  const db = openDatabase<AuthTables>(
    openPool({ connectionString: kontor.databaseUrl() }, () => undefined),
  )
  await setPassword(db, { handle: 'system', password: 'einmal-und-nie-wieder', isOneTime: true })
  await db.destroy()
  await page.goto(kontor.url('/admincenter/settings/mail'))
  await expect(page).toHaveURL(/\/login\?lang=de&next=/)
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill('system')
  await page.getByLabel('Passwort', { exact: true }).fill('einmal-und-nie-wieder')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Neues Passwort wählen' })).toBeVisible()
  await page.getByLabel('Einmal-Passwort').fill('einmal-und-nie-wieder')
  await page.getByLabel('Neues Passwort').fill('ein eigenes Passwort')
  await page.getByRole('button', { name: 'Passwort speichern und weiter' }).click()
  await expect(page).toHaveURL(kontor.url('/admincenter/settings/mail'))
})

test('a wrong password is said, and nothing typed is lost', async ({ page }) => {
  await page.goto(kontor.url('/login'))
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Benutzer oder Passwort falsch.')
  await expect(page.getByLabel('E-Mail-Adresse oder Benutzername')).toHaveValue('admin')
})

test('a fact of the business is changed once and stands on the website', async ({
  page,
  context,
}) => {
  await page.goto(kontor.url('/Impressum'))
  await expect(page.getByText('Werkstattweg 7')).toHaveCount(0)
  await signedInAs(context, kontor.url)
  await page.goto(kontor.url('/admincenter/settings/business'))
  await page.getByLabel('Straße und Hausnummer').fill('Werkstattweg 7')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(kontor.url('/Impressum'))).text())
    .toContain('Werkstattweg 7')
})

test('where customers pay to is changed with the password, and what was typed stays meanwhile', async ({
  page,
  context,
}) => {
  await signedInAs(context, kontor.url)
  await page.goto(kontor.url('/admincenter/settings/business'))
  await page.getByLabel('IBAN').fill('DE89370400440532013000')
  await page.keyboard.press('Control+s')
  const dialog = await stepUpDialog(page)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89370400440532013000')
  await page.keyboard.press('Control+s')
  await stepUp(page, { password: ADMIN_PASSWORD })
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
})

test('palette, shortcuts and the way out work by keyboard', async ({ page }) => {
  await signIn(page, kontor.url)
  await expectSettled(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await expect(palette).toBeFocused()
  await palette.fill('Berechtig')
  await expect(page.getByRole('option', { selected: true })).toContainText('Berechtigungen')
  await palette.press('Enter')
  await expect(page).toHaveURL(kontor.url('/admincenter/settings/permissions'))
  await expect(page.getByRole('heading', { level: 1, name: 'Berechtigungen' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSettled(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(kontor.url('/'))
  await expect(page.getByText('Willkommen Administration')).toBeVisible()
  await page.getByRole('button', { name: 'ausloggen' }).click()
  await expect(page.getByText('Willkommen Administration')).toHaveCount(0)
  await page.goto(kontor.url('/admincenter'))
  await expect(page).toHaveURL(/\/login/)
})

test('another language comes at once, with files that hold nothing of the first', async ({
  page,
}) => {
  await signIn(page, kontor.url, '/admincenter/settings')
  await expectSettled(page)
  await chooseLanguage(page, { dialog: 'Ansicht und Sprache', choice: 'English' })
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectSettled(page)
  for (const file of await page.evaluate(loadedScripts))
    expect(await (await page.request.get(file)).text(), file).not.toContain('Ansicht und Sprache')
  await chooseLanguage(page, { dialog: 'Appearance and language', choice: 'Deutsch' })
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
})

/** Runs in the page. */
function loadedScripts(): string[] {
  return performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/.*\.js$/) ?? [])
}

test('every screen is accessible', async ({ page, context }) => {
  test.slow()
  await signedInAs(context, kontor.url)
  for (const path of SCREENS) {
    await page.goto(kontor.url(path))
    await expectSettled(page)
    await expectAccessibleOnAll(page, path, path === '/admincenter' ? 'page' : 'main')
  }
  // Shows on purpose what it looks like while something loads.
  await page.goto(kontor.url(PIECES))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleOnAll(page, PIECES, 'main')
})

test('the wizard opens by itself once and makes the sample site one’s own', async ({ page }) => {
  await setWizardAside(kontor.databaseUrl(), false)
  await signIn(page, kontor.url)
  await expect(page).toHaveURL(kontor.url('/admincenter/start'))
  await page.getByRole('radio', { name: 'Werkstatt' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert').getByText('Name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Möbelbau Reiter')
  await page.getByLabel('Straße und Hausnummer').fill('Am Markt 3')
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Jena')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Jena')
  await page.getByLabel('E-Mail-Adresse').fill('post@reiter.test')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('radio', { name: 'Seeblau' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Inhaber oder Vertretungsberechtigte').fill('Ida Reiter')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.route('**/api/v0/starter/', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Meine Website einrichten' }).click()
  await expect(page.getByText('Ihre Eingaben sind noch da')).toBeVisible()
  await page.getByRole('button', { name: 'Meine Website einrichten' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Website ist eingerichtet' })).toBeVisible()
  await page.getByRole('link', { name: 'Website ansehen' }).click()
  await expect(page.getByText('Tischlerei in Jena, seit 1987')).toBeVisible()
  await expect(page.getByText('Holm')).toHaveCount(0)
  const offered = page.waitForResponse(/\/starter\/offer\//)
  await page.goto(kontor.url('/admincenter'))
  await offered
  await expectSettled(page)
  await expect(page).toHaveURL(kontor.url('/admincenter'))
})

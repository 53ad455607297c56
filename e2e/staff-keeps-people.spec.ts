import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, lookFor, opened, runningKontor, signedIn, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { forgetStepUps, stepUp, stepUpDialog } from './step-up.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/users/browse'
const ADD = '/admincenter/users/add'

signedIn(kontor.url)
test.beforeEach(() => forgetStepUps(kontor))

test('a person is added by key, invited, and found despite a typing error', async ({ page }) => {
  await page.goto(kontor.url(BROWSE))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expectSettled(page)
  await page.keyboard.press('n')
  await addPerson(page, { mail: 'rosa.kettler@example.org', first: 'Rosa', last: 'Kettler' })
  await expect(page.getByText('Eingeladen').first()).toBeVisible()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Einladung senden' }).click()
  await expect(page.getByText('Einladung angelegt')).toBeVisible()

  await page.goto(kontor.url(BROWSE))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await lookFor(page, 'Kettlre')
  await expect(page.getByRole('link', { name: /Rosa Kettler/ })).toBeVisible()
  await expect(page).toHaveURL(/q=Kettlre/)
})

test('an address can have only one account', async ({ page }) => {
  await page.goto(kontor.url(ADD))
  await page.getByLabel('E-Mail-Adresse').fill('jonas.lindner@example.org')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/E-Mail-Adresse ist schon vergeben/)).toBeVisible()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('jonas.lindner@example.org')
})

test('a one-time password is shown once, with the new person', async ({ page }) => {
  await page.goto(kontor.url(ADD))
  await page.getByRole('radio', { name: /Einmal-Passwort/ }).check()
  await fillPerson(page, { mail: 'emil.vogt@example.org', first: 'Emil', last: 'Vogt' })
  await stepUp(page, { password: ADMIN_PASSWORD })
  await expectAdded(page, 'Emil Vogt')
  const dialog = page.getByRole('dialog', { name: 'Einmal-Passwort' })
  await expect(dialog.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/)).toBeVisible()
  await expectAccessible(page, 'the one-time password')
  await dialog.getByRole('button', { name: 'Ich habe es notiert' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emil Vogt')
  await expect(dialog).toBeHidden()
})

test('an address of the list reproduces its filters', async ({ page }) => {
  await page.goto(kontor.url(BROWSE))
  await page.getByRole('button', { name: 'Nach Rolle filtern' }).click()
  await page.getByRole('checkbox', { name: 'Mitarbeiter' }).click()
  await expect(page).toHaveURL(/role=member/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('link', { name: /Jonas Lindner/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Sophie Martin/ })).toHaveCount(0)
})

test('two people who save the same person compare their versions', async ({ page, context }) => {
  await openPerson(page, 'Margarete')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Firma').fill('Öhlschläger Wein')
  await page.getByLabel('Firma').fill('Weingut Öhlschläger')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await other.keyboard.press('Control+s')
  const dialog = other.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' })
  await expect(dialog).toContainText('Weingut Öhlschläger')
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(dialog).toBeHidden()
  await other.reload()
  await expect(other.getByLabel('Firma')).toHaveValue('Öhlschläger Wein')
})

test('addresses are kept, and a default one stays until another takes its place', async ({
  page,
}) => {
  await openPerson(page, 'Sophie')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Dr.')
  await page.getByRole('button', { name: 'Adresse hinzufügen' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Neue Adresse' }))
  await dialog.getByRole('button', { name: 'Adresse hinzufügen' }).click()
  await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible()
  await expectAccessible(page, 'an address with faults')
  await dialog.getByLabel('Straße und Hausnummer').fill('Schlossallee 1')
  await dialog.getByLabel('PLZ').fill('70173')
  await dialog.getByLabel('Ort').fill('Stuttgart')
  await dialog.getByRole('button', { name: 'Adresse hinzufügen' }).click()
  await expect(dialog).toBeHidden()
  const old = page.getByRole('listitem').filter({ hasText: 'Neckarstraße 88' })
  const fresh = page.getByRole('listitem').filter({ hasText: 'Schlossallee 1' })
  await expect(fresh).toBeVisible()

  await chooseFor(old, page, 'Entfernen')
  await page.getByRole('button', { name: 'Adresse entfernen' }).click()
  await expect(old.getByText('Die Standardadresse kann nicht entfernt werden.')).toBeVisible()
  await expect(old.getByText('Bestimmen Sie zuerst eine andere Adresse')).toBeVisible()
  await chooseFor(fresh, page, 'Als Lieferadresse festlegen')
  await expect(fresh.getByText('Standard für Lieferungen')).toBeVisible()
  await chooseFor(fresh, page, 'Als Rechnungsadresse festlegen')
  await expect(fresh.getByText('Standard für Rechnungen')).toBeVisible()
  await chooseFor(old, page, 'Entfernen')
  await page.getByRole('button', { name: 'Adresse entfernen' }).click()
  await expect(old).toHaveCount(0)

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Dr.')
})

test('a person is blocked, from the list and alone', async ({ page }) => {
  await page.goto(kontor.url(`${BROWSE}?q=Lea+Brandt`))
  await page.getByRole('checkbox', { name: /Lea Brandt/ }).check()
  const bar = page.getByRole('region', { name: 'Aktionen für die Auswahl' })
  await bar.getByRole('button', { name: 'Sperren', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByText('Auswahl gesperrt')).toBeVisible()
  await page.getByRole('link', { name: /Lea Brandt/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lea Brandt')
  await expect(page.getByText('Gesperrt', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Entsperren' }).click()
  await expect(page.getByText('Konto entsperrt')).toBeVisible()
  await expect(page.getByText('Unbestätigt').first()).toBeVisible()
})

test('two accounts become one after a comparison', async ({ page }) => {
  await openPerson(page, 'Deniz')
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Mit anderem Konto zusammenführen' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Konten zusammenführen' }))
  const submit = dialog.getByRole('button', { name: 'Konten zusammenführen' })
  await expect(submit).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Das andere Konto' }).fill('wiedemann')
  await page.getByRole('option', { name: /Karl-Heinz/ }).click()
  await expect(dialog.getByRole('cell', { name: 'kh.wiedemann@example.org' })).toBeVisible()
  await expectAccessible(page, 'the comparison')
  await submit.click()
  await stepUp(page, { password: ADMIN_PASSWORD })
  await expect(page.getByText('Die Konten sind zusammengeführt: Deniz')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Obere Beutau 21' })).toBeVisible()
  await page.goto(kontor.url(`${BROWSE}?q=wiedemann`))
  await expectSettled(page)
  await expect(page.getByRole('link', { name: /Wiedemann/ })).toHaveCount(0)
})

test('a person is erased only after their address was typed', async ({ page }) => {
  await page.goto(kontor.url(ADD))
  await addPerson(page, { mail: 'weg@example.org', first: 'Wanda', last: 'Weg' })
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Endgültig löschen' }).click()
  const dialog = page.getByRole('dialog', { name: /endgültig löschen/ })
  const submit = dialog.getByRole('button', { name: 'Endgültig löschen' })
  await expect(dialog.getByText(/Konto: 1/)).toBeVisible()
  await expect(submit).toBeDisabled()
  await expectAccessible(page, 'the erasure')
  const confirmation = dialog.getByLabel(/Zur Bestätigung/)
  await confirmation.fill('weg@example.org')
  await submit.click()
  const asked = await stepUpDialog(page)
  await page.keyboard.press('Enter')
  await expect(asked.getByText('Bitte geben Sie Ihr Passwort ein')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(confirmation).toHaveValue('weg@example.org')
  await submit.click()
  await stepUp(page, { password: ADMIN_PASSWORD })
  await expect(page.getByText('Das mussten wir behalten')).toBeVisible()
  await page.getByRole('button', { name: 'Zur Liste' }).click()
  await expect(page).toHaveURL(kontor.url(BROWSE))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Wanda Weg/ })).toHaveCount(0)
})

test('the own account opens from the menu and judges a new password', async ({ page }) => {
  await page.goto(kontor.url(BROWSE))
  await page.getByRole('button', { name: /Willkommen/ }).click()
  await page.getByRole('menuitem', { name: 'Mein Konto' }).click()
  await page.getByRole('tab', { name: 'Sicherheit' }).click()
  await page.getByLabel('Neues Passwort').fill('passwort12')
  await expect(page.getByText('Noch zu leicht zu erraten.')).toBeVisible()
  await page.getByLabel('Neues Passwort').fill('drei Birken hinter der Werkstatt')
  await expect(page.getByText('Dieses Passwort ist gut.')).toBeVisible()
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Bitte geben Sie Ihr bisheriges Passwort ein.')).toBeVisible()
})

test('every screen is accessible', async ({ page }) => {
  test.slow()
  await page.goto(kontor.url(BROWSE))
  const link = page.getByRole('link', { name: /Margarete/ })
  const person = String(await link.getAttribute('href'))
  const tabs = ['signIns', 'consents', 'modules'].map((tab) => `${person}?tab=${tab}`)
  const account = ['', '?tab=security', '?tab=data'].map((tab) => `/admincenter/account${tab}`)
  const paths = [BROWSE, ADD, person, ...tabs, ...account, '/admincenter/settings/accounts']
  for (const path of paths) {
    await page.goto(kontor.url(path))
    await expectSettled(page)
    await expectAccessibleOnAll(page, path, path === BROWSE ? 'page' : 'main')
  }
})

type NewPerson = { mail: string; first: string; last: string }

async function addPerson(page: Page, person: NewPerson): Promise<void> {
  await fillPerson(page, person)
  await expectAdded(page, `${person.first} ${person.last}`)
}

async function fillPerson(page: Page, { mail, first, last }: NewPerson): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(mail)
  await page.getByLabel('Vorname').fill(first)
  await page.getByLabel('Nachname').fill(last)
  await page.keyboard.press('Control+s')
}

async function expectAdded(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/users\/edit\/[\w-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(kontor.url(`${BROWSE}?q=${name}`))
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

async function chooseFor(line: ReturnType<Page['locator']>, page: Page, action: string) {
  await line.getByRole('button', { name: /^Aktionen für/ }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

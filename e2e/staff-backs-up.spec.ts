import type { Browser, Page } from '@playwright/test'
import { makeAccount } from './accounts.ts'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, opened, runningKontor, signedIn, signedInAs, test } from './kontor.ts'
import { addSecondFactor, stepUp, stepUpDialog } from './step-up.ts'

const kontor = runningKontor()
const BACKUP = '/admincenter/backup'
const WHO = {
  handle: 'rettung@example.org',
  password: 'hobel-und-span-2026',
  role: 'system' as const,
}
const TAKER = { ...WHO, handle: 'archiv@example.org' }
const PLAIN = { ...WHO, handle: 'ohne-faktor@example.org' }
const FILE_PASSWORD = 'ein langes Passwort'
const PATIENT = { timeout: 120_000 }

signedIn(kontor.url)

test('an admin makes a backup and has it proven, and reads who may take it along', async ({
  page,
}) => {
  await page.goto(kontor.url(BACKUP))
  const menu = page.getByRole('button', { name: /Aktionen für die Sicherung/ })
  await expect(page.getByRole('heading', { name: 'Noch keine Sicherung' })).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt sichern' }).first().click()
  await expect(page.getByText('noch nicht geprüft')).toBeVisible(PATIENT)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Jetzt prüfen' }).click()
  await expect(page.getByText('geprüft', { exact: true }).first()).toBeVisible(PATIENT)
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Löschen' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Herunterladen' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Wiederherstellen' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Das darf nur das Systemkonto' })).toBeVisible()
  await expect(page.getByText('kontor user set-password system')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Schlüssel zeigen' })).toHaveCount(0)
  await page.goto(kontor.url('/admincenter'))
  await expect(page.getByText('Letzte geprüfte Sicherung')).toBeVisible()
  await page.goto(kontor.url(BACKUP))
  await expect(page.getByText('von Hand')).toBeVisible()
  await expectAccessibleOnAll(page, 'backup', 'main')
  await page.goto(kontor.url('/admincenter/settings/backup'))
  await expect(page.getByText('Einrichten und prüfen darf ihn nur das Systemkonto.')).toBeVisible()
  await expect(page.getByLabel('Jede Sicherung dorthin kopieren')).toHaveCount(0)
  await page.getByLabel('Tage').fill('9')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
})

test('without a second factor system is told how to set one up, and loses nothing typed', async ({
  browser,
}) => {
  await makeAccount(kontor, PLAIN)
  const context = await signedInAs(await browser.newContext(), kontor.url, PLAIN)
  const page = await context.newPage()
  await makeBackup(page)
  await fillDownload(page)
  const dialog = page.getByRole('dialog', { name: 'Dafür brauchen Sie einen zweiten Faktor' })
  const way = (await opened(dialog)).getByRole('link', { name: 'In neuem Tab einrichten' })
  await expect(way).toHaveAttribute('href', '/admincenter/account?tab=security')
  await expectAccessible(page, 'a second factor is missing')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Passwort der Datei')).toHaveValue(FILE_PASSWORD)
  await expect(
    page.getByText(/braucht Ihr Konto einen zweiten Faktor|bestätigen Sie zuerst/),
  ).toBeVisible()
  await context.close()
})

test('system takes a backup along with password, second factor and a password for the file', async ({
  browser,
}) => {
  const { page, codes, context } = await systemAt(browser, TAKER)
  await makeBackup(page)
  await fillDownload(page)
  const dialog = await stepUpDialog(page)
  await expectAccessible(page, 'the step-up')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Passwort der Datei')).toHaveValue(FILE_PASSWORD)

  const submit = page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' })
  await submit.click()
  await (await stepUpDialog(page)).getByLabel('Ihr Passwort').fill('geraten und falsch')
  await dialog.getByLabel('Code aus Ihrer App').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible()
  await dialog.getByLabel('Ihr Passwort').fill(TAKER.password)
  const fetching = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await fetching).suggestedFilename()).toMatch(/^kontor-.*\.kontor$/)

  await page.getByRole('button', { name: 'Schlüssel zeigen' }).click()
  await expect(page.getByLabel('Ihr Schlüssel')).toHaveText(/^([0-9A-Z]{5}-){10}[0-9A-Z]{5}$/)
  await page.getByRole('button', { name: 'Ich habe ihn sicher verwahrt' }).click()
  await page.goto(kontor.url('/admincenter/notifications'))
  await expect(page.getByText(/hat eine Sicherung heruntergeladen/).first()).toBeVisible()
  await expect(page.getByText(/den Wiederherstellungsschlüssel angesehen/).first()).toBeVisible()
  await context.close()
})

test('who may restore sees a trial run first, types the word, and signs in anew', async ({
  browser,
}) => {
  const { page, codes, context } = await systemAt(browser, WHO)
  await makeBackup(page)
  await page
    .getByRole('button', { name: /Aktionen für die Sicherung/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Wiederherstellen' }).click()
  await page.getByRole('button', { name: 'Probelauf starten' }).click()
  const word = page.getByLabel('Tippen Sie WIEDERHERSTELLEN')
  await expect(word).toBeVisible(PATIENT)
  await expect(page.getByText('Die Sicherung ist vollständig')).toBeVisible()
  await expectAccessibleOnAll(page, 'restore')
  const submit = page.getByRole('button', { name: 'Jetzt wiederherstellen' })
  await expect(submit).toBeDisabled()
  await word.fill('WIEDERHERSTELLEN')
  await submit.click()
  await stepUp(page, { password: WHO.password, code: codes[0] })
  await expect(page.getByText('Der Stand der Sicherung ist wiederhergestellt.')).toBeVisible(
    PATIENT,
  )
  await page.getByRole('dialog').getByRole('link', { name: 'Neu anmelden' }).click()
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(WHO.handle)
  await page.getByLabel('Passwort', { exact: true }).fill(WHO.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByText('Wiederherstellungscode benutzen').click()
  await page.getByLabel('Wiederherstellungscode', { exact: false }).fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Mit diesem Code anmelden' }).click()
  await page.waitForURL(kontor.url(BACKUP))
  await expect(page.getByText('vor einer Wiederherstellung')).toBeVisible()
  await context.close()
})

/** A system user with a second factor, signed in. */
async function systemAt(browser: Browser, who: typeof WHO) {
  await makeAccount(kontor, who)
  const context = await signedInAs(await browser.newContext(), kontor.url, who)
  const codes = await addSecondFactor(context, kontor.url, who)
  return { context, codes, page: await context.newPage() }
}

async function makeBackup(page: Page): Promise<void> {
  await page.goto(kontor.url(BACKUP))
  const unproven = page.getByText('noch nicht geprüft')
  await expect(page.getByText('So ist Ihr Betrieb geschützt')).toBeVisible()
  const known = await unproven.count()
  await page.getByRole('button', { name: 'Jetzt sichern' }).first().click()
  await expect(unproven).toHaveCount(known + 1, PATIENT)
}

/** Up to the moment at which a session alone is not enough. */
async function fillDownload(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Aktionen für die Sicherung/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Herunterladen' }).click()
  await page.getByLabel('Passwort der Datei').fill(FILE_PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' }).click()
}

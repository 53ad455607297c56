import { makeAccount } from './accounts.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, signedIn, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const BACKUP = '/admincenter/backup'
const WHO = {
  handle: 'rettung@example.org',
  password: 'hobel-und-span-2026',
  role: 'system' as const,
}
const PATIENT = { timeout: 120_000 }

signedIn(kontor.url, BACKUP)

test('an admin makes a backup, has it proven, and takes it along with a password', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: /Was tun mit der Sicherung/ })
  await expect(page.getByRole('heading', { name: 'Noch keine Sicherung' })).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt sichern' }).first().click()
  await expect(page.getByText('noch nicht geprüft')).toBeVisible(PATIENT)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Jetzt prüfen' }).click()
  await expect(page.getByText('bewiesen', { exact: true }).first()).toBeVisible(PATIENT)
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Herunterladen' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Wiederherstellen' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Herunterladen' }).click()
  await page.getByLabel('Passwort der Datei').fill('ein langes Passwort')
  const fetching = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' }).click()
  expect((await fetching).suggestedFilename()).toMatch(/^kontor-.*\.kontor$/)
  await page.goto(kontor.url('/admincenter'))
  await expect(page.getByText('Zuletzt bewiesene Wiederherstellung')).toBeVisible()
  await page.goto(kontor.url(BACKUP))
  await expect(page.getByText('von Hand')).toBeVisible()
  await expectAccessibleOnAll(page, 'backup')
})

test('who may restore sees a trial run first, types the word, and signs in anew', async ({
  browser,
}) => {
  await makeAccount(kontor, WHO)
  const context = await signedInAs(await browser.newContext(), kontor.url, WHO)
  const page = await context.newPage()
  await page.goto(kontor.url(BACKUP))
  await page.getByRole('button', { name: 'Jetzt sichern' }).first().click()
  await expect(page.getByText('noch nicht geprüft')).toBeVisible(PATIENT)
  await page
    .getByRole('button', { name: /Was tun mit der Sicherung/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Wiederherstellen' }).click()
  await page.getByRole('button', { name: 'Probelauf starten' }).click()
  const word = page.getByLabel('Tippen Sie WIEDERHERSTELLEN')
  await expect(word).toBeVisible(PATIENT)
  await expect(page.getByText('Die Sicherung ist heil')).toBeVisible()
  await expectAccessibleOnAll(page, 'restore')
  const submit = page.getByRole('button', { name: 'Jetzt wiederherstellen' })
  await expect(submit).toBeDisabled()
  await word.fill('WIEDERHERSTELLEN')
  await submit.click()
  await expect(page.getByText('Der Stand der Sicherung ist wiederhergestellt.')).toBeVisible(
    PATIENT,
  )
  await page.getByRole('dialog').getByRole('link', { name: 'Neu anmelden' }).click()
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(WHO.handle)
  await page.getByLabel('Passwort', { exact: true }).fill(WHO.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL(kontor.url(BACKUP))
  await expect(page.getByText('vor einer Wiederherstellung')).toBeVisible()
  await context.close()
})

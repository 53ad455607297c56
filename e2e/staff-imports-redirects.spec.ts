import { readFile } from 'node:fs/promises'
import { expect, expectSettled, pressEnter, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

const FILE = [
  'Quelle;Irgendwohin;Status',
  '/alte-preise;/leistungen;301',
  '/alt-kaputt;https://example.org;301',
  '/altes-team;;410',
].join('\r\n')

test('a file of redirects is mapped, checked, imported and undone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(kontor.url('/admincenter/redirects/import'))
  await expectSettled(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  const buffer = Buffer.from(FILE, 'latin1')
  await (await choosing).setFiles({ name: 'umzug.csv', mimeType: 'text/csv', buffer })

  // "Irgendwohin" is no head anyone knows: the second column is chosen by hand, by keyboard.
  const target = page.getByLabel('Neue Adresse')
  await expect(target).toHaveValue('')
  await expect(page.getByLabel('Alte Adresse')).toHaveValue('0')
  await target.focus()
  await target.selectOption('1')
  await pressEnter(page.getByRole('button', { name: 'Prüfen' }))
  await expect(page.getByText('2 neu, 0 geändert, 0 unverändert, 1 abgelehnt')).toBeVisible()
  const faulty = page.getByRole('row', { name: /alt-kaputt/ })
  await expect(faulty).toContainText('3')
  await expect(faulty).toContainText('Weiterleitungen führen nur zu Adressen dieser Website.')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Abgelehnte Zeilen herunterladen' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('"/alt-kaputt","https://example.org","301","Weiterleitungen führen nur')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const leads = async (path: string) =>
    (await page.request.get(kontor.url(path), { maxRedirects: 0 })).status()
  expect(await leads('/alte-preise')).toBe(404)

  await pressEnter(page.getByRole('button', { name: '2 Zeilen einlesen' }))
  await expect(page.getByRole('heading', { name: 'Eingelesen' })).toBeVisible()
  // What visitors get follows the stored row, a moment after it.
  await expect.poll(() => leads('/alte-preise')).toBe(301)
  await expect.poll(() => leads('/altes-team')).toBe(410)

  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('2 Zeilen rückgängig gemacht, 0 blieben.')).toBeVisible()
  await expect.poll(() => leads('/alte-preise')).toBe(404)
  await page.getByRole('button', { name: 'Weitere Datei' }).click()
  await expect(page.getByRole('button', { name: 'umzug.csv öffnen' })).toBeVisible()
})

test('a redirect is added by hand, leads elsewhere and is deleted', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/redirects/edit/new?from=/alte-karte'))
  await expectSettled(page)
  await expect(page.getByLabel('Alte Adresse')).toHaveValue('/alte-karte')
  await page.getByLabel('Führt zu').fill('/login')
  const saving = page.getByRole('region', { name: 'Speichern', exact: true })
  await saving.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByText('„/alte-karte“ angelegt')).toBeVisible()
  const answer = async () => {
    const reply = await page.request.get(kontor.url('/alte-karte'), { maxRedirects: 0 })
    return [reply.status(), reply.headers().location]
  }
  await expect.poll(answer).toEqual([301, '/login'])

  await page.goto(kontor.url('/admincenter/redirects?search=karte'))
  await page.getByRole('link', { name: '/alte-karte' }).click()
  await page.getByLabel('Als gelöscht melden').click()
  await expect(page.getByLabel('Führt zu')).toBeHidden()
  await saving.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(answer).toEqual([410, undefined])

  await page.goto(kontor.url('/admincenter/redirects?search=karte'))
  await expect(page.getByRole('row', { name: /alte-karte/ })).toContainText('Gibt es nicht mehr')
  await page.getByRole('link', { name: '/alte-karte' }).click()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect.poll(answer).toEqual([404, undefined])
})

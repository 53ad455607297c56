import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  expect,
  expectSettled,
  opened,
  pressEnter,
  runningKontor,
  signedIn,
  test,
} from './kontor.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/person/browse'
signedIn(kontor.url, BROWSE)

for (const width of [360, 1440]) {
  test(`an address book and a list come in and go again at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await expectSettled(page)
    await page.getByRole('link', { name: 'Einlesen', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Datei wählen' })).toBeVisible()
    await expectAccessible(page, 'the choice of a file', 'main')
    await choose(page, { name: 'adressbuch.vcf', mimeType: 'text/vcard', text: cards(width) })

    await expect(page.getByLabel('Nachname')).toHaveValue('3')
    await expect(page.getByLabel(/Bekannte Personen ergänzen/)).not.toBeChecked()
    await expectAccessible(page, 'the columns', 'main')
    await pressEnter(page.getByRole('button', { name: 'Prüfen' }))
    await expect(page.getByText('1 neu, 0 geändert, 0 unverändert, 1 abgelehnt')).toBeVisible()
    await expect(page.getByRole('row', { name: /Ungültige E-Mail-Adresse/ })).toContainText(
      'Kaputt',
    )
    await expectAccessible(page, 'what would happen', 'main')
    await page.getByRole('button', { name: '1 Zeile einlesen' }).click()
    await expect(page.getByRole('heading', { name: 'Eingelesen' })).toBeVisible()
    await page.getByRole('button', { name: 'Weitere Datei' }).click()

    const csv = `Vorname;Nachname;E-Mail-Adresse;Notizen\nBeate;Karte${width};beate${width}@example.org;\nNeu;Liste${width};;"=1+1"`
    await choose(page, { name: 'liste.csv', mimeType: 'text/csv', text: csv })
    await page.getByRole('button', { name: 'Prüfen' }).click()
    await expect(page.getByText('1 neu, 0 geändert, 1 unverändert, 0 abgelehnt')).toBeVisible()
    await expect(page.getByText('Gibt es schon: dieselbe E-Mail-Adresse.')).toBeVisible()
    await page.getByRole('button', { name: '1 Zeile einlesen' }).click()
    await expect(page.getByRole('heading', { name: 'Eingelesen' })).toBeVisible()
    await shows(page, `Liste${width}`, 1)
    await shows(page, `Karte${width}`, 1)

    await page.getByRole('link', { name: 'Einlesen', exact: true }).click()
    await page.getByRole('button', { name: 'adressbuch.vcf öffnen' }).first().click()
    await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    const dialog = await opened(page.getByRole('dialog'))
    await dialog.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(page.getByText('1 Zeilen rückgängig gemacht, 0 blieben.')).toBeVisible()
    await shows(page, `Karte${width}`, 0)
  })
}

test('everyone goes out as cards', async ({ page }) => {
  await page.getByRole('button', { name: 'Exportieren' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Als Adressbuch (vCard)' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.vcf$/)
})

function cards(width: number): string {
  const card = (...lines: string[]) =>
    ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')
  return [
    card(
      `N:Karte${width};Beate;;;`,
      `item1.EMAIL:beate${width}@example.org`,
      'item1.X-ABLabel:Büro',
    ),
    card('N:Kaputt;Bernd;;;', 'EMAIL:kein Postfach'),
  ].join('')
}

type ChosenFile = { name: string; mimeType: string; text: string }

async function choose(page: Page, { name, mimeType, text }: ChosenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(text) })
}

async function shows(page: Page, surname: string, count: number): Promise<void> {
  await page.goto(kontor.url(`${BROWSE}?q=${surname}`))
  await expectSettled(page)
  await expect(page.getByText(surname).filter({ visible: true })).toHaveCount(count)
}

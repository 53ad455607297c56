import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/person/browse'
const EDIT = '/admincenter/person/edit'

signedIn(kontor.url, BROWSE)

for (const width of [360, 1440]) {
  test(`two records of one person become one and two again at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const surname = `Wackernagel${width}`
    await expectSettled(page)
    await expectAccessible(page, 'the list of persons', 'main')
    await addPerson(page, { first: 'Ottilie', last: surname, phone: `+4971155501${width}` })
    await addPerson(page, { first: 'Otti', last: surname, phone: `+4971155501${width}` })

    await page.getByRole('tab', { name: 'Doppelte' }).click()
    await expect(page.getByText('Gleiche Nummer und gleicher Nachname')).toBeVisible()
    await page.getByRole('button', { name: `Mit Ottilie ${surname} vergleichen` }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Zwei Personen vergleichen' }))
    await expect(dialog.getByRole('columnheader', { name: 'Ergebnis' })).toBeVisible()
    await expectAccessible(page, 'the comparison')
    await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
    await expect(page.getByText('Zusammengeführt', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ottilie ${surname}`)

    await page.goto(kontor.url(`${BROWSE}?q=${encodeURIComponent(`0711 55501${width}`)}`))
    await expect(page.getByText(surname)).toHaveCount(1)
    await page.getByText(`Ottilie ${surname}`).first().click()
    await page.getByRole('tab', { name: 'Doppelte' }).click()
    await page.getByRole('button', { name: /rückgängig machen/ }).click()
    await expect(page.getByText('Wieder zwei Personen')).toBeVisible()
    await expect(page.getByText('Gleiche Nummer und gleicher Nachname')).toBeVisible()
    await expectAccessible(page, 'a person', 'main')
  })
}

test('an account has its person, who is called, written to, and told about', async ({ page }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('Lindnre')
  await page.getByRole('link', { name: /Jonas Lindner/ }).click()
  await expect(page.getByText('Mit Konto').first()).toBeVisible()
  const mail = page.getByRole('link', { name: 'E-Mail an jonas.lindner@example.org' })
  await expect(mail).toHaveAttribute('href', 'mailto:jonas.lindner@example.org')
  await page.getByLabel('Firma').first().fill('Lindner & Söhne')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Chronik' }).click()
  await expect(page.getByText('Konto angelegt')).toBeVisible()
  await page.getByRole('link', { name: 'Konto angelegt' }).click()
  await expect(page).toHaveURL(/users\/edit/)
  await expect(page.getByText('Kundennummer').first()).toBeVisible()
  await expect(page.getByLabel('Firma').first()).toHaveValue('Lindner & Söhne')
})

type NewPerson = { first: string; last: string; phone: string }

async function addPerson(page: Page, { first, last, phone }: NewPerson): Promise<void> {
  await page.goto(kontor.url(EDIT))
  await page.getByLabel('Vorname').first().fill(first)
  await page.getByLabel('Nachname').first().fill(last)
  await page
    .getByRole('button', { name: /Kontakte|hinzufügen/ })
    .first()
    .click()
  await page.getByLabel('Nummer oder Adresse').fill(phone)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${first} ${last}`)
}

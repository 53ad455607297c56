import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const PRODUCTS = '/admincenter/shop/products'

signedIn(kontor.url, PRODUCTS)

for (const width of [360, 1440]) {
  test(`a product is written, priced, put online and read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await expectSettled(page)
    await expectAccessible(page, 'the list of products', 'main')
    await page.getByRole('button', { name: 'Neues Produkt' }).first().click()
    const title = `Quarkbällchen ${width}`
    // The list before has names too.
    await expect(page.getByLabel('Preis (mit MwSt.)')).toBeVisible()
    await page.getByLabel('Name').first().fill(title)
    await page.getByLabel('Preis (mit MwSt.)').fill('2,40')
    await page.getByLabel('Artikelnummer').first().fill(`QB-${width}`)
    await expectAccessible(page, 'the form of a product', 'main')
    await expectPreview(page, title)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByText('Das fehlt noch')).toBeVisible()
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Online stellen' }).click()
    await expect(page.getByText('Online gestellt')).toBeVisible()

    await page.goto(kontor.url(`/shop/p/quarkbaellchen-${width}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('2,40')).toBeVisible()
    await expectAccessible(page, 'the page of a product')
    await page.goto(kontor.url('/shop'))
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(page, 'the shop')
  })
}

/** The page in the shop before anything is saved; what is not complete yet takes nothing away. */
async function expectPreview(page: Page, title: string): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1200
  const frame = page.frameLocator('iframe[title="Die Seite des Produkts im Shop"]')
  const shown = frame.getByRole('heading', { level: 1, includeHidden: true })
  if (!isWide) await page.getByRole('button', { name: 'Vorschau zeigen' }).click()
  await expect(shown).toHaveText(title)
  await expect(frame.getByText('2,40').first()).toBeVisible()
  if (!isWide) {
    await expectAccessible(page, 'the preview on a phone')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return
  }
  const name = page.getByLabel('Name').first()
  await name.fill('')
  await expect(page.getByText('So sah die Seite zuletzt aus.')).toBeVisible()
  await expect(shown).toHaveText(title)
  await name.fill(title)
  await expect(page.getByText('So sah die Seite zuletzt aus.')).toHaveCount(0)
}

test('cells of a spreadsheet become variants', async ({ page }) => {
  await expectSettled(page)
  await page.getByRole('button', { name: 'Neues Produkt' }).first().click()
  await expect(page.getByRole('button', { name: 'Mehrere Varianten anbieten' })).toBeVisible()
  await page.getByLabel('Name').first().fill('Schneidebrett')
  await page.getByRole('button', { name: 'Mehrere Varianten anbieten' }).click()
  const values = page.getByRole('combobox', { name: 'Werte', exact: true })
  await values.fill('L')
  await values.press('Enter')
  await page.getByRole('button', { name: 'Alle Kombinationen anlegen' }).click()
  const first = page.getByRole('textbox', { name: 'Artikelnummer, Zeile 1' })
  await first.focus()
  await first.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'SB-M\t\t19,90\nSB-L\t\t29,90')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(page.getByRole('textbox', { name: 'Preis, Zeile 2', exact: true })).toHaveValue(
    '29,90',
  )
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schneidebrett')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Artikelnummer, Zeile 2' })).toHaveValue('SB-L')
})

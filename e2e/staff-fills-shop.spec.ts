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

for (const width of [360, 1440]) {
  test(`a product that is online changes in a draft first at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const made = await page.request.post(kontor.url('/api/v0/product/'), {
      data: { title: `Stolle ${width}`, state: 'online', variants: [{ price: 1500 }] },
      headers: { origin: kontor.url('') },
    })
    const [{ _id: id }] = (await made.json()).items
    const shown = async () => (await page.request.get(kontor.url(`/shop/p/stolle-${width}`))).text()
    await page.goto(kontor.url(`${PRODUCTS}/${id}`))
    await expectSettled(page)
    await page.getByLabel('Name').first().fill(`Butterstolle ${width}`)
    await page.getByLabel('Preis (mit MwSt.)').fill('17,50')
    await expect(page.getByText('„Speichern“ wirkt sofort auf der Website')).toBeVisible()
    await page.getByRole('button', { name: 'Entwurf speichern' }).click()
    await expect(page.getByText(/Entwurf, begonnen von .* Der Entwurf ändert: Name/)).toBeVisible()
    expect(await shown()).not.toMatch(/Butterstolle|17,50/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )

    // By keyboard alone: what differs, then on with it.
    await page.getByText('Unterschiede zeigen').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('details').getByText('17,50')).toBeVisible()
    await expectAccessible(page, 'the form with a draft', 'main')
    await page.goto(kontor.url(`${PRODUCTS}?has_draft=true`))
    await expect(page.getByText(`Stolle ${width}`).first()).toBeVisible()
    await expect(page.getByText('Mit Entwurf').first()).toBeVisible()
    await page.goto(kontor.url(`${PRODUCTS}/${id}`))
    await expectSettled(page)
    await page.getByLabel('Kurz gesagt').first().fill('Mit viel Butter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Entwurf gespeichert').first()).toBeVisible()
    await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).press('Enter')
    await expect(page.getByText('Änderungen veröffentlicht')).toBeVisible()
    await expect(page.getByText(/Entwurf, begonnen von/)).toHaveCount(0)
    await expect.poll(shown).toMatch(/Butterstolle[\s\S]*17,50/)

    // What was before comes back as a draft, and is thrown away after a question.
    await page.getByRole('button', { name: 'Verlauf' }).click()
    await page.getByRole('button', { name: 'Als Entwurf zurückholen' }).last().click()
    await expect(page.getByLabel('Name').first()).toHaveValue(`Stolle ${width}`)
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await expect(page.getByText('Entwurf verworfen')).toBeVisible()
    await expect(page.getByLabel('Name').first()).toHaveValue(`Butterstolle ${width}`)
  })
}

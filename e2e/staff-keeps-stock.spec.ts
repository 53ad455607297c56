import { expectAccessible } from './axe.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const STOCK = '/admincenter/shop/stock'

signedIn(kontor.url, STOCK)

for (const width of [360, 1440]) {
  test(`goods are booked, counted and told to visitors at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const title = `Roggenlaib ${width}`
    const made = await page.request.post(kontor.url('/api/v0/product/'), {
      headers: { origin: kontor.url('') },
      data: { title, state: 'online', variants: [{ price: 480, sku: `RL-${width}` }] },
    })
    expect(made.status(), await made.text()).toBe(200)
    await page.reload()
    await expectSettled(page)
    await expectAccessible(page, 'the list of the stock', 'main')
    await page.getByText(title).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await page.getByLabel('Menge').fill('zwölf')
    await expect(page.getByText('Bitte eine Menge eingeben')).toBeVisible()
    await page.getByLabel('Menge').fill('12,5')
    await page.getByRole('button', { name: 'Buchen', exact: true }).click()
    await expect(page.getByText('Gebucht. Jetzt sind 12,5 da.')).toBeVisible()
    await expect(page.getByText('+12,5')).toBeVisible()
    await expectAccessible(page, 'the stock of a variant', 'main')

    await page.goto(kontor.url('/admincenter/shop/stocktake'))
    await page.getByRole('searchbox', { name: 'Produkt oder Artikelnummer suchen' }).fill(title)
    const counted = page.getByLabel(`Gezählt: ${title}`)
    await counted.fill('0')
    await expectAccessible(page, 'the stocktake', 'main')
    await page.getByRole('button', { name: 'Inventur buchen' }).click()
    await expect(page.getByText('Die Inventur ist gebucht.')).toBeVisible()
    await expect(counted).toHaveValue('')
    await expect(page.getByText('laut Kontor 0')).toBeVisible()

    await page.goto(kontor.url(`/shop/p/roggenlaib-${width}`))
    await expect(page.getByText('Ausverkauft')).toBeVisible()
    await expectAccessible(page, 'the page of a product that is sold out')
  })
}

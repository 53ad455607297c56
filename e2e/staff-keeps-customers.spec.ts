import type { Browser } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callsOf } from './calls.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
const CUSTOMERS = '/admincenter/shop/customers'

signedIn(kontor.url, CUSTOMERS)

const ADDRESS = {
  ...{ first_name: 'Jana', address: 'Deichweg 3', zip: '25813', city: 'Husum', country: 'DE' },
}

/** A guest who has ordered by prepayment. */
async function buyAs(browser: Browser, variant: string, buyer: object): Promise<void> {
  const context = await browser.newContext()
  const { request } = context
  const { post, put } = callsOf(request, kontor.url(''))
  await post('/api/v0/cart/line', { variant, quantity: '1' })
  await put('/api/v0/checkout/address', { ...ADDRESS, ...buyer })
  await put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  await put('/api/v0/checkout/payment', { payment_source: 'prepayment' })
  const { review } = await post('/api/v0/checkout/review', {})
  await post('/api/v0/checkout/order', { review, accept_terms: true })
  await context.close()
}

for (const width of [360, 1440]) {
  test(`a customer is found, limited and blocked at ${width} px`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { request } = page.context()
    const calls = callsOf(request, kontor.url(''))
    await prove(request, kontor.url(''))
    await calls.changeSection('business', { iban: 'DE89370400440532013000' })
    const title = `Keksdose ${width}`
    const sold = { title, state: 'online', variants: [{ price: 1250 }] }
    const made = await calls.post('/api/v0/product/', sold)
    const email = `jana-${width}@example.org`
    const last_name = `Petersen-${width}`
    await buyAs(browser, made.items[0].variants[0]._id, { email, last_name })

    await page.reload()
    await expectSettled(page)
    await expectAccessible(page, 'the list of customers', 'main')
    await page.getByText(`Jana ${last_name}`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last_name)
    await expect(page.getByText('17,40 € offen')).toBeVisible()
    await expectSettled(page)
    await expectAccessible(page, 'a customer', 'main')

    await page.getByLabel('Höchstens je Bestellung').fill('100')
    await page.getByLabel('Umsatzsteuer-Identifikationsnummer').fill('DE12')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('aus einem Land der EU').first()).toBeVisible()
    await page.getByLabel('Umsatzsteuer-Identifikationsnummer').fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByLabel('Höchstens je Bestellung')).toHaveValue('100,00')

    await page.getByLabel('Grund').fill('Zahlt nie')
    await page.getByRole('button', { name: 'Kunden sperren' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kunden sperren' }).click()
    await expect(page.getByText('Dieser Kunde kann im Shop nichts bestellen.')).toBeVisible()
    await page.getByRole('button', { name: 'Sperre aufheben' }).click()
    await expect(page.getByText('Die Sperre ist aufgehoben.')).toBeVisible()
  })
}

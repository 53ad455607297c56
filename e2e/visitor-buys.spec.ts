import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callsOf, fitsOn } from './calls.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
const IBAN = 'DE89370400440532013000'

test.beforeAll(async ({ browser }) => {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const { request } = context
  const calls = callsOf(request, kontor.url(''))
  await prove(request, kontor.url(''))
  await calls.changeSection('business', { iban: IBAN })
  const product = {
    title: 'Roggenlaib',
    en: { title: 'Rye loaf', summary: '', description: '', meta_title: '', meta_description: '' },
    state: 'online',
    variants: [{ price: 480, sku: 'RL' }],
  }
  await calls.post('/api/v0/product/', product)
  await context.close()
})

test('a guest buys by prepayment on a phone, without scripts', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(kontor.url('/shop/p/roggenlaib'))
  await page.getByLabel('Menge').fill('2')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb')
  await expect(page.locator('.cart-amount')).toHaveText('9,60 €')
  await fitsOn(page)
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  for (const [name, value] of ADDRESS_DE)
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByLabel('Postleitzahl').fill('')
  await page.locator('form.checkout-form').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Nachname')).toHaveValue('Petersen')
  await page.getByLabel('Postleitzahl').fill('25813')
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  const basket = page.locator('.basket-folded')
  await expect(basket.locator('summary')).toContainText('9,60 €')
  await basket.locator('summary').click()
  await expect(basket.getByText('2 × Roggenlaib')).toBeVisible()
  await fitsOn(page)
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click()
  // How it comes is known now, and what that costs.
  await expect(basket.locator('summary')).toContainText('14,50 €')
  await page.getByLabel('Vorkasse').check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen' })
  await expect(order).toBeVisible()
  await fitsOn(page)
  expect(await page.locator('main').evaluate(endsWithButton)).toBe(true)
  await page.getByLabel('Geschäftsbedingungen').check()
  await order.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Vielen Dank für Ihre Bestellung',
  )
  await expect(page.getByText(IBAN)).toBeVisible()
  await expect(page.getByText('14,50 €').first()).toBeVisible()
  await fitsOn(page)
  await context.close()
})

test('a guest buys by keyboard, in English, and the order is paid and sent', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(kontor.url('/en/shop/p/roggenlaib'))
  await useDrawer(page)
  await page.goto(kontor.url('/en/checkout/cart'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await expect(page.locator('.count')).toHaveText('1')
  await expectAccessible(page, 'the cart', 'main')
  await page.getByRole('link', { name: 'Go to checkout' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address')
  await expectAccessible(page, 'the address', 'main')
  for (const [label, value] of ADDRESS_EN) {
    await page.getByLabel(label).focus()
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery')
  await expectAccessible(page, 'the delivery', 'main')
  await page.getByRole('radio').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment')
  await page.getByLabel('Prepayment').press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check and order')
  await expectAccessible(page, 'the review', 'main')
  await page.getByLabel('terms and conditions').press('Space')
  await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter')
  const lead = page.getByRole('status').filter({ hasText: 'We have your order' })
  const [number = ''] = /\d{4,}/.exec((await lead.textContent()) ?? '') ?? []
  await expect(page.locator('.count')).toBeHidden()
  await expectAccessible(page, 'the thanks', 'main')
  await signedInAs(context, kontor.url)
  await fulfil(page, number)
  await context.close()
})

/** The cart beside the product, by keyboard alone: what is refused is said, and nothing is lost. */
async function useDrawer(page: Page): Promise<void> {
  const quantity = page.getByLabel('Quantity', { exact: true })
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  await quantity.press('Enter')
  await expect(drawer.getByRole('status').first()).toHaveText('Added to your cart: 1 × Rye loaf.')
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.locator('.count')).toHaveText('1')
  await expectAccessible(page, 'the cart beside a product')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(quantity).toBeFocused()
  await page.keyboard.press('Enter')
  const own = drawer.getByLabel('Quantity of Rye loaf', { exact: true })
  await expect(own).toHaveValue('2')
  await own.fill('0,7')
  await own.press('Enter')
  await expect(drawer.getByRole('alert')).toContainText('You can order 1 or more')
  await expect(own).toHaveValue('2')
  await own.fill('1')
  await own.press('Enter')
  await expect(drawer.locator('.cart-amount')).toHaveText('€4.80')
  const update = drawer.getByRole('button', { name: 'Change quantity of Rye loaf' })
  await expect(update).toBeFocused()
  await expect(page.locator('.count')).toHaveText('1')
}

/** In the admin centre: mark paid, then send. */
async function fulfil(page: Page, number: string): Promise<void> {
  await page.goto(kontor.url('/admincenter/shop/orders'))
  await expectSettled(page)
  await expectAccessible(page, 'the list of orders', 'main')
  await page.getByText(number, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expectSettled(page)
  await expectAccessible(page, 'an order', 'main')
  await act(page, 'Als bezahlt vermerken', 'Als bezahlt vermerkt.')
  await page.getByLabel('Sendungsnummer').fill('DHL 00340')
  await act(page, 'Versenden oder bereitlegen', 'Die Ware ist ausgebucht')
  await expect(page.getByText('Unterwegs').first()).toBeVisible()
}

async function act(page: Page, name: string, done: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByText(done)).toBeVisible()
}

const ADDRESS_DE = [
  ['E-Mail-Adresse', 'jana@example.org'],
  ['Vorname', 'Jana'],
  ['Nachname', 'Petersen'],
  ['Straße und Hausnummer', 'Deichweg 3'],
  ['Ort', 'Husum'],
] as const

const ADDRESS_EN = [
  ['Email address', 'kim@example.org'],
  ['First name', 'Kim'],
  ['Last name', 'Hansen'],
  ['Street and number', 'Marktstr. 1'],
  ['Postcode', '25813'],
  ['Town', 'Husum'],
] as const

/** Runs in the page: the order button is the last thing of its main part. */
function endsWithButton(main: Element): boolean {
  let last: Element = main
  while (last.lastElementChild) last = last.lastElementChild
  return last.tagName === 'BUTTON'
}

import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callsOf, fitsOn } from './calls.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const SOURCES = ['creditcard', 'klarna', 'eps', 'paypal']

test.beforeAll(async ({ browser }) => {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const { request } = context
  const calls = callsOf(request, kontor.url(''))
  await calls.changeSection('components.shop', {
    paymentsources: { configured: SOURCES, enabled: SOURCES },
    payments: { rehearsal: true, online_minutes: 35, limits: [] },
  })
  const product = { title: 'Mohnzopf', state: 'online', variants: [{ price: 520 }] }
  await calls.post('/api/v0/product/', product)
  await context.close()
})

test('a card that fails is tried again on a phone, without scripts, and then works', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await orderWith(page, 'Kreditkarte')
  await fitsOn(page)
  await page.getByRole('button', { name: 'Zahlung wird abgelehnt' }).click()
  await expect(page.getByRole('alert')).toContainText('Es wurde nichts abgebucht')
  await fitsOn(page)
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
  await page.getByRole('button', { name: 'Zahlung gelingt' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Bestellung T\d+$/)
  await expectPaid(page)
  await fitsOn(page)
  const [number = ''] = /T\d+/.exec((await heading.textContent()) ?? '') ?? []
  await context.close()
  await staffSeesPayments(await browser.newContext(), number)
})

test('whoever comes back without having paid chooses another way, until one works', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await orderWith(page, 'PayPal')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('alert')).toContainText('Es wurde nichts abgebucht')
  const here = page.url()
  await page.getByLabel('Klarna').check()
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
  // Left without a decision: the page at the provider is still open.
  await page.goto(here)
  await expect(page.getByRole('link', { name: 'Weiter zur Zahlung' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lieber anders bezahlen?' })).toBeVisible()
  await expectAccessible(page, 'a payment that is awaited', 'main')
  await fitsOn(page)
  await page.getByLabel('Kreditkarte').check()
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Zahlung gelingt' }).click()
  await expectPaid(page)
  await context.close()
})

test('somebody in Austria pays by EPS, which nobody in Germany is offered', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await goToPayment(page, 'DE')
  await expect(page.getByLabel('PayPal')).toBeVisible()
  await expect(page.getByLabel('EPS-Überweisung')).toHaveCount(0)
  await page.goto(kontor.url('/checkout/address'))
  await fillAddress(page, 'AT')
  await payWith(page, 'EPS-Überweisung')
  await page.getByRole('button', { name: 'Zahlung gelingt' }).click()
  await expectPaid(page)
  await expect(page.getByText('EPS-Überweisung')).toBeVisible()
  await context.close()
})

test('by PayPal, with the keyboard alone from the review on', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await orderWith(page, 'PayPal')
  const pay = page.getByRole('button', { name: 'Zahlung gelingt' })
  await pay.focus()
  await page.keyboard.press('Enter')
  await expectPaid(page)
  await context.close()
})

async function goToPayment(page: Page, country: 'DE' | 'AT'): Promise<void> {
  await page.goto(kontor.url('/shop/p/mohnzopf'))
  await expect(page.getByRole('note')).toContainText('Probebetrieb')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  await fillAddress(page, country)
}

/** From the form of the address to the choice of a way to pay. */
async function fillAddress(page: Page, country: 'DE' | 'AT'): Promise<void> {
  for (const [name, value] of ADDRESS[country])
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByLabel('Land').selectOption(country)
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click()
}

/** At the page that plays the provider. */
async function payWith(page: Page, source: string): Promise<void> {
  await page.getByLabel(source).check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await page.getByLabel('Geschäftsbedingungen').check()
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
}

async function orderWith(page: Page, source: string): Promise<void> {
  await goToPayment(page, 'DE')
  await payWith(page, source)
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestellung T\d+$/)
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible()
  await expect(page.getByText('Dies ist eine Probebestellung')).toBeVisible()
}

type Context = Parameters<typeof signedInAs>[0]

/** Both attempts stand at the order and in the list of payments. */
async function staffSeesPayments(context: Context, number: string): Promise<void> {
  await signedInAs(context, kontor.url)
  const page = await context.newPage()
  await page.goto(kontor.url('/admincenter/shop/orders'))
  await expectSettled(page)
  await page.getByText(number, { exact: true }).click()
  await expect(page.getByText('Fehlgeschlagen')).toBeVisible()
  await expect(page.getByText('Eingegangen').first()).toBeVisible()
  await expectAccessible(page, 'an order with payments', 'main')
  await page.goto(kontor.url('/admincenter/shop/payments?payment_provider_state=captured'))
  await expectSettled(page)
  await expectAccessible(page, 'the list of payments', 'main')
  await page.getByText(number, { exact: true }).click()
  await expectSettled(page)
  await expectAccessible(page, 'a payment', 'main')
  await page.getByLabel(/Betrag, höchstens/).fill('5,20')
  await page.getByRole('button', { name: 'Geld zurückzahlen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Geld zurückzahlen' }).click()
  await expect(page.getByText('Die Rückzahlung ist veranlasst.')).toBeVisible()
  await context.close()
}

const NAME = [
  ['E-Mail-Adresse', 'jana@example.org'],
  ['Vorname', 'Jana'],
  ['Nachname', 'Petersen'],
] as const

const ADDRESS = {
  DE: [
    ...NAME,
    ['Straße und Hausnummer', 'Deichweg 3'],
    ['Postleitzahl', '25813'],
    ['Ort', 'Husum'],
  ],
  AT: [
    ...NAME,
    ['Straße und Hausnummer', 'Salzgries 3'],
    ['Postleitzahl', '1010'],
    ['Ort', 'Wien'],
  ],
} as const

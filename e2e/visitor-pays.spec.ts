import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()

test.beforeAll(async ({ browser }) => {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const { request } = context
  await configure(request, 'components.shop', {
    paymentsources: { configured: ['creditcard', 'paypal'], enabled: ['creditcard', 'paypal'] },
    payments: { rehearsal: true, online_minutes: 35, limits: [] },
  })
  const product = { title: 'Mohnzopf', state: 'online', variants: [{ price: 520 }] }
  const headers = { origin: kontor.url('') }
  const made = await request.post(kontor.url('/api/v0/product/'), { headers, data: product })
  expect(made.status(), await made.text()).toBe(200)
  await context.close()
})

async function configure(request: APIRequestContext, name: string, change: object) {
  const sections = await (await request.get(kontor.url('/api/v0/config/'))).json()
  const section = sections.find((one: { name: string }) => one.name === name)
  const { version } = section
  const data = { name, version, value: { ...section.value, ...change } }
  const headers = { origin: kontor.url('') }
  const saved = await request.put(kontor.url('/api/v0/config/'), { headers, data })
  expect(saved.status(), await saved.text()).toBe(200)
}

test('a card that fails is tried again on a phone, without scripts, and then works', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(kontor.url('/shop/p/mohnzopf'))
  await expect(page.getByRole('note')).toContainText('Probebetrieb')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  for (const [name, value] of ADDRESS)
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click()
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click()
  await page.getByLabel('Kreditkarte').check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await page.getByLabel('Geschäftsbedingungen').check()
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
  await fitsOn(page)
  await page.getByRole('button', { name: 'Zahlung wird abgelehnt' }).click()
  await expect(page.getByRole('alert')).toContainText('Es wurde nichts abgebucht')
  await fitsOn(page)
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testzahlung')
  await page.getByRole('button', { name: 'Zahlung gelingt' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Bestellung T\d+$/)
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible()
  await expect(page.getByText('Probebestellung')).toBeVisible()
  await fitsOn(page)
  const [number = ''] = /T\d+/.exec((await heading.textContent()) ?? '') ?? []
  await context.close()
  await staffSeesPayments(await browser.newContext(), number)
})

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
  await page.getByLabel(/Betrag in €, höchstens/).fill('5,20')
  await page.getByRole('button', { name: 'Geld zurückzahlen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Geld zurückzahlen' }).click()
  await expect(page.getByText('Die Rückzahlung ist veranlasst.')).toBeVisible()
  await context.close()
}

const ADDRESS = [
  ['E-Mail-Adresse', 'jana@example.org'],
  ['Vorname', 'Jana'],
  ['Nachname', 'Petersen'],
  ['Straße und Hausnummer', 'Deichweg 3'],
  ['Postleitzahl', '25813'],
  ['Ort', 'Husum'],
] as const

/** Nothing sticks out to the side. */
async function fitsOn(page: Page): Promise<void> {
  const width = await page.locator('body').evaluate((body) => body.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

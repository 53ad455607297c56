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
  for (const title of ['Keksdose', 'Brotkasten'])
    await calls.post('/api/v0/product/', { title, state: 'online', variants: [{ price: 1250 }] })
  await context.close()
})

test('a guest withdraws from one line on a phone without scripts, and gets the money back', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await phone.newPage()
  const token = await buyBoth(page)
  const desk = await signedInAs(await browser.newContext(), kontor.url)
  const admin = await desk.newPage()
  await payAndSend(admin)
  await withdraw(page, token)
  await handle(admin)
  await phone.close()
  await desk.close()
})

test('where a part was withdrawn from before it was paid, staff say how much came', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await phone.newPage()
  await withdraw(page, await buyBoth(page))
  const desk = await signedInAs(await browser.newContext(), kontor.url)
  const { request } = desk
  const latest = async () =>
    (await (await request.get(kontor.url('/api/v0/return/'))).json()).items[0]
  const { _id, version, order } = await latest()
  await callsOf(request, kontor.url('')).post(`/api/v0/return/${_id}/accept`, { version })
  const admin = await desk.newPage()
  await admin.setViewportSize({ width: 360, height: 740 })
  await admin.goto(kontor.url(`/admincenter/shop/orders/${order}`))
  await expect(admin.getByText('Noch zu bezahlen')).toBeVisible()
  await expectSettled(admin)
  await fitsOn(admin)
  await expectAccessible(admin, 'an order of which a part came back', 'main')
  const sum = admin.getByLabel('Eingegangener Betrag')
  await sum.fill('1')
  await expect(admin.getByText(/^Mindestens .*, höchstens /)).toBeVisible()
  const { items } = await (await request.get(kontor.url(`/api/v0/order/${order}`))).json()
  await sum.fill(`${items[0].total / 100}`.replace('.', ','))
  await act(admin, 'Als bezahlt vermerken', 'Als bezahlt vermerkt.')
  expect(await latest()).toMatchObject({ _id, owed: 1250 })
  await phone.close()
  await desk.close()
})

/** By the calls of the cart, in the browser of the guest; answers the end of the order's link. */
async function buyBoth(page: Page): Promise<string> {
  for (const slug of ['keksdose', 'brotkasten']) {
    await page.goto(kontor.url(`/shop/p/${slug}`))
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    // In the drawer beside the page, or on the page of the cart without scripts.
    await expect(page.getByRole('heading', { name: 'Warenkorb' })).toBeVisible()
  }
  const { request } = page.context()
  const calls = callsOf(request, kontor.url(''))
  await calls.put('/api/v0/checkout/address', ADDRESS)
  await calls.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  await calls.put('/api/v0/checkout/payment', { payment_source: 'prepayment' })
  const { review } = await calls.post('/api/v0/checkout/review', {})
  const { order } = await calls.post('/api/v0/checkout/order', { review, accept_terms: true })
  return order.token
}

async function payAndSend(page: Page): Promise<void> {
  await page.goto(kontor.url('/admincenter/shop/orders'))
  await expectSettled(page)
  await openOf(page, 'Jana Petersen')
  await act(page, 'Als bezahlt vermerken', 'Als bezahlt vermerkt.')
  await act(page, 'Versenden oder bereitlegen', 'Die Ware ist ausgebucht')
}

/** The way stands on every page; the link of the order lets the guest choose. */
async function withdraw(page: Page, token: string): Promise<void> {
  await page.goto(kontor.url('/'))
  const way = page.getByRole('link', { name: 'Vertrag widerrufen' })
  await way.scrollIntoViewIfNeeded()
  await expect(way).toBeInViewport()
  await way.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen')
  await fitsOn(page)
  await page.goto(kontor.url(`/checkout/order/${token}`))
  await page.getByRole('link', { name: 'Diesen Vertrag widerrufen' }).click()
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Jana Petersen')
  await page.getByLabel('Brotkasten').fill('0')
  await fitsOn(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerruf bestätigen')
  await expect(page.getByText('1 × Keksdose')).toBeVisible()
  await fitsOn(page)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen')
  await expect(page.getByText('Eingegangen am')).toBeVisible()
  await fitsOn(page)
}

/** Two presses: inspect and accept, note the refund. */
async function handle(page: Page): Promise<void> {
  await page.goto(kontor.url('/admincenter/shop/returns'))
  await expectSettled(page)
  await expectAccessible(page, 'the list of returns', 'main')
  await openOf(page, 'Jana Petersen')
  await expect(page.getByText('Keksdose').first()).toBeVisible()
  await expect(page.getByText(/^Über die Website gemeldet am \d/)).toBeVisible()
  await expectSettled(page)
  await expectAccessible(page, 'a return', 'main')
  await page.getByRole('button', { name: 'Prüfen und annehmen' }).click()
  await expect(page.getByText('Geprüft und angenommen.')).toBeVisible()
  await expect(page.getByLabel('Betrag')).toHaveValue('12,50')
  await act(page, 'Rückzahlung vermerken', 'Die Rückzahlung ist vermerkt')
  await expect(page.getByText('Zurückgezahlt').first()).toBeVisible()
  const mails = await page.request.get(kontor.url('/api/v0/mail_outbox/'))
  expect(await mails.text()).toContain('Rückzahlung zu Ihrer Bestellung')
}

/** The first row of the list that is about somebody. */
async function openOf(page: Page, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: name }).first().getByRole('link').click()
}

async function act(page: Page, name: string, done: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByText(done)).toBeVisible()
}

const ADDRESS = {
  email: 'jana@example.org',
  first_name: 'Jana',
  last_name: 'Petersen',
  address: 'Deichweg 3',
  zip: '25813',
  city: 'Husum',
  country: 'DE',
}

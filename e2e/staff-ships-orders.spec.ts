import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callsOf, fitsOn } from './calls.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
const CARRIER = '019a8f00-0000-7000-8000-0000000000d1'
const variants: string[] = []
type Shop = { shipping: object }

test.beforeAll(async ({ browser }) => {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const { request } = context
  const calls = callsOf(request, kontor.url(''))
  await prove(request, kontor.url(''))
  await calls.changeSection('business', { iban: 'DE89370400440532013000' })
  const providers = [{ uuid: CARRIER, title: 'DHL', tracking_url: 'https://dhl.example/?id=' }]
  await calls.changeSection('components.shop', ({ shipping }: Shop) => ({
    shipping: { ...shipping, providers },
  }))
  for (const title of ['Keksdose', 'Brotkasten']) {
    const values = { title, state: 'online', variants: [{ price: 1250 }] }
    const { items } = await calls.post('/api/v0/product/', values)
    variants.push(items[0].variants[0]._id)
  }
  await context.close()
})

/** Two of one thing and one of another, by invoice, in a browser of its own. */
async function buy(request: APIRequestContext): Promise<{ _id: string; token: string }> {
  const calls = callsOf(request, kontor.url(''))
  for (const [at, variant] of variants.entries())
    await calls.post('/api/v0/cart/line', { variant, quantity: at === 0 ? '2' : '1' })
  await calls.put('/api/v0/checkout/address', ADDRESS)
  await calls.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  await calls.put('/api/v0/checkout/payment', { payment_source: 'invoice' })
  const { review } = await calls.post('/api/v0/checkout/review', {})
  const { order } = await calls.post('/api/v0/checkout/order', { review, accept_terms: true })
  return order
}

for (const width of [360, 1440])
  test(`staff change an order and send it in two parcels at ${width} px`, async ({ browser }) => {
    const guest = await browser.newContext({ viewport: { width, height: 800 } })
    const { _id, token } = await buy(guest.request)
    const desk = await signedInAs(
      await browser.newContext({ viewport: { width, height: 900 } }),
      kontor.url,
    )
    const page = await desk.newPage()
    await page.goto(kontor.url(`/admincenter/shop/orders/${_id}`))
    await changeQuantities(page)
    await sendPart(page)
    await fitsOn(page)
    await expectAccessible(page, 'an order of which a part is sent', 'main')

    const own = await guest.newPage()
    await own.goto(kontor.url(`/checkout/order/${token}`))
    await expect(own.getByText('Ein Teil ist unterwegs')).toBeVisible()
    await expect(own.getByText('Der Rest Ihrer Bestellung folgt.')).toBeVisible()
    const follow = own.getByRole('link', { name: 'Sendung verfolgen' })
    await expect(follow).toHaveAttribute('href', 'https://dhl.example/?id=JJD123')
    await fitsOn(own)
    await expectAccessible(own, 'an order of which a part is sent, for its buyer', 'main')

    await act(page, 'Versenden oder bereitlegen', 'Die Ware ist ausgebucht')
    // The notice of the first parcel may still be there: this one is on its way once nothing is left.
    await expect(page.getByText('Noch zu versenden: 1 × Brotkasten')).toHaveCount(0)
    await own.reload()
    await expect(own.getByText('Unterwegs', { exact: true })).toBeVisible()
    await guest.close()
    await desk.close()
  })

/** Zero takes a line out; the money is said before anything happens. */
async function changeQuantities(page: Page): Promise<void> {
  await expectSettled(page)
  await page.getByRole('button', { name: 'Mengen ändern' }).click()
  await page.getByLabel('Keksdose (von 2)').fill('3')
  await page.getByRole('button', { name: 'Unterschied ansehen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Der Gesamtpreis ändert sich von .* auf /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Bestellung ändern' }).click()
  await expect(page.getByText('Die Bestellung ist geändert.')).toBeVisible()
  await expect(page.getByText('3 × Keksdose').first()).toBeVisible()
}

async function sendPart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bestellung annehmen' }).click()
  await expect(page.getByText('Die Bestellung ist angenommen.')).toBeVisible()
  await page.getByLabel('Versanddienst').selectOption('DHL')
  await page.getByLabel('Sendungsnummer').fill('JJD123')
  await page.getByRole('switch', { name: 'Nur einen Teil versenden' }).check()
  await page.getByLabel('Brotkasten (von 1)').fill('2')
  await expect(page.getByText('Höchstens 1')).toBeVisible()
  await page.getByLabel('Brotkasten (von 1)').fill('0')
  await act(page, 'Versenden oder bereitlegen', 'Die Ware ist ausgebucht')
  await expect(page.getByText('Noch zu versenden: 1 × Brotkasten')).toBeVisible()
  await expect(page.getByText('Zum Teil versendet').first()).toBeVisible()
}

test('staff pack one order after the other by a key, and print all slips', async ({ browser }) => {
  for (let count = 0; count < 2; count += 1) {
    const guest = await browser.newContext()
    await buy(guest.request)
    await guest.close()
  }
  const desk = await signedInAs(await browser.newContext(), kontor.url)
  const page = await desk.newPage()
  await page.goto(kontor.url('/admincenter/shop/orders'))
  await expectSettled(page)
  for (const at of [1, 2]) await page.getByRole('row').nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Packen und drucken' }).click()
  await expect(page.getByText('1 von 2')).toBeVisible()
  const slip = page.getByRole('heading', { level: 2 }).first()
  const first = await slip.textContent()
  await page.keyboard.press('n')
  await expect(page.getByText('2 von 2')).toBeVisible()
  await expect(slip).not.toHaveText(first ?? '')
  await expectAccessible(page, 'packing', 'main')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Packzettel zur Bestellung/)).toHaveCount(2)
  for (const one of await page.getByText(/^Packzettel zur Bestellung/).all())
    await expect(one).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nächste (N)' })).toBeHidden()
  await desk.close()
})

async function act(page: Page, name: string, done: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByText(done).first()).toBeVisible()
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

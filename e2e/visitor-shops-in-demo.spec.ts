import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
/** No bank has this number. */
const IBAN = 'DE78999999990000005800'

for (const width of [360, 1440])
  test(`a visitor of the fresh demo finds oil by search and buys a bottle at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(kontor.url('/'))
    await expect(page.getByRole('heading', { name: 'Klein genug für die Post' })).toBeVisible()
    await page.goto(kontor.url('/shop'))
    await expectAccessible(page, 'the filled shop', 'main')
    await find(page, 'möbelöl', 'Möbelöl')
    await expect(page.getByText(/Grundpreis:/).first()).toBeVisible()
    await page.getByRole('link', { name: '250 ml', exact: true }).click()
    await expect(page.getByText(/Grundpreis: 67,60/).first()).toBeVisible()
    await expectAccessible(page, 'the page of a product with a picture', 'main')
    await putIntoCart(page, '16,90')
  })

test('an owner takes the bakery with its shop, and a visitor finds bread', async ({ browser }) => {
  const owner = await signedInAs(await browser.newContext(), kontor.url)
  await takeBakery(owner.request)
  await owner.close()
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await visitor.newPage()
  await page.goto(kontor.url('/'))
  await expect(page.getByRole('heading', { name: 'Brot per Post' })).toBeVisible()
  await find(page, 'kartoffelbrot', 'Kartoffelbrot')
  await expect(page.getByText(/Grundpreis: 6,93/).first()).toBeVisible()
  await expect(page.getByText('ROGGENMEHL').first()).toBeVisible()
  await putIntoCart(page, '5,20')
  await visitor.close()
})

async function find(page: Page, words: string, title: string): Promise<void> {
  await page.goto(kontor.url('/productsearch'))
  await page.locator('main input[type="search"]').fill(words)
  await page.locator('main input[type="search"]').press('Enter')
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

async function putIntoCart(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(drawer.locator('.cart-amount')).toContainText(price)
  await expect(drawer.locator('.cart-picture img')).toBeVisible()
}

/** What the wizard sends, the account customers pay to, and the doors open. */
async function takeBakery(request: APIRequestContext): Promise<void> {
  const headers = { origin: kontor.url('') }
  const { facts } = await (await request.get(kontor.url('/api/v0/starter/'))).json()
  const order = {
    order: randomUUID(),
    template: 'backhaus',
    languages: ['de'],
    facts: { ...facts, name: 'Reiter', city: 'Jena', email: 'post@reiter.test' },
    look: null,
    shop: true,
  }
  const taken = await request.post(kontor.url('/api/v0/starter/'), { headers, data: order })
  expect(taken.status(), await taken.text()).toBe(200)
  const sections = await (await request.get(kontor.url('/api/v0/config/'))).json()
  const { version, value } = sections.find((one: { name: string }) => one.name === 'business')
  const data = { name: 'business', version, value: { ...value, iban: IBAN } }
  await prove(request, kontor.url(''))
  const saved = await request.put(kontor.url('/api/v0/config/'), { headers, data })
  expect(saved.status(), await saved.text()).toBe(200)
  const open = { headers, data: { isPublic: true } }
  const shown = await request.post(kontor.url('/api/v0/starter/online/'), open)
  expect(shown.status(), await shown.text()).toBe(200)
}

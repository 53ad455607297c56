import type { Locator, Page, Request } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()

test.beforeAll(async ({ browser }) => {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const headers = { origin: kontor.url('') }
  const make = async (noun: string, data: object): Promise<string> => {
    const answer = await context.request.post(kontor.url(`/api/v0/${noun}/`), { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).items[0]._id
  }
  const tables = await make('product_group', { title: 'Tische', en: { title: 'Tables', text: '' } })
  const oak = await make('color', { title: 'Eiche', title_en: 'Oak', hex: '#c8a165' })
  const walnut = await make('color', { title: 'Nussbaum', title_en: 'Walnut', hex: '#5b3a21' })
  await make('product', {
    title: 'Esstisch Hallig',
    summary: 'Massives Holz, geölt.',
    state: 'online',
    groups: [tables],
    variants: [
      { price: 129_000, color: oak, sku: 'EH-E' },
      { price: 149_000, color: walnut, sku: 'EH-N' },
    ],
  })
  await make('product', {
    title: 'Holzlöffel',
    summary: 'Aus Resten gedrechselt.',
    description: Array.from({ length: 30 }, () => 'Ein Absatz über Holz.').join('\n\n'),
    state: 'online',
    variants: [{ price: 900, sku: 'HL' }],
  })
  // Without a way to pay nothing can be put into a cart.
  await prove(context.request, kontor.url(''))
  const sections = await (await context.request.get(kontor.url('/api/v0/config/'))).json()
  const business = sections.find((one: { name: string }) => one.name === 'business')
  const saved = await context.request.put(kontor.url('/api/v0/config/'), {
    headers,
    data: {
      name: business.name,
      version: business.version,
      value: { ...business.value, iban: 'DE89370400440532013000' },
    },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await context.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone the way into the cart stays in reach, scripts: ${javaScriptEnabled}`, async ({
    browser,
  }) => {
    const viewport = { width: 360, height: 740 }
    const context = await browser.newContext({ javaScriptEnabled, viewport })
    const page = await context.newPage()
    await page.goto(kontor.url('/shop/p/holzloeffel'))
    const button = page.getByRole('button', { name: 'In den Warenkorb' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.getByText('Ein Absatz über Holz.').nth(20).scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    // At the end of the product it rests below all of it and covers nothing of the footer.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const last = await page.getByText('Ein Absatz über Holz.').last().boundingBox()
    const bar = await page.locator('.product-form').boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(bar?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
    await page.goto(kontor.url('/productsearch?q=holzl%C3%B6ffel'))
    const add = page.getByRole('button', { name: /^In den Warenkorb ?: Holzlöffel$/ })
    if (javaScriptEnabled) await expectDrawer(page, add)
    else {
      await add.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb')
      await expect(page.getByText('Holzlöffel').first()).toBeVisible()
    }
    await context.close()
  })
}

/** The whole width of a phone, over a page that does not move; closed, everything is as it was. */
async function expectDrawer(page: Page, add: Locator): Promise<void> {
  await add.scrollIntoViewIfNeeded()
  const before = await add.boundingBox()
  await add.click()
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(drawer.getByText('In den Warenkorb gelegt: 1 × Holzlöffel.')).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  expect((await drawer.boundingBox())?.width).toBe(360)
  expect(await drawer.evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(drawer.getByRole('link', { name: 'Zur Kasse' })).toBeVisible()
  await expectAccessible(page, 'the cart on a phone')
  await drawer.getByRole('button', { name: 'Weiter einkaufen' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(add).toBeFocused()
  expect(await add.boundingBox()).toEqual(before)
  await expect(page.locator('.count:visible')).toHaveText('1')
}

test('the page of a product is light until somebody touches it', async ({ page }) => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto(kontor.url('/shop/p/holzloeffel'), { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  expect(sizes.length).toBeGreaterThan(0)
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(9000)
})

for (const javaScriptEnabled of [true, false]) {
  test(`visitors find and choose, scripts: ${javaScriptEnabled}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(kontor.url('/shop'))
    await page.getByRole('link', { name: 'Tische' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tische')
    await page.getByRole('link', { name: 'Esstisch Hallig' }).click()
    await expect(page.getByText('ab 1.290,00')).toBeVisible()
    await page.getByRole('link', { name: 'Nussbaum' }).click()
    await expect(page.getByText('1.490,00')).toBeVisible()
    await expect(page.getByText('inkl. MwSt.')).toBeVisible()
    await page.getByRole('link', { name: 'zzgl. Versand' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versandkosten')
    await page.goto(kontor.url('/productsearch'))
    await page.locator('main input[type="search"]').fill('tisch')
    await page.locator('main input[type="search"]').press('Enter')
    await expect(page.getByRole('link', { name: 'Esstisch Hallig' })).toBeVisible()
    await context.close()
  })
}

test('the search suggests products while somebody types, by keyboard too', async ({ page }) => {
  await page.goto(kontor.url('/shop'))
  const field = page.getByRole('combobox', { name: 'Produkte suchen' })
  await field.pressSequentially('hallig')
  const option = page.getByRole('option', { name: /Esstisch Hallig/ })
  await expect(option).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'suggestions', 'main')
  await field.press('Escape')
  await expect(option).toHaveCount(0)
  await field.press('Backspace')
  await expect(option).toBeVisible()
  await field.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esstisch Hallig')
})

for (const width of [360, 820, 1440]) {
  test(`the shop can be read by everyone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/shop',
      '/shop/tische',
      '/shop/p/esstisch-hallig',
      '/shop/p/holzloeffel',
      '/productsearch?q=tisch',
      '/productsearch?q=nichts',
      '/Versandkosten',
      '/en/shop/p/esstisch-hallig',
    ]) {
      await page.goto(kontor.url(path))
      await expectAccessible(page, path, 'main')
    }
  })
}

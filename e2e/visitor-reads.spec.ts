import type { Request } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, test } from './kontor.ts'

const kontor = runningKontor()
const PAGES = [
  '/',
  '/leistungen',
  '/leistungen/moebel',
  '/arbeiten',
  '/kontakt',
  '/Agb',
  '/Widerrufsbelehrung',
  '/Barrierefreiheit',
  '/Impressum',
  '/Datenschutz',
  '/en',
  '/gibt-es-nicht',
]

const WHOLE = ['/', '/en', '/gibt-es-nicht']

test('the home page is light, private and readable', async ({ page, browser }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  const response = await page.goto(kontor.url('/'), { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests.filter((url) => !url.startsWith(kontor.url('')))).toEqual([])
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  expect(sizes.length).toBeGreaterThan(0)
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(9000)
  expect(await page.context().cookies()).toEqual([])

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const without = await plain.newPage()
  await without.goto(kontor.url('/'))
  await expect(without.getByRole('heading', { level: 1 })).toBeVisible()
  await without.getByRole('link', { name: 'Projekt besprechen' }).first().click()
  await expect(without).toHaveURL(kontor.url('/kontakt'))
  await expect(without.getByRole('link', { name: '+49 171 39200 42' }).first()).toBeVisible()
  await without.getByRole('link', { name: 'Impressum' }).last().click()
  await expect(without).toHaveURL(kontor.url('/Impressum'))
  await plain.close()
})

test('what is seen first stands in the first bytes and nothing moves', async ({
  page,
  request,
}) => {
  const html = await (await request.get(kontor.url('/'))).text()
  expect(html).not.toContain('{{')
  expect(html).toContain('"@type":"LocalBusiness"')
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const last: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element')
      if (last instanceof Element) seen.largest = last.getAttribute('src') ?? last.textContent ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(kontor.url('/'), { waitUntil: 'networkidle' })
  const largest = () => page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'largest'))
  await expect.poll(largest).not.toBe('')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
  const seen: { shift: number; largest: string } = await page.evaluate(() =>
    Reflect.get(window, 'seen'),
  )
  expect(seen.shift).toBeLessThanOrEqual(0.05)
  expect(html.replaceAll('&amp;', '&')).toContain(seen.largest.trim().slice(0, 40))
})

test('every page is accessible', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(kontor.url(path))
    await expectAccessibleOnAll(page, path, WHOLE.includes(path) ? 'page' : 'main')
  }
})

test('links swap the page without loading it anew, and the way back works', async ({ page }) => {
  await page.goto(kontor.url('/'))
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same-document'))
  await page.getByRole('link', { name: 'Impressum' }).last().click()
  await expect(page).toHaveURL(kontor.url('/Impressum'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same-document')
  await page.goBack()
  await expect(page).toHaveURL(kontor.url('/'))
  await expect(page).toHaveTitle(/./)
})

test('an address answers in its canonical form', async ({ request }) => {
  const upper = await request.get(kontor.url('/impressum/'), { maxRedirects: 0 })
  expect(upper.status()).toBe(301)
  expect(upper.headers().location).toBe('/Impressum')
})

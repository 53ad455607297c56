import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { designerPages } from './designer-pages.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** The one of the demo's imprint, as links have it. */
const PHONE_NUMBER = '+491713920042'

test('before the first visit the screen says what it is for', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/analytics'))
  await expect(page.getByRole('heading', { name: 'Noch keine Besuche' })).toBeVisible()
  await expectAccessibleOnAll(page, 'no visits', 'main')
})

test('the owner reads what a visitor did, picks, compares and leads a lost one on', async ({
  page,
  browser,
}) => {
  await visitTheSite(browser)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(kontor.url('/admincenter/analytics'))
  const figure = (name: string) =>
    page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('strong')
  // What is counted comes in batches, a second behind.
  await expect
    .poll(async () => {
      await page.reload()
      await expectSettled(page)
      return figure('Seitenaufrufe').textContent()
    })
    .toBe('4')
  await expect(figure('Besucher')).toHaveText('1')
  await expect(figure('Gerade hier')).toHaveText('1')
  const part = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  await expect(part('Seiten').getByRole('listitem')).toHaveCount(3)
  await expect(part('Herkunft')).toContainText('zeitung')
  await expect(part('Klicks auf Telefon, E-Mail und andere Websites')).toContainText(PHONE_NUMBER)
  await expectAccessibleOnAll(page, 'visitors', 'main')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Seiten als CSV laden', exact: true }).press('Enter')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('"Seiten","Aufrufe","Besuche","Einstiege","Ausstiege"')
  expect(saved).toContain('"/Impressum",2,1,')

  await page.getByLabel('Vergleichen mit').selectOption('previous')
  await expect(page.getByText('davor 0').first()).toBeVisible()
  await part('Herkunft').getByRole('button', { name: 'zeitung' }).press('Enter')
  await expect(page).toHaveURL(/source=zeitung/)
  await page.getByRole('button', { name: 'zeitung nicht mehr filtern' }).press('Enter')
  await expect(page).not.toHaveURL(/source=/)

  await page
    .getByRole('link', { name: 'Weiterleitung für /alte-preisliste anlegen' })
    .press('Enter')
  await expect(page.getByLabel('Alte Adresse')).toHaveValue('/alte-preisliste')
})

test('the owner sets a goal, notes a day, shares the numbers and brings a table of countries', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(kontor.url('/admincenter/analytics'))
  await page.getByRole('link', { name: 'Neues Ziel' }).press('Enter')
  await page.getByLabel('Name').fill('Anruf')
  await page.getByRole('combobox', { name: 'Erreicht durch' }).click()
  await page.getByRole('option', { name: 'Klick auf eine Telefonnummer' }).click()
  await page.getByRole('button', { name: /^Anlegen/ }).press('Enter')
  await expect(page).toHaveURL(/goals\/[\da-f-]{36}/)
  await expectAccessibleOnAll(page, 'goal', 'main')

  await page.goto(kontor.url('/admincenter/analytics/funnels/new'))
  await page.getByLabel('Name').fill('Vom Start zum Impressum')
  await page.getByLabel('Schritte').fill('/\n/Impressum\n/danke')
  await page.getByRole('button', { name: /^Anlegen/ }).press('Enter')
  await expect(page).toHaveURL(/funnels\/[\da-f-]{36}/)
  await expectAccessibleOnAll(page, 'funnel', 'main')

  await page.goto(kontor.url('/admincenter/analytics/annotations/new'))
  await page.getByLabel('Was ist passiert?').fill('Anzeige im Wochenblatt')
  await page.getByRole('button', { name: /^Anlegen/ }).press('Enter')
  await expect(page).toHaveURL(/annotations\/[\da-f-]{36}/)

  await page.goto(kontor.url('/admincenter/analytics'))
  const goals = page.locator('section', { has: page.getByRole('heading', { name: 'Ziele' }) })
  await expect(goals).toContainText('100 % der Besuche')
  const steps = page.getByRole('list', { name: 'Vom Start zum Impressum' }).getByRole('listitem')
  await expect(steps).toHaveText([/^\/\D*1$/, /Impressum\D*1\D*100/, /danke\D*0\D*0/])
  await goals.getByRole('button', { name: 'Anruf' }).press('Enter')
  await expect(page).toHaveURL(/click=tel/)
  await expect(page.getByRole('link', { name: 'Anzeige im Wochenblatt' })).toBeVisible()

  await page.goto(kontor.url('/admincenter/analytics/links/new'))
  await page.getByLabel('Für wen').fill('Agentur Nord')
  await page.getByRole('button', { name: /^Anlegen/ }).press('Enter')
  const address = await page.getByLabel('Adresse zum Weitergeben').inputValue()
  await expectAccessibleOnAll(page, 'link', 'main')
  await readShared(browser, address)

  await page.goto(kontor.url('/admincenter/analytics/countries'))
  await page.getByLabel('Datei auswählen').setInputFiles({
    name: 'countries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('127.0.0.0,127.255.255.255,DE\n'),
  })
  await expect(page.getByText('countries.csv mit einem Adressbereich')).toBeVisible()
  await expectAccessibleOnAll(page, 'countries', 'main')
})

test('the designer says in which block visitors click, once ten of them did', async ({
  page,
  playwright,
}) => {
  const pages = designerPages(kontor.url)
  const id = await pages.make(page.request, 'Angebot', [
    { type: 'heading', props: { text: 'Unser Angebot', level: 1 } },
    { type: 'heading', props: { text: 'Preise' } },
  ])
  const path = await pages.publish(page.request, id)
  for (let visitor = 0; visitor < 10; visitor++) {
    const userAgent = AGENT.replace('142', String(120 + visitor))
    const request = await playwright.request.newContext({ userAgent })
    const headers = { accept: 'text/html' }
    const html = await (await request.get(kontor.url(path), { headers })).text()
    const main = html.slice(html.indexOf('<main'))
    const [, block = ''] = /data-b="([^"]+)"/.exec(main) ?? []
    const told = await request.post(kontor.url('/api/v0/analytics/seen'), { data: { path, block } })
    expect(told.status()).toBe(200)
    await request.dispose()
  }
  const clicks = async () =>
    (await page.request.get(kontor.url(`/api/v0/analytics/blocks?path=${path}`))).text()
  await expect.poll(clicks).toContain('"visits":10')
  const canvas = await pages.open(page, id)
  await canvas.getByText('Unser Angebot').click()
  await expect(page.locator('[data-designer=clicks]')).toHaveText(/^10 Klicks in den letzten/)
  await canvas.getByText('Preise').click()
  await expect(page.locator('[data-designer=clicks]')).toHaveText(/weniger als 10 Besuchen/)
})

/** Without an account, on a phone. */
async function readShared(browser: Browser, address: string): Promise<void> {
  const stranger = await browser.newContext({
    userAgent: AGENT,
    viewport: { width: 360, height: 800 },
  })
  const page = await stranger.newPage()
  await page.goto(kontor.url(new URL(address).pathname))
  await expect(page.getByText('freigegeben für: Agentur Nord')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Herkunft' })).toBeVisible()
  await expectAccessibleOnAll(page, 'shared numbers', 'main')
  await page.getByRole('link', { name: '12 Monate' }).press('Enter')
  await expect(page.getByRole('link', { name: '12 Monate' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await stranger.close()
}

/** By a link with a source, one page after the other, the last of them fetched ahead by hovering. */
async function visitTheSite(browser: Browser): Promise<void> {
  const visitor = await browser.newContext({ userAgent: AGENT })
  const page = await visitor.newPage()
  await page.goto(kontor.url('/?utm_source=zeitung'))
  await expectSettled(page)
  for (const [name, path] of [
    ['Impressum', '/Impressum'],
    ['Datenschutz', '/Datenschutz'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first()
    const ahead = page.waitForResponse((reply) => reply.url().endsWith(path))
    await link.hover()
    await ahead
    const seen = page.waitForResponse((reply) => reply.url().endsWith('/analytics/seen'))
    await link.click()
    expect((await seen).status()).toBe(200)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await page.goto(kontor.url('/Impressum'))
  // Nothing on this machine can call.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const clicked = page.waitForResponse((reply) => reply.url().endsWith('/analytics/clicked'))
  await page.locator(`main a[href="tel:${PHONE_NUMBER}"]`).press('Enter')
  expect((await clicked).status()).toBe(200)
  await page.goto(kontor.url('/alte-preisliste'))
  expect(await visitor.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await visitor.close()
}

import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

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
    .toBe('3')
  await expect(figure('Besucher')).toHaveText('1')
  await expect(figure('Gerade hier')).toHaveText('1')
  const part = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  await expect(part('Seiten').getByRole('listitem')).toHaveCount(3)
  await expect(part('Herkunft')).toContainText('zeitung')
  await expectAccessibleOnAll(page, 'visitors', 'main')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Seiten als CSV laden', exact: true }).press('Enter')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('"Seiten","Aufrufe","Besuche","Einstiege","Ausstiege"')
  expect(saved).toContain('"/Impressum",1,1,')

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
  await page.goto(kontor.url('/alte-preisliste'))
  expect(await visitor.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await visitor.close()
}

import { readFile } from 'node:fs/promises'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { mailedLink } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { callsOf, fitsOn } from './calls.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
const PATTERN = 'Schnittbogen, Seite 1 von 12'

test.beforeAll(async ({ browser }) => {
  const desk = await signedInAs(await browser.newContext(), kontor.url)
  const { request } = desk
  await prove(request, kontor.url(''))
  await callsOf(request, kontor.url('')).changeSection('business', {
    iban: 'DE89370400440532013000',
  })
  await uploadPattern(await desk.newPage(), await sellPattern(request))
  await desk.close()
})

async function sellPattern(request: APIRequestContext): Promise<string> {
  const calls = callsOf(request, kontor.url(''))
  const data = {
    ...{ title: 'Schnittmuster', state: 'online', withdrawal: 'digital' },
    en: { title: 'Pattern', summary: '', description: '', meta_title: '', meta_description: '' },
    variants: [{ price: 900 }],
  }
  const { items } = await calls.post('/api/v0/product/', data)
  return items[0]._id
}

async function uploadPattern(page: Page, id: string): Promise<void> {
  await page.goto(kontor.url(`/admincenter/shop/products/${id}`))
  await expectSettled(page)
  const file = { name: 'Schnitt.txt', mimeType: 'text/plain', buffer: Buffer.from(PATTERN) }
  const area = page.getByRole('region', { name: 'Dateien anhängen' })
  await area.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Schnitt.txt')).toBeVisible()
}

test('a guest buys a pattern on a phone without scripts and downloads it once it is paid', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await phone.newPage()
  await page.goto(kontor.url('/shop/p/schnittmuster'))
  await expect(page.getByText('zum Herunterladen, sobald bezahlt ist')).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  for (const [name, value] of ADDRESS)
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  await expect(page.getByText('Wer bestellt, und wie erreichen wir Sie?')).toBeVisible()
  // Nobody asks how it should be sent.
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezahlung')
  await page.getByLabel('Vorkasse').check()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expect(page.getByText('Zum Herunterladen, sobald die Bestellung')).toBeVisible()
  await page.getByLabel('Geschäftsbedingungen').check()
  await page.getByLabel('Ich stimme ausdrücklich zu').check()
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Vielen Dank für Ihre Bestellung',
  )
  await expect(page.getByText('9,00 €').first()).toBeVisible()
  await fitsOn(page)
  const [number = ''] = /\d{4,}/.exec((await page.getByRole('status').textContent()) ?? '') ?? []
  await expect(page.getByRole('link', { name: /herunterladen/ })).toHaveCount(0)
  const desk = await signedInAs(await browser.newContext(), kontor.url)
  await markPaid(desk, number)
  await page.goto(await mailedLink(kontor, 'jana@example.org', '/checkout/order/'))
  await expect(page.getByText('Abgeschlossen')).toBeVisible()
  await fitsOn(page)
  expect(await fetchFrom(page, 'Schnitt.txt herunterladen')).toBe(PATTERN)
  await desk.close()
  await phone.close()
})

/** Nothing is left to be done for it: it is completed, and nobody packs it. */
async function markPaid(desk: BrowserContext, number: string): Promise<void> {
  const page = await desk.newPage()
  await page.goto(kontor.url('/admincenter/shop/orders'))
  await page.getByText(number, { exact: true }).click()
  const name = 'Als bezahlt vermerken'
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByText('Als bezahlt vermerkt.')).toBeVisible()
  await expect(page.getByText('Abgeschlossen').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Versenden oder bereitlegen' })).toHaveCount(0)
  await expectSettled(page)
  await expectAccessible(page, 'an order of files', 'main')
}

async function fetchFrom(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFile(await (await coming).path(), 'utf8')
}

const ADDRESS = [
  ['E-Mail-Adresse', 'jana@example.org'],
  ['Vorname', 'Jana'],
  ['Nachname', 'Petersen'],
  ['Straße und Hausnummer', 'Deichweg 3'],
  ['Postleitzahl', '25813'],
  ['Ort', 'Husum'],
] as const

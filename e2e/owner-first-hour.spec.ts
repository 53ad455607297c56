import type { Page } from '@playwright/test'
import { drop, photo } from './dropped-pictures.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

/** A whole website is laid and a picture looked into: on a busy machine that takes its time. */
const eventually = expect.configure({ timeout: 60_000 })

const LOGO = {
  name: 'reiter.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><rect width="240" height="60" fill="#7a5230"/></svg>',
  ),
}
const FACTS = {
  Name: 'Reiter',
  'Straße und Hausnummer': 'Am Markt 3',
  Ort: 'Husum',
  Telefon: '04841 12345',
  'E-Mail-Adresse': 'post@reiter.test',
}
const TEMPLATES = ['Werkstatt', 'Backhaus', 'Vereinsheim']
const WALKS = [1440, 360].flatMap((width) => TEMPLATES.map((template) => ({ width, template })))

for (const { width, template } of WALKS)
  test(`${template} becomes theirs and goes online at ${width} px`, async ({ page, browser }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await hide(page)
    await walkThroughWizard(page, template)
    const visitor = await (await browser.newContext()).newPage()
    expect((await visitor.goto(kontor.url('/')))?.status()).toBe(503)
    await eventually(visitor.getByRole('heading', { name: 'Bald online' })).toBeVisible()

    await page.getByRole('link', { name: 'Online gehen' }).click()
    await eventually(page.getByText(/Noch Beispielinhalt \(\d+\)/)).toBeVisible()
    await swapPicture(page, template, width)
    await page.goto(kontor.url('/admincenter/online'))
    const accept = page.getByRole('button', { name: /^So übernehmen/ })
    for (let left = await accept.count(); left > 0; left -= 1) {
      await accept.first().click()
      await eventually(accept).toHaveCount(left - 1)
    }
    await eventually(page.getByText(/Noch Beispielinhalt/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Jetzt online gehen' }).click()
    await eventually(page.getByText('Ihre Website ist online')).toBeVisible()

    expect((await visitor.goto(kontor.url('/')))?.status()).toBe(200)
    await eventually(visitor.getByRole('img', { name: 'Unsere Werkbank' }).first()).toBeVisible()
    await eventually(visitor.locator('header img[src*="/download/"]').first()).toBeVisible()
    await eventually(visitor.getByText('+49 4841 12345').first()).toBeAttached()
    await visitor.context().close()
  })

/** The next one begins as the first did: nobody sees the website. */
async function hide(page: Page): Promise<void> {
  const headers = { origin: kontor.url('') }
  const data = { isPublic: false }
  await page.request.post(kontor.url('/api/v0/starter/online/'), { headers, data })
}

async function walkThroughWizard(page: Page, template: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter' })
  await page.goto(kontor.url('/admincenter/start'))
  await page.getByRole('radio', { name: template }).click()
  await page.getByRole('radio', { name: 'Deutsch', exact: true }).check()
  await next.click()
  for (const [label, value] of Object.entries(FACTS))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await next.click()
  await chooseLogo(page)
  await next.click()
  await page.getByLabel('Inhaber oder Vertretungsberechtigte').fill('Ida Reiter')
  await next.click()
  await page.getByRole('button', { name: 'Meine Website einrichten' }).click()
  const done = page.getByRole('heading', { name: 'Ihre Website ist eingerichtet' })
  await eventually(done).toBeVisible()
}

async function chooseLogo(page: Page): Promise<void> {
  const chosen = page.getByRole('button', { name: 'Anderes Logo wählen' })
  const choose = page.getByRole('button', { name: 'Logo hochladen oder auswählen' })
  await eventually(chosen.or(choose)).toBeVisible()
  if (await chosen.isVisible()) return
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Bild auswählen' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Hochladen' }).click(),
  ])
  await chooser.setFiles(LOGO)
  await dialog.getByRole('button', { name: 'Auswählen', exact: true }).click()
  await eventually(chosen).toBeVisible()
}

/** The home page in the designer: an own picture in its opening, then published. */
async function swapPicture(page: Page, template: string, width: number): Promise<void> {
  await page.locator('main li a[href*="/pages/design/"]').first().click()
  const frame = page.frameLocator('iframe')
  await frame.locator('.page-blocks > .blocks').waitFor()
  const opening = frame.locator('[data-sample] img').first()
  await eventually(opening).toBeVisible()
  // Each of another colour: the same bytes are kept once.
  const colour = `#${(width * 100 + template.length * 9).toString(16).padStart(6, '0')}`
  await drop(opening, [await photo(`${template}-${width}.jpg`, colour)])
  const prompt = page.getByRole('dialog', { name: 'Was zeigt das Bild?' })
  await eventually(prompt.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Unsere Werkbank')
  await page.keyboard.press('Enter')
  await eventually(prompt).toBeHidden()
  await eventually(frame.getByRole('img', { name: 'Unsere Werkbank' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' })
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await eventually(dialog).toBeHidden()
}

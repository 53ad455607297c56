import type { Page } from '@playwright/test'
import { openCanvas } from './designer-pages.ts'
import { drop, photo } from './dropped-pictures.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

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
type Address = (path: string) => string

// What somebody accepted stays when another template is chosen, so each width has a website of its own.
for (const width of [1440, 360])
  test.describe(`at ${width} px`, () => {
    const kontor = runningKontor()
    signedIn(kontor.url)
    for (const template of TEMPLATES)
      test(`${template} becomes theirs and goes online`, async ({ page, browser }) => {
        test.slow()
        await page.setViewportSize({ width, height: 900 })
        const effort = await countEffort(page)
        await hide(page, kontor.url)
        await walkThroughWizard(page, kontor.url, template)
        const visitor = await (await browser.newContext()).newPage()
        expect((await visitor.goto(kontor.url('/')))?.status()).toBe(503)
        await eventually(visitor.getByRole('heading', { name: 'Bald online' })).toBeVisible()
        await page.getByRole('link', { name: 'Online gehen' }).click()
        await replaceFirst(page)
        await swapPicture(page, template, width)
        await acceptTheRest(page, kontor.url)
        await page.getByRole('button', { name: 'Jetzt online gehen' }).click()
        await eventually(page.getByText('Ihre Website ist online')).toBeVisible()
        for (const [type, count] of Object.entries(effort))
          test.info().annotations.push({ type, description: String(count) })
        await expectOnline(visitor, kontor.url)
        await visitor.context().close()
      })
  })

/** What the owner has to do: presses, and fields something is written or chosen in. */
async function countEffort(page: Page): Promise<{ clicks: number; fields: number }> {
  const effort = { clicks: 0, fields: 0 }
  await page.exposeFunction('countEffort', (what: keyof typeof effort) => {
    effort[what] += 1
  })
  await page.addInitScript(() => {
    const seen = new WeakSet<EventTarget>()
    const count = (what: string) => Reflect.get(window, 'countEffort')?.(what)
    addEventListener('click', (event) => event.isTrusted && count('clicks'), true)
    const write = ({ target }: Event) => {
      if (!target || seen.has(target)) return
      seen.add(target)
      count('fields')
    }
    addEventListener('input', write, true)
  })
  return effort
}

/** From the checklist into the text that opens the home page, and own words over the invented ones. */
async function replaceFirst(page: Page): Promise<void> {
  await eventually(page.getByText(/Noch Beispielinhalt \(\d+\)/)).toBeVisible()
  await page
    .getByRole('button', { name: /^\d+ Stellen?:/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Ersetzen: (Einstieg|Überschrift|Text)/ })
    .first()
    .click()
  const frame = page.frameLocator('iframe')
  const text = frame.locator('[data-block] [contenteditable]:focus')
  await eventually(text).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Willkommen bei Reiter')
  await page.keyboard.press('Escape')
  await eventually(frame.getByText('Willkommen bei Reiter').first()).toBeVisible()
}

async function acceptTheRest(page: Page, url: Address): Promise<void> {
  await page.goto(url('/admincenter/online'))
  await eventually(page.getByText(/Noch Beispielinhalt \(\d+\)/)).toBeVisible()
  const accept = page.getByRole('button', { name: /^So übernehmen/ })
  await eventually(accept.first()).toBeVisible()
  for (let left = await accept.count(); left > 0; left -= 1) {
    await accept.first().click()
    await eventually(accept).toHaveCount(left - 1)
  }
  await eventually(page.getByText(/Noch Beispielinhalt/)).toHaveCount(0)
}

async function expectOnline(visitor: Page, url: Address): Promise<void> {
  expect((await visitor.goto(url('/')))?.status()).toBe(200)
  await eventually(visitor.getByRole('img', { name: 'Unsere Werkbank' }).first()).toBeVisible()
  await eventually(visitor.locator('header img[src*="/download/"]').first()).toBeVisible()
  await eventually(visitor.getByText('+49 4841 12345').first()).toBeAttached()
}

/** The next one begins as the first did: nobody sees the website. */
async function hide(page: Page, url: Address): Promise<void> {
  const headers = { origin: url('') }
  const data = { isPublic: false }
  await page.request.post(url('/api/v0/starter/online/'), { headers, data })
}

async function walkThroughWizard(page: Page, url: Address, template: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter' })
  await page.goto(url('/admincenter/start'))
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

/** An own picture in the opening of the page, then published. */
async function swapPicture(page: Page, template: string, width: number): Promise<void> {
  const frame = await openCanvas(page)
  const opening = frame.locator('.page-blocks [data-block] img').first()
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

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { chooseLanguage } from './choose-language.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

/** The pictures of the handbook: KONTOR_PICTURES=1 npx playwright test handbook-pictures */
const isAsked = process.env.KONTOR_PICTURES === '1'
const PICTURES = join(import.meta.dirname, '..', 'docs', 'handbook', 'pictures')
const WINDOW = { width: 1120, height: 700 }
const FRONT = { width: 1440, height: 900 }
const SHOWN = { width: 960, height: 600 }
const MOST_BYTES = 60_000

const SCREENS = {
  'first-steps': 'start',
  dashboard: '',
  pages: 'pages/browse',
  news: 'entries/browse',
  files: 'files',
  design: 'settings/design',
  shop: 'shop/vat/groups',
  messages: 'messages/inbox',
  people: 'person/browse',
  users: 'settings/permissions',
  'bug-tracker': 'bugtracker/browse',
  settings: 'settings',
  backup: 'backup',
}

if (isAsked) {
  const kontor = runningKontor()
  signedIn(kontor.url)

  test('the pictures of the handbook, in both languages', async ({ page }) => {
    test.slow()
    await page.setViewportSize(WINDOW)
    await takeAll(page, kontor.url, 'de')
    await page.goto(kontor.url('/admincenter/settings'))
    await chooseLanguage(page, { dialog: 'Ansicht und Sprache', choice: 'English' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await takeAll(page, kontor.url, 'en')
  })

  test('the picture of the designer on the front page', async ({ page }) => {
    await page.setViewportSize(FRONT)
    await page.goto(kontor.url('/admincenter/pages/browse'))
    await page.locator('main a[href*="/pages/edit/"]').first().click()
    const frame = page.frameLocator('iframe')
    await frame.locator('.page-blocks img').first().waitFor()
    await frame.locator('[data-block] h1').first().click()
    await expect(page.locator('[data-designer=content]')).toBeVisible()
    await page.evaluate(picturesInSight)
    const shot = sharp(await page.screenshot({ animations: 'disabled' }))
    await shot.webp({ quality: 80 }).toFile(join(PICTURES, '../../images/designer.webp'))
  })
}

async function takeAll(page: Page, url: (path: string) => string, lang: string): Promise<void> {
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(url(`/admincenter/${path}`))
    // Parts of the dashboard come one by one, after their places.
    if (name === 'dashboard') await expect(page.locator('main h2').nth(1)).toBeVisible()
    await expectSettled(page)
    await take(page, `${name}.${lang}`)
  }
  await page.goto(url('/admincenter/pages/browse'))
  await page.locator('main a[href*="/pages/edit/"]').first().click()
  await page.frameLocator('iframe').locator('.page-blocks img').first().waitFor()
  await take(page, `designer.${lang}`)
}

/** Runs in the page: the folder of this run is not where anybody's data lies. */
function nameUsualFolder(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent = text.textContent?.replace(/\S*kontor-e2e\S*\//, '/var/lib/kontor/') ?? ''
}

/** Runs in the page; those further down are not loaded before somebody comes there. */
async function picturesInSight(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
}

/** As small as it must be to stay below the limit, and no worse than that. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(nameUsualFolder)
  await page.evaluate(picturesInSight)
  const shot = sharp(await page.screenshot({ animations: 'disabled' })).resize(SHOWN)
  for (const quality of [80, 65, 50, 35]) {
    const bytes = await shot.clone().webp({ quality }).toBuffer()
    if (bytes.length > MOST_BYTES) continue
    await writeFile(join(PICTURES, `${name}.webp`), bytes)
    return
  }
  throw new Error(`${name} does not fit into ${MOST_BYTES} bytes`)
}

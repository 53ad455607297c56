import type { Locator, Page } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { chooseLanguage } from './choose-language.ts'
import { designerPages } from './designer-pages.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const pages = designerPages(kontor.url)
signedIn(kontor.url)

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(WIDE)
})

test('the question mark opens the page of the screen beside the work', async ({ page }) => {
  await visit(page, '/admincenter/files')
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  const handbook = handbookOf(page)
  await expect(handbook.getByRole('heading', { name: 'Dateien und Galerien' })).toBeFocused()
  await expectBeside(page.locator('main'), handbook)
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await nav.getByRole('link', { name: 'Galerien' }).click()
  await expect(page).toHaveURL(kontor.url('/admincenter/galleries'))
  await expect(handbook.getByRole('heading', { name: 'Dateien und Galerien' })).toBeVisible()
  await handbook.getByRole('button', { name: 'Handbuch schließen' }).click()
  await expect(handbook).toHaveCount(0)
})

test('Escape closes it and the question mark has the focus again', async ({ page }) => {
  await visit(page, '/admincenter/redirects')
  const help = page.getByRole('button', { name: 'Hilfe', exact: true })
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(handbookOf(page).getByRole('heading', { name: 'Weiterleitungen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(handbookOf(page)).toHaveCount(0)
  await expect(help).toBeFocused()
})

test('its links lead to screens, other pages and sections', async ({ page }) => {
  await visit(page, '/admincenter/files')
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  const handbook = handbookOf(page)
  await handbook.getByRole('button', { name: 'Eine Galerie zusammenstellen' }).click()
  await expect(
    handbook.getByRole('heading', { name: 'Eine Galerie zusammenstellen' }),
  ).toBeFocused()
  await handbook.getByRole('link', { name: 'Galerien' }).click()
  await expect(page).toHaveURL(kontor.url('/admincenter/galleries'))
  await handbook.getByRole('button', { name: 'Designer' }).click()
  await expect(handbook.getByRole('heading', { name: 'Der Designer' })).toBeFocused()
  await handbook.getByRole('button', { name: 'Alle Themen' }).click()
  await handbook.getByRole('button', { name: 'Sicherung' }).click()
  await expect(handbook.getByRole('heading', { name: 'Sicherung', exact: true })).toBeFocused()
})

test('topics are about what is switched on', async ({ page, context }) => {
  const off = { name: 'enabled_components', value: { modules: { shop: false } }, version: 0 }
  await pages.send(context.request, ['PUT', '/api/v0/config/'], off)
  await visit(page, '/admincenter')
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  const handbook = handbookOf(page)
  await handbook.getByRole('button', { name: 'Alle Themen' }).click()
  await expect(handbook.getByRole('button', { name: 'Personen' })).toBeVisible()
  await expect(handbook.getByRole('button', { name: 'Shop' })).toHaveCount(0)
})

test('shortcuts and handbook lead to each other', async ({ page }) => {
  await visit(page, '/admincenter')
  await page.keyboard.press('?')
  const sheet = await opened(page.getByRole('dialog', { name: 'Tastenkürzel' }))
  await sheet.getByRole('button', { name: 'Handbuch öffnen' }).click()
  const handbook = handbookOf(page)
  await expect(handbook.getByRole('heading', { name: 'Mit der Tastatur arbeiten' })).toBeVisible()
  await handbook.getByRole('button', { name: 'Tastenkürzel', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible()
})

test('on a phone it fills the screen, and a link to a screen closes it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/admincenter/files')
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  const handbook = await opened(page.getByRole('dialog', { name: 'Handbuch' }))
  await expect.poll(async () => (await handbook.boundingBox())?.width).toBe(PHONE.width)
  await handbook.getByRole('link', { name: 'Galerien' }).click()
  await expect(page).toHaveURL(kontor.url('/admincenter/galleries'))
  await expect(handbook).toHaveCount(0)
})

test('Ctrl+K finds its words without the server, and opens the section', async ({
  page,
  context,
}) => {
  await visit(page, '/admincenter')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await palette.fill('Fokuspunkt')
  await expect(page.getByRole('option', { name: 'Ein Bild zuschneiden' })).toBeVisible()
  await context.setOffline(true)
  await palette.fill('doppelte')
  await page.getByRole('option', { name: /Doppelte zusammenführen\s*Personen/ }).click()
  const heading = handbookOf(page).getByRole('heading', { name: 'Doppelte zusammenführen' })
  await expect(heading).toBeInViewport()
  await context.setOffline(false)
})

test('the designer has it too, and makes room for it', async ({ page, context }) => {
  const id = await pages.make(context.request, 'Handbuch', [])
  await page.goto(kontor.url(`/admincenter/pages/design/${id}?lang=de`))
  const room = page.locator('[data-designer=room]')
  await room.getByRole('button', { name: 'Hilfe', exact: true }).click()
  const handbook = handbookOf(page)
  await expect(handbook.getByRole('heading', { name: 'Der Designer' })).toBeFocused()
  await expectBeside(room.getByRole('button', { name: 'Veröffentlichen' }), handbook)
  await page.setViewportSize(PHONE)
  await page.getByRole('dialog').getByRole('button', { name: 'Handbuch schließen' }).click()
  await room.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Hilfe' }).click()
  await expect(page.getByRole('dialog', { name: 'Handbuch' })).toBeVisible()
})

test('it is accessible in every size', async ({ page }) => {
  await visit(page, '/admincenter/pages/browse')
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Eine neue Seite anlegen' })).toBeVisible()
  await expectAccessibleOnAll(page, 'the handbook')
})

test('it speaks the language of the user', async ({ page }) => {
  await visit(page, '/admincenter/settings')
  await chooseLanguage(page, { dialog: 'Ansicht und Sprache', choice: 'English' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectSettled(page)
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const handbook = page.getByRole('complementary', { name: 'Handbook' })
  await expect(handbook.getByRole('heading', { name: 'Announce holidays' })).toBeVisible()
  await chooseLanguage(page, { dialog: 'Appearance and language', choice: 'Deutsch' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(kontor.url(path))
  await expectSettled(page)
}

/** The first ends where the second begins, once both have found their places. */
async function expectBeside(first: Locator, second: Locator): Promise<void> {
  const room = async () => {
    const [left, right] = [await first.boundingBox(), await second.boundingBox()]
    return left && right ? right.x - (left.x + left.width) : -1
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
}

function handbookOf(page: Page) {
  return page.getByRole('complementary', { name: 'Handbuch' })
}

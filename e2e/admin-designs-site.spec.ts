import type { Page } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url, '/admincenter/settings/design')

/** What the document element says of a variable, as it is in force. */
function variable(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (asked) => getComputedStyle(document.documentElement).getPropertyValue(asked),
    name,
  )
}

test('the screen of the design can be used by everyone', async ({ page }) => {
  await page.getByRole('button', { name: /^Akzent #/ }).click()
  await expect(page.getByLabel('Hex-Wert')).toBeVisible()
  await expectAccessibleOnAll(page, 'design')
})

test('an admin tries a template and a colour, and visitors see it once it is in force', async ({
  page,
  browser,
}) => {
  const shown = page.frameLocator('iframe[title="Vorschau der Website"]').locator('html')
  await expect(shown).toHaveAttribute('data-template', 'werkstatt')
  await page.getByRole('radio', { name: 'Vereinsheim' }).check()
  await expect(shown).toHaveAttribute('data-template', 'vereinsheim')
  await expect(shown.locator('h1').first()).toHaveCSS('text-transform', 'uppercase')
  await page.getByRole('button', { name: /^Akzent #/ }).click()
  const hex = page.getByLabel('Hex-Wert')
  await hex.fill('#f')
  await hex.blur()
  await expect(page.getByText('Das ist keine Farbe')).toBeVisible()
  await hex.fill('#ff8800')
  await expect(shown).toHaveAttribute('style', /--accent: oklch\(0\.7\d* 0\.1\d* 5\d/)
  const visitor = await browser.newPage()
  await visitor.goto(kontor.url('/'))
  await expect(visitor.locator('html')).toHaveAttribute('data-template', 'werkstatt')

  await page.getByRole('button', { name: 'Gestaltung übernehmen' }).click()
  await expect(page.getByText('Machen Sie die Farben lesbar')).toBeVisible()
  await page.getByRole('button', { name: 'Alle lesbar machen' }).click()
  await expect(page.getByLabel('Trotzdem übernehmen')).toBeHidden()
  await page.getByRole('button', { name: 'Gestaltung übernehmen' }).click()
  await expect(page.getByText('Die neue Gestaltung ist online.')).toBeVisible()

  await visitor.reload()
  await expect(visitor.locator('html')).toHaveAttribute('data-template', 'vereinsheim')
  await expect(visitor.locator('h1').first()).toHaveCSS('text-transform', 'uppercase')
  expect(await variable(visitor, '--accent')).toBe(await variable(visitor, '--ground'))
  await visitor.emulateMedia({ colorScheme: 'dark' })
  expect(await variable(visitor, '--accent')).toBe('oklch(0.775 0.112 256)')
  await visitor.close()
})

test('an earlier version is looked at first, before it is put in force again', async ({ page }) => {
  const shown = page.frameLocator('iframe[title="Vorschau der Website"]').locator('html')
  const choose = async (template: string) => {
    await page.getByRole('radio', { name: template }).check()
    await expect(shown).toHaveAttribute('data-template', template.toLowerCase())
    await page.getByRole('button', { name: 'Gestaltung übernehmen' }).click()
    await expect(page.getByText('Noch nicht übernommen')).toBeHidden()
  }
  await choose('Backhaus')
  await choose('Werkstatt')

  await page.getByRole('button', { name: 'Frühere Versionen' }).click()
  const versions = page.getByRole('button', { name: /^Version \d+ in der Vorschau ansehen/ })
  await versions.first().click()
  await expect(shown).toHaveAttribute('data-header', 'centred')
  await page.getByRole('button', { name: 'Letzten Schritt zurück' }).click()
  await expect(shown).toHaveAttribute('data-header', 'left')
  await expect(page.getByText('Noch nicht übernommen')).toBeHidden()
  await page.getByText('Dunkel', { exact: true }).first().click()
  await expect(shown).toHaveCSS('color-scheme', 'dark')
})

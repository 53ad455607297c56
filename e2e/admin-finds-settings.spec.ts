import { expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

test('pages, files, images and social media have their forms in the settings', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/settings'))
  await expect(page.locator('main h2').first()).toHaveText('Betrieb')
  for (const [name, path] of [
    ['Seiten', 'settings/pages'],
    ['Dateien', 'settings/files'],
    ['Bilder', 'settings/images'],
    ['Soziale Medien', 'settings/social'],
  ]) {
    const entry = page.locator(`main a[href$="${path}"]`)
    await expect(entry, name).toContainText(name ?? '')
    await entry.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessibleOnAll(page, path ?? '', 'main')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goBack()
  }
})

test('the quota is set in gigabytes and kept in bytes, a class is kept for the designer', async ({
  page,
}) => {
  await page.goto(kontor.url('/admincenter/settings/files'))
  const quota = page.getByRole('textbox', { name: 'Speicherplatz' })
  await expect(quota).toHaveValue('20 GB')
  await quota.fill('1,5')
  await page.getByRole('textbox', { name: 'Papierkorb leeren nach (Tagen)' }).fill('14')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Speichern' })).toBeHidden()
  await page.goto(kontor.url('/admincenter/settings/pages'))
  await page.getByRole('combobox', { name: 'CSS-Klassen' }).fill('breit')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Speichern' })).toBeHidden()
  const sections = await (await page.request.get(kontor.url('/api/v0/config/'))).json()
  const storedIn = (name: string) =>
    sections.find((section: { name: string }) => section.name === name).value
  expect(storedIn('components.files')).toMatchObject({ quota_bytes: 1_610_612_736, trash_days: 14 })
  expect(storedIn('components.pages')).toEqual({ custom_classes: ['breit'] })
})

test('the settings dialog of the quick access finds a setting from anywhere', async ({ page }) => {
  await page.goto(kontor.url('/admincenter'))
  await page.getByRole('button', { name: 'Schnellzugriff' }).click()
  await page.getByRole('menuitem', { name: 'Einstellung suchen' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Einstellungen' }))
  await dialog.getByRole('searchbox').fill('Papierkorb')
  await expectAccessibleOnAll(page, 'the settings dialog')
  await page.setViewportSize({ width: 1280, height: 900 })
  await dialog.getByRole('link', { name: /^Dateien/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(kontor.url('/admincenter/settings/files'))
})

test('the menus of the bar come when they are asked for, and say so when they do not', async ({
  page,
}) => {
  await page.route('**/assets/overlay-menu-*.js', (route) => route.abort())
  await page.goto(kontor.url('/admincenter'))
  const button = page.getByRole('button', { name: 'Schnellzugriff' })
  await button.click()
  await expect(page.getByText('Das konnte nicht geladen werden')).toBeVisible()
  await expect(page.locator('main h1')).toBeVisible()
  await page.unroute('**/assets/overlay-menu-*.js')
  await page.reload()
  await expectSettled(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Dateien' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await button.hover()
  await expect(page.locator('[aria-hidden]', { hasText: 'Schnellzugriff' })).toBeVisible()
})

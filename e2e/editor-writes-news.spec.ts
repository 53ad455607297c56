import { expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

test('an editor writes an entry, publishes it, and visitors read it', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/entries/browse'))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expectAccessibleOnAll(page, 'entries', 'main')

  await page.goto(kontor.url('/admincenter/entries/edit'))
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Neue Hobelbank')
  await page.getByRole('textbox', { name: 'Zusammenfassung', exact: true }).fill('Sie steht.')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/entries\/edit\/[0-9a-f-]{36}/)
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
  await expectSettled(page)
  await expectAccessibleOnAll(page, 'entry')
  const address = kontor.url('/News/neue-hobelbank')
  expect((await page.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible()

  await page.goto(kontor.url('/News'))
  await page.getByRole('link', { name: 'Neue Hobelbank' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Hobelbank')
  expect(await (await page.request.get(kontor.url('/News/feed.xml'))).text()).toContain(
    'Neue Hobelbank',
  )
})

test('an entry is sent for approval, returned with a note, and compared with its versions', async ({
  page,
}) => {
  await page.goto(kontor.url('/admincenter/entries/edit'))
  const title = page.getByRole('textbox', { name: 'Titel', exact: true })
  await title.fill('Tag der offenen Tür')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/entries\/edit\/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible()
  await title.fill('Tag der offenen Werkstatt')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Online, geändert').first()).toBeVisible()
  for (const [step, note] of [
    ['Zur Freigabe senden', 'Bitte ansehen'],
    ['Zurückgeben', 'Uhrzeit fehlt'],
  ] as const) {
    await page.getByRole('button', { name: step }).click()
    const dialog = await opened(page.getByRole('dialog'))
    await dialog.getByRole('textbox').fill(note)
    await dialog.getByRole('button', { name: step }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(note)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Versionen' }).click()
  await page.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).click()
  await expect(page.locator('ins').filter({ hasText: 'Werkstatt' })).toBeVisible()
  await expectAccessibleOnAll(page, 'versions of an entry')
})

test('visitors find news by list, tag and language, on small and large screens', async ({
  browser,
}) => {
  const page = await browser.newPage()
  await page.goto(kontor.url('/News'))
  await expectAccessibleOnAll(page, 'news')
  await page.getByRole('link', { name: /Küche aus Schleswiger Eiche/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schleswiger Eiche')
  await expectAccessibleOnAll(page, 'entry')
  const topics = page.getByRole('navigation', { name: 'Themen' })
  await topics.getByRole('link', { name: 'Werkstatt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Werkstatt')
  await page.goto(kontor.url('/en/news'))
  await expect(page.getByRole('link', { name: /kitchen of Schleswig oak/ })).toBeVisible()
  await page.close()
})

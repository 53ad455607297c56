import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const LAW = '/admincenter/shop/settings/law'

signedIn(kontor.url, LAW)

for (const width of [360, 1440]) {
  test(`what is not met leads to where it is mended, by keyboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await expectSettled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechts-Check')
    await expect(page.getByRole('heading', { name: 'Was als Nächstes kommt' })).toBeVisible()
    await expect(page.getByText('gilt ab 01.01.2028')).toBeVisible()
    await expectAccessible(page, 'the legal check', 'main')
    const { x, width: wide } = await boxOf(page.getByRole('button', { name: 'keine Waren' }))
    expect(x + wide).toBeLessThan(width - 16)
    await page.getByRole('link', { name: 'Mitteilung hochladen' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahlung und Recht')
    const field = page.locator('[data-path="law.warranty_notice"]')
    await expect(field).toContainText('Amtliche Mitteilung zum Gewährleistungsrecht')
    await expect(field.getByRole('button').first()).toBeFocused()
    await expect(field.getByRole('button').first()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Rechts-Check öffnen' })).toBeVisible()
    await expectAccessible(page, 'the settings of payment and law', 'main')
  })
}

test('what only the owner can judge is confirmed in place', async ({ page }) => {
  await expectSettled(page)
  const confirm = page.getByRole('button', { name: 'Unser Text folgt dem Muster' })
  await confirm.click()
  await expect(page.getByText('Ihre Bestätigung ist gespeichert.')).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await expect(page.getByText('Sie haben den Text in dieser Fassung bestätigt.')).toBeVisible()
})

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

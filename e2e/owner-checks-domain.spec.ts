import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const eventually = expect.configure({ timeout: 60_000 })
const kontor = runningKontor()
signedIn(kontor.url)

test('the domain is checked on a click, and says what to do next', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/settings'))
  await page.locator('main a[href$="/settings/domain"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Domain und HTTPS' })).toBeVisible()
  await expect(page.getByText('Noch hat Ihre Website keine Domain.')).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click()
  await expect(page.getByText(/^Als Nächstes: Richten Sie beim Anbieter/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Ihre Domain' }).fill('https://Bäckerei-Sommer.de/')
  const records = page.getByRole('table', { name: 'Einträge beim Anbieter der Domain' })
  await expect(records).toContainText('xn--bckerei-sommer-5hb.de')
  await expect(records).toContainText('www.xn--bckerei-sommer-5hb.de')
  await expect(page.getByText('npx kontor service xn--bckerei-sommer-5hb.de')).toBeVisible()
  await expectAccessibleOnAll(page, 'domain', 'main')
})

test('the website is copied in the background, and can be fetched', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/settings/export'))
  await expect(page.getByText('Noch keine Kopie')).toBeVisible()
  await page.getByRole('button', { name: 'Kopie erstellen' }).click()
  const link = page.getByRole('link', { name: 'Herunterladen' })
  await eventually(link).toBeVisible()
  await expectAccessibleOnAll(page, 'export', 'main')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^website-\d{4}-\d{2}-\d{2}\.zip$/)
})

import type { Browser, Page } from '@playwright/test'
import { makeAccount } from './accounts.ts'
import { expectAccessibleOnAll } from './axe.ts'
import {
  expect,
  expectSettled,
  pressEnter,
  runningKontor,
  signedIn,
  signedInAs,
  test,
} from './kontor.ts'

const kontor = runningKontor()
const COLLEAGUE = { handle: 'kollegin@example.org', password: 'ein langes Passwort 27' }

signedIn(kontor.url, '/admincenter')
test.beforeAll(() => makeAccount(kontor, { ...COLLEAGUE, role: 'admin' }))

test('what waits stands first, and everyone arranges the rest by keyboard', async ({ page }) => {
  await expectSettled(page)
  const headings = page.locator('main h2')
  await expect(headings.first()).toHaveText('Heute')
  await expect(page.getByRole('link', { name: 'Alle ansehen: Fehler' })).toBeVisible()
  await expectAccessibleOnAll(page, 'the start page', 'main')

  await page.setViewportSize({ width: 360, height: 900 })
  await page.getByRole('button', { name: 'Anpassen' }).click()
  const lines = page.getByRole('list', { name: 'Bausteine der Übersicht' }).getByRole('listitem')
  await expect(lines.first()).toContainText('Heute')
  const down = page.getByRole('button', { name: 'Heute nach unten' })
  await down.focus()
  // One of them has nothing to say today and takes no room.
  await page.keyboard.press('Enter')
  await expect(lines.nth(1)).toContainText('Heute')
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines.nth(2)).toContainText('Heute')
  await expect(down).toBeFocused()
  await page.getByRole('switch', { name: 'System anzeigen' }).focus()
  await page.keyboard.press('Space')
  await expectAccessibleOnAll(page, 'the arrangement', 'main')
  await pressEnter(page.getByRole('button', { name: 'Anordnung speichern' }))
  await expect(page.getByText('Ihre Übersicht ist gespeichert.')).toBeVisible()

  await page.reload()
  await expectSettled(page)
  await expect(headings.filter({ hasText: 'Heute' })).toBeVisible()
  await expect(headings.first()).not.toHaveText('Heute')
  await expect(headings.filter({ hasText: 'System' })).toHaveCount(0)
})

test('a notice arrives on every open tab as it happens, and is marked as read', async ({
  page,
  context,
  browser,
}) => {
  const other = await context.newPage()
  await other.goto(kontor.url('/admincenter/notifications'))
  await expectSettled(other)
  await expectSettled(page)
  const title = 'Die Kasse druckt doppelt'
  await giveBug(browser, page, title)
  await expect(page.getByRole('button', { name: 'Mitteilungen, 1 ungelesen' })).toBeVisible()
  const line = other.getByRole('link', { name: new RegExp(title) })
  await expect(line).toBeVisible()
  await expectAccessibleOnAll(other, 'the notices', 'main')

  await page.getByRole('button', { name: 'Mitteilungen, 1 ungelesen' }).press('Enter')
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible()
  await expectAccessibleOnAll(page, 'the newest notices')
  await other.getByRole('button', { name: `Als gelesen markieren: ` }).press('Enter')
  await expect(other.getByRole('button', { name: 'Als ungelesen markieren' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mitteilungen', exact: true })).toBeVisible()
})

test('how somebody hears of a topic is chosen by keyboard and kept', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/notifications/settings'))
  await expectSettled(page)
  const inKontor = page.getByRole('switch', { name: 'Fehler: In Kontor' })
  const byMail = page.getByRole('combobox', { name: 'Fehler: Per E-Mail' })
  await inKontor.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(byMail).toBeFocused()
  // One letter: what comes a second later would begin another word.
  await page.keyboard.press('E')
  await expect(byMail).toHaveValue('digest')
  await page.getByRole('switch', { name: /^Ruhezeit/ }).press('Space')
  await expect(page.getByRole('textbox', { name: 'Von' })).toHaveValue('20:00')
  await expectAccessibleOnAll(page, 'the settings of notices', 'main')
  await pressEnter(page.getByRole('button', { name: 'Einstellungen speichern' }))
  await expect(page.getByText('Gespeichert. So erfahren Sie')).toBeVisible()

  await page.reload()
  await expectSettled(page)
  await expect(inKontor).not.toBeChecked()
  await expect(byMail).toHaveValue('digest')
  await expect(page.getByRole('textbox', { name: 'Von' })).toHaveValue('20:00')
})

/** Somebody else gives the person at the page a bug to work on, in no browser. */
async function giveBug(browser: Browser, page: Page, title: string): Promise<void> {
  const state = await page.request.get(kontor.url('/api/v0/auth/getLoggedInState/'))
  const { _id: developer } = await state.json()
  const context = await signedInAs(await browser.newContext(), kontor.url, COLLEAGUE)
  const filed = await context.request.post(kontor.url('/api/v0/system_bugtracker/'), {
    headers: { origin: kontor.url('') },
    data: { title, developer },
  })
  expect(filed.status(), await filed.text()).toBeLessThan(300)
  await context.close()
}

import type { BrowserContext, Page } from '@playwright/test'
import { makeAccount } from './accounts.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const PASSWORD = 'eiche-und-esche-2026'
const CONTROLS = /\/(staff|entry-panel|panel|parts)-/

test('visitors get no byte of the controls, and the page is the same for everyone', async ({
  browser,
}) => {
  const visitor = await browser.newPage()
  const fetched = scriptsOf(visitor)
  const answer = await visitor.goto(kontor.url('/News'))
  // Controls are fetched when the page has nothing else to do: after that nothing comes any more.
  await visitor.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched.filter((url) => CONTROLS.test(url))).toEqual([])
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  expect(await (await admin.request.get(kontor.url('/News'))).text()).toBe(await answer?.text())
  await visitor.close()
  await admin.close()
})

test('customers and members without rights see who they are and no controls', async ({
  browser,
}) => {
  for (const role of ['user', 'member'] as const) {
    const handle = `${role}@example.org`
    await makeAccount(kontor, { handle, password: PASSWORD, role })
    const who = { handle, password: PASSWORD }
    const context = await signedInAs(await browser.newContext(), kontor.url, who)
    const page = await context.newPage()
    const fetched = scriptsOf(page)
    await page.goto(kontor.url('/News'))
    const greeting = page.getByRole('complementary', { name: 'Ihr Konto' })
    await expect(greeting.getByText(handle)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#staff-bar')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Neuer Beitrag' })).toHaveCount(0)
    const late = fetched.filter((url) => /staff-controls|\/panel-/.test(url))
    if (role === 'user') expect(late).toEqual([])
    await context.close()
  }
})

test('an admin sees how a page stands, goes to work on it, shares it and adds news', async ({
  browser,
}) => {
  const context = await signedInAs(await browser.newContext(), kontor.url)
  const id = await makeLive(context, 'page', 'Unser Hof')
  await makeLive(context, 'entry', 'Hofladen offen')
  const page = await context.newPage()
  await page.goto(kontor.url('/unser-hof'))
  const bar = page.getByRole('complementary', { name: 'Werkzeuge für diese Website' })
  await expect(bar.getByText('Online', { exact: true })).toBeVisible()
  const edit = bar.getByRole('link', { name: 'Seite bearbeiten' })
  await expect(edit).toHaveAttribute('href', `/admincenter/pages/edit/${id}?lang=de`)

  await bar.getByText('Verwaltung').click()
  const entries = { Dateien: '/admincenter/filebrowser', Einstellungen: '/admincenter/settings' }
  for (const [name, href] of Object.entries(entries))
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
  for (const name of ['Info', 'Newsletter', 'Nachrichten'])
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', /^\//)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Dateien' })).toBeHidden()

  await bar.getByRole('button', { name: 'Teilen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Diese Seite teilen' })
  await expect(dialog.getByLabel('Adresse der Seite')).toHaveValue(/\/unser-hof$/)
  await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Auf Facebook' })).toHaveCount(0)
  await expectAccessibleOnAll(page, 'share')
  await page.keyboard.press('Escape')

  await saveDraft(context, id, { title: 'Unser neuer Hof' })
  await page.reload()
  await expect(bar.getByText('Online, geändert')).toBeVisible()
  await edit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unser neuer Hof' })).toBeVisible()

  await page.goto(kontor.url('/News'))
  await page.getByRole('link', { name: 'Hofladen offen' }).click()
  await expect(bar.getByRole('link', { name: 'Beitrag bearbeiten' })).toBeVisible()
  await expectAccessibleOnAll(page, 'entry panel')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goBack()
  await expect(bar.getByRole('link', { name: 'Beitrag bearbeiten' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Neuer Beitrag' }).click()
  await expect(page).toHaveURL(/admincenter\/entries\/edit\/[0-9a-f-]{36}/)
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Titel')
  await context.close()
})

function scriptsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'stylesheet')
      urls.push(request.url())
  })
  return urls
}

type Noun = 'page' | 'entry'

async function makeLive(context: BrowserContext, noun: Noun, title: string): Promise<string> {
  const headers = { origin: kontor.url('') }
  const all = kontor.url(`/api/v0/${noun}/`)
  const made = await (await context.request.post(all, { headers, data: { title } })).json()
  const id = String(made[noun][0]._id)
  const data = { lang: 'de', revision: 1 }
  expect((await context.request.post(`${all}${id}/publish`, { headers, data })).ok()).toBe(true)
  return id
}

async function saveDraft(context: BrowserContext, id: string, fields: object): Promise<void> {
  const headers = { origin: kontor.url('') }
  const data = { lang: 'de', revision: 1, fields }
  const url = kontor.url(`/api/v0/page/${id}/draft`)
  expect((await context.request.put(url, { headers, data })).ok()).toBe(true)
}

import { makeAccount } from './accounts.ts'
import { designerPages } from './designer-pages.ts'
import { expect, expectSettled, runningKontor, signedIn, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)
const PASSWORD = 'Kirschbaum-7-Leiter'
const MAY = ['view', 'create', 'edit', 'delete']

test('who may not publish sees what takes that right, and why', async ({ page, browser }) => {
  const value = { member: { pages: MAY, entries: MAY, files: MAY, redirects: MAY } }
  await prove(page.request, kontor.url(''))
  await pages.send(page.request, ['PUT', '/api/v0/config/'], {
    name: 'permissions',
    version: 0,
    value,
  })
  const handle = await makeAccount(kontor, {
    handle: 'redaktion',
    password: PASSWORD,
    role: 'member',
  })
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  await signedInAs(context, kontor.url, { handle, password: PASSWORD })
  const tab = await context.newPage()

  await tab.goto(kontor.url('/admincenter/pages/browse'))
  await expectSettled(tab)
  await tab.getByRole('button', { name: /^Aktionen für „Leistungen“/ }).click()
  const removal = tab.getByRole('menuitem', { name: /Löschen/ })
  await expect(removal).toBeDisabled()
  await expect(removal).toContainText('Nur wer veröffentlichen darf')
  await expect(tab.getByRole('menuitem', { name: 'Nach oben' })).toHaveCount(0)
  await tab.getByRole('menuitem', { name: 'Seiteneinstellungen' }).click()
  await expect(
    tab.getByText('Gilt sofort. Ändern kann das nur, wer veröffentlichen darf.'),
  ).toHaveCount(3)
  await expect(tab.getByRole('button', { name: 'Zugriff ändern' })).toHaveCount(0)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await tab.goto(kontor.url('/admincenter/redirects/import'))
  await expectSettled(tab)
  await expect(tab.getByText(/Einlesen kann nur, wer Weiterleitungen/)).toBeVisible()
  await context.close()
})

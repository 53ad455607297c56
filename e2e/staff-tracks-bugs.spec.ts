import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, lookFor, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/bugtracker/browse'
const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

const SCREENS = [
  BROWSE,
  `${BROWSE}?layout=board`,
  '/admincenter/bugtracker/edit',
  '/admincenter/bugtracker/milestones',
  '/admincenter/bugtracker/milestones/new',
  '/admincenter/bugtracker/projects',
  '/admincenter/bugtracker/settings',
]

signedIn(kontor.url)

test('a bug is filed by key and found by its words', async ({ page }) => {
  await page.goto(kontor.url(BROWSE))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expectSettled(page)
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Waage zeigt falsches Gewicht')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^#\d+ /)
  await expect(page).toHaveURL(/bugtracker\/edit\/[\w-]{36}/)
  await page.goto(kontor.url(BROWSE))
  await lookFor(page, 'Waage Gewihct')
  await expect(page.getByRole('link', { name: /Waage zeigt/ })).toBeVisible()
  await expect(page).toHaveURL(/q=Waage/)
})

test('an address reproduces its filters', async ({ page, context }) => {
  await page.goto(kontor.url(BROWSE))
  await page.getByRole('button', { name: 'Nach Schweregrad filtern' }).click()
  await page.getByRole('checkbox', { name: 'Kritisch' }).click()
  await expect(page).toHaveURL(/statusSeverity=critical/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nach Status filtern' }).click()
  await page.getByRole('checkbox', { name: 'Gesichtet' }).click()
  await expect(page).toHaveURL(/status=triaged/)
  await page.getByRole('checkbox', { name: 'Angenommen' }).click()
  await expect(page).toHaveURL(/status=triaged&status=accepted/)
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('tbody tr').first()).toBeVisible()
  await expectSettled(other)
  const titles = await rowTitles(other)
  expect(titles.length).toBeGreaterThan(0)
  await expect(other.locator('tbody tr').filter({ hasText: 'Gering' })).toHaveCount(0)
  await expect.poll(() => rowTitles(page)).toEqual(titles)
  await page.getByText('Board', { exact: true }).click()
  await expect(page).toHaveURL(/statusSeverity=critical.*layout=board/)
  await expect(page.getByRole('region', { name: /^Gesichtet,/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Neu,/ })).toHaveCount(0)
})

test('comments say who reads them, and files hang on', async ({ page }) => {
  await openBug(page, await storedBug(page, 'Bon ist leer'))
  const box = page.getByRole('textbox', { name: 'Kommentar schreiben' })
  await box.fill('Vermutlich das Farbband.')
  await box.press('Control+Enter')
  await expect(box).toHaveValue('')
  await page.getByText('Öffentlich', { exact: true }).click()
  await box.fill('Wir sehen es uns morgen an.')
  await page.getByRole('button', { name: /Öffentlich antworten/ }).click()
  const thread = page.getByRole('list', { name: 'Kommentare' }).getByRole('listitem')
  await expect(thread).toHaveCount(2)
  await expect(thread.nth(0)).toContainText('Intern')
  await expect(thread.nth(1)).toContainText('Öffentlich')
  await expect(box).toHaveValue('')

  const file = { name: 'bon.txt', mimeType: 'text/plain', buffer: Buffer.from('leer') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('1 Datei angehängt')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'bon.txt', exact: true }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('leer')

  await page.getByRole('tab', { name: 'Aktivität' }).click()
  await expect(page.getByText('hat Datei hinzugefügt')).toBeVisible()
})

test('a card goes through its states by keyboard, and only where it may', async ({ page }) => {
  await storedBug(page, 'Lampe flackert')
  await page.goto(kontor.url(`${BROWSE}?layout=board&q=Lampe+flackert`))
  const card = page.getByRole('link', { name: 'Lampe flackert' })
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name},`) })
  await card.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(column('Gesichtet').getByRole('link', { name: 'Lampe flackert' })).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(column('Angenommen').getByRole('link', { name: 'Lampe flackert' })).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(column('In Arbeit').getByRole('link', { name: 'Lampe flackert' })).toBeFocused()

  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: 'Geschlossen' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Behoben', exact: true }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Als behoben markieren' }))
  await dialog.getByRole('button', { name: 'Als behoben markieren' }).click()
  await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus')).toBeVisible()
  await dialog.getByLabel('Behoben in Version').fill('2.0')
  await dialog.getByRole('button', { name: 'Als behoben markieren' }).click()
  await expect(column('Behoben').getByRole('link', { name: 'Lampe flackert' })).toBeVisible()
  await page.reload()
  await expect(column('Behoben').getByRole('link', { name: 'Lampe flackert' })).toBeVisible()
})

test('a card goes back when the server refuses its move', async ({ page }) => {
  await storedBug(page, 'Tür klemmt')
  await page.goto(kontor.url(`${BROWSE}?layout=board&q=klemmt`))
  await page.route('**/transition', (route) =>
    route.fulfill({ status: 422, json: { code: 'wrong-move', message: 'Das geht so nicht.' } }),
  )
  const card = page.getByRole('link', { name: 'Tür klemmt' })
  await card.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('Das geht so nicht.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Neu,/ }).getByText('Tür klemmt')).toBeVisible()
})

test('a card is dragged to a column that takes it', async ({ page }) => {
  await storedBug(page, 'Fenster zieht')
  await page.goto(kontor.url(`${BROWSE}?layout=board&q=zieht`))
  const card = page.getByRole('link', { name: 'Fenster zieht' })
  const target = page.getByRole('region', { name: /^Gesichtet,/ })
  await expect(target).toBeVisible()
  await expectSettled(page)
  const [from, to] = [await card.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('The board is not drawn')
  await page.mouse.move(from.x + 40, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 5 })
  await expect(page.getByText('Von „Neu“ aus nicht möglich').first()).toBeVisible()
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 10 })
  await expect(target).toHaveAttribute('data-target')
  await page.mouse.up()
  await expect(target.getByRole('link', { name: 'Fenster zieht' })).toBeVisible()
})

test('chosen bugs change together', async ({ page }) => {
  await storedBug(page, 'Regal wackelt links')
  await storedBug(page, 'Regal wackelt rechts')
  await page.goto(kontor.url(`${BROWSE}?q=Regal+wackelt`))
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expectSettled(page)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Aktionen für die Auswahl' })
  await bar.getByRole('button', { name: 'Bearbeiten' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: '2 Einträge bearbeiten' }))
  await dialog.getByRole('combobox', { name: 'Priorität' }).click()
  await page.getByRole('option', { name: 'Dringend' }).click()
  await dialog.getByRole('button', { name: 'Änderungen übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('tbody tr').filter({ hasText: 'Dringend' })).toHaveCount(2)
})

test('two people who save the same bug compare their versions', async ({ page, context }) => {
  await openBug(page, await storedBug(page, 'Drucker ist laut'))
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'Titel' }).fill('Drucker ist sehr laut')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Drucker brummt')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drucker brummt')
  await other.keyboard.press('Control+s')
  const dialog = other.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' })
  await expect(dialog).toContainText('Drucker brummt')
  await expect(dialog).toContainText('Drucker ist sehr laut')
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Drucker ist sehr laut')
})

test('a deleted bug comes back by undo', async ({ page }) => {
  await openBug(page, await storedBug(page, 'Schild ist verblasst'))
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  // It goes after a few seconds, but not from below the pointer.
  await undo.hover()
  await expect(page).toHaveURL(kontor.url(BROWSE))
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.locator('tbody').getByText('Schild ist verblasst')).toHaveCount(0)
  await undo.click()
  await expect(page.locator('tbody').getByText('Schild ist verblasst')).toBeVisible()
})

test('a milestone with open bugs says what to do with them', async ({ page }) => {
  await page.goto(kontor.url('/admincenter/bugtracker/milestones'))
  await page.getByRole('link', { name: 'Version 1.9' }).click()
  await expect(page.getByRole('img', { name: /^Offene Einträge vom .* Termin:/ })).toBeVisible()
  await page.getByText('Zahlen als Tabelle').click()
  await page.getByRole('button', { name: 'Meilenstein abschließen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Was geschieht mit den offenen Einträgen?' })
  await dialog.getByText('Aus der Planung nehmen').click()
  await dialog.getByRole('button', { name: 'Verschieben und abschließen' }).click()
  await expect(page.getByText('„Version 1.9“ abgeschlossen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible()
})

test('a visitor reports, staff answers publicly, the visitor reads it without scripts', async ({
  page,
  browser,
}) => {
  await page.goto(kontor.url('/admincenter/bugtracker/settings'))
  await page.getByRole('combobox', { name: 'Wer darf Fehler melden?' }).click()
  await page.getByRole('option', { name: 'Jeder Besucher' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto(kontor.url('/fehler-melden'))
  await visitor.getByLabel('Was läuft falsch?').fill('Preisliste lässt sich nicht öffnen')
  await visitor.getByLabel('Was ist passiert?').fill('Der Knopf tut nichts.')
  // Who is quicker than any person is asked to send once more.
  const send = async () => {
    const question = (await visitor.getByText(/^Sicherheitsfrage/).textContent()) ?? ''
    const words = question.split(/\P{L}+/u).map((word) => NUMBERS.indexOf(word))
    const sum = words.reduce((all, number) => all + Math.max(number, 0), 0)
    await visitor.getByLabel(/^Sicherheitsfrage/).fill(String(sum))
    const answered = visitor.waitForResponse((reply) => reply.request().method() === 'POST')
    await visitor.getByRole('button', { name: 'Fehler melden' }).click()
    const reply = await answered
    // What asks again is another page: its question counts.
    if (reply.status() !== 303) await reply.finished()
    return reply.status()
  }
  await expect.poll(send).toBe(303)
  await expect(visitor).toHaveURL(/\/fehler\/[\w-]{32}/)
  const link = visitor.getByRole('link', { name: /\/fehler\// })
  const address = new URL((await link.getAttribute('href')) ?? '').pathname
  await expect(visitor.getByText('Eingegangen')).toBeVisible()

  await page.goto(kontor.url(`${BROWSE}?q=Preisliste`))
  await page.getByRole('link', { name: /Preisliste lässt sich/ }).click()
  const box = page.getByRole('textbox', { name: 'Kommentar schreiben' })
  await box.fill('Das liegt am Nachtwächter.')
  await page.getByRole('button', { name: /Intern kommentieren/ }).click()
  await expect(box).toHaveValue('')
  await page.getByText('Öffentlich', { exact: true }).click()
  await box.fill('Ist behoben, danke für den Hinweis.')
  await page.getByRole('button', { name: /Öffentlich antworten/ }).click()
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Betrifft mich auch' }).click()
  await expect(page.getByText('Betrifft 2 Personen.')).toBeVisible()

  await visitor.goto(kontor.url(address))
  const messages = visitor.getByRole('listitem').filter({ hasText: 'Unser Team' })
  await expect(messages).toHaveCount(1)
  await expect(messages).toContainText('Ist behoben, danke für den Hinweis.')
  await expect(visitor.getByText('Nachtwächter')).toHaveCount(0)
  await visitor.getByLabel('Ihre Nachricht').fill('Jetzt geht es.')
  await visitor.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(visitor.getByText('Danke, Ihre Nachricht ist bei uns.')).toBeVisible()
  await plain.close()

  for (const path of [address, '/en/report-a-bug']) {
    await page.goto(kontor.url(path))
    await expectAccessibleOnAll(page, path)
  }
})

test('every screen is accessible', async ({ page }) => {
  test.slow()
  await page.goto(kontor.url(BROWSE))
  const bug = await page.getByRole('link', { name: /#12/ }).first().getAttribute('href')
  for (const path of [String(bug), `${bug}?tab=activity`, ...SCREENS]) {
    await page.goto(kontor.url(path))
    await expectSettled(page)
    await expectAccessibleOnAll(page, path, path === BROWSE ? 'page' : 'main')
  }
})

/** A bug that is there already; its id. */
async function storedBug(page: Page, title: string): Promise<string> {
  const headers = { origin: kontor.url('') }
  const all = kontor.url('/api/v0/system_bugtracker/')
  const reply = await page.request.post(all, { headers, data: { title } })
  expect(reply.ok()).toBe(true)
  return String((await reply.json()).bugs[0]._id)
}

async function openBug(page: Page, id: string): Promise<void> {
  await page.goto(kontor.url(`/admincenter/bugtracker/edit/${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^#\d+ /)
}

async function rowTitles(page: Page): Promise<string[]> {
  return page.locator('tbody tr [data-row-link]').allInnerTexts()
}

import type { Locator, Page } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { openCanvas } from './designer-pages.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/pages/browse'
const PICTURE = {
  name: 'werkbank.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#7a5230"/></svg>',
  ),
}

signedIn(kontor.url, BROWSE)

test('a page is made, written, published, renamed and taken back', async ({ page, browser }) => {
  test.slow()
  await newPageByKeyboard(page, 'Hofladen Süd')
  await addBlock(page, 'Überschrift')
  await page.getByRole('textbox', { name: 'Überschrift', exact: true }).fill('Frisch vom Feld')
  await addBlock(page, 'Bild')
  const drop = page.getByRole('region', { name: 'Bild', exact: true })
  await drop.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.getByText(PICTURE.name, { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Was das Bild zeigt' }).fill('Eine Werkbank')
  await expectSaved(page)
  await publish(page)

  const visitor = await browser.newPage()
  await visitor.goto(kontor.url('/hofladen-sued'))
  await expect(visitor.getByRole('heading', { name: 'Frisch vom Feld' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Eine Werkbank' })).toBeVisible()

  const details = await openDetails(page)
  await details.getByRole('textbox', { name: 'Adressteil' }).fill('Laden Nord')
  await expect(details.getByRole('textbox', { name: 'Adressteil' })).toHaveValue('Laden-Nord')
  await expectAccessibleOnAll(page, 'settings of a page')
  await page.setViewportSize({ width: 1280, height: 900 })
  await closeDetails(page)
  const heading = page.frameLocator('iframe').getByRole('heading', { name: 'Frisch vom Feld' })
  await heading.click()
  await page.getByRole('textbox', { name: 'Überschrift', exact: true }).fill('Jetzt im Norden')
  await expectSaved(page)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Frisch vom Feld' })).toBeVisible()
  await publish(page)
  await visitor.goto(kontor.url('/hofladen-sued'))
  await expect(visitor).toHaveURL(kontor.url('/Laden-Nord'))
  await expect(visitor.getByRole('heading', { name: 'Jetzt im Norden' })).toBeVisible()

  await restoreFirstVersion(page)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Jetzt im Norden' })).toBeVisible()
  await visitor.close()
})

test('the list of pages opens the designer, and a new page asks for its title and a start', async ({
  page,
}) => {
  const tree = page.getByRole('list', { name: 'Seiten', exact: true })
  await tree.getByRole('link', { name: 'Leistungen', exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/design\/[0-9a-f-]{36}/)
  await expect(page.frameLocator('iframe').locator('.page-blocks > .blocks')).toBeVisible()
  await page.getByRole('link', { name: 'Zu den Seiten' }).click()
  await page.getByRole('button', { name: 'Aktionen für „Leistungen“' }).click()
  await page.getByRole('menuitem', { name: 'Seiteneinstellungen' }).click()
  const details = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
  await expect(details.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(
    'Leistungen',
  )
  await expect(details.getByRole('textbox', { name: 'Eigener Pfad' })).toBeHidden()
  await details.getByText('Erweitert').click()
  await expect(details.getByRole('textbox', { name: 'Eigener Pfad' })).toBeVisible()

  await page.goto(kontor.url(BROWSE))
  await page.getByRole('button', { name: 'Neue Seite' }).first().click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Neue Seite' }))
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Unsere Preise')
  await dialog.getByRole('radio', { name: 'Preise' }).click()
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  const drawn = page.frameLocator('iframe').locator('.page-blocks [data-block]')
  await expect(drawn.first()).toBeVisible()
  await expect.poll(() => drawn.count()).toBeGreaterThan(4)
})

test('pages are put in order by keyboard, thrown away and brought back', async ({ page }) => {
  await newPageByKeyboard(page, 'Anfahrt')
  await page.goto(kontor.url(BROWSE))
  await newPageByKeyboard(page, 'Parken')
  await page.goto(kontor.url(BROWSE))
  const tree = page.getByRole('list', { name: 'Seiten', exact: true })
  await expectSettled(page)
  await tree.getByRole('link', { name: 'Parken' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText(/„Parken“ steht jetzt auf Platz \d+ von \d+, Ebene 2/)).toBeAttached()
  await expect(tree.getByRole('listitem').filter({ hasText: 'Parken' })).toContainText(
    '/anfahrt/parken',
  )
  await expectAccessibleOnAll(page, 'tree', 'main')
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Aktionen für „Anfahrt“' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: '„Anfahrt“ löschen?' })
  await expect(question).toContainText('1 Unterseite geht mit.')
  await question.getByRole('button', { name: 'In den Papierkorb' }).click()
  await expect(tree.getByRole('link', { name: 'Parken' })).toHaveCount(0)
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  const trash = page.getByRole('list', { name: 'Papierkorb' }).getByRole('listitem')
  await trash.filter({ hasText: 'Anfahrt' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Zum Seitenbaum' }).click()
  await expect(tree.getByRole('link', { name: 'Parken' })).toBeVisible()
})

test('a block is kept for all pages, differs in one place, and is taken apart again', async ({
  page,
}) => {
  test.slow()
  await newPageByKeyboard(page, 'Betriebsferien')
  await addBlock(page, 'Überschrift')
  const heading = page.getByRole('textbox', { name: 'Überschrift', exact: true })
  await heading.fill('Wir haben Ferien')
  await page.getByRole('button', { name: 'Als globalen Block speichern' }).click()
  const naming = page.getByRole('dialog', { name: 'Als globalen Block speichern' })
  await naming.getByRole('textbox').fill('Ferienhinweis')
  await naming.getByRole('button', { name: 'Als globalen Block speichern' }).click()
  await page.locator('summary').filter({ hasText: 'Wir haben Ferien' }).click()
  await heading.fill('Wir sind am Meer')
  await expect(page.getByText('Hier geändert')).toBeVisible()
  await expectSaved(page)
  await publish(page)
  const shown = async () => (await page.request.get(kontor.url('/betriebsferien'))).text()
  await expect.poll(shown).toContain('Wir sind am Meer')

  await page.goto(kontor.url('/admincenter/pages/globals/browse'))
  await page.getByRole('link', { name: 'Ferienhinweis' }).click()
  await expect(page.getByRole('link', { name: 'Betriebsferien' })).toBeVisible()
  await expectAccessibleOnAll(page, 'global block', 'main')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Betriebsferien' }).click()
  const frame = await openCanvas(page)
  await frame.getByText('Wir sind am Meer').click()
  await page.getByRole('button', { name: 'Vom globalen Block lösen' }).click()
  await expect(frame.locator('[data-block] h2, [data-block] h1')).toHaveText('Wir sind am Meer')
  await expect(heading).toHaveValue('Wir sind am Meer')
})

test('a draft is checked, returned and planned; what cannot be stored is not lost', async ({
  page,
}) => {
  await newPageByKeyboard(page, 'Sommerfest')
  for (const [step, note] of [
    ['Zur Freigabe senden', 'Bitte ansehen'],
    ['Zurückgeben', 'Bild fehlt'],
  ] as const) {
    await headStep(page, step)
    const dialog = await opened(page.getByRole('dialog'))
    await dialog.getByRole('textbox').fill(note)
    await dialog.getByRole('button', { name: step }).click()
    await expect(dialog).toBeHidden()
    const state = await openDetails(page)
    await expect(state.getByText(note)).toBeVisible()
    await closeDetails(page)
  }
  const details = await openDetails(page)
  await details.getByRole('button', { name: 'Termin planen' }).click()
  const plan = page.getByRole('dialog', { name: 'Termin planen' })
  await opened(plan)
  // A window above the drawer is left alone by Escape, without the drawer.
  await page.keyboard.press('Escape')
  await expect(plan).toBeHidden()
  await details.getByRole('button', { name: 'Termin planen' }).click()
  await opened(plan)
  await plan.getByRole('textbox').first().fill('01.07.2030')
  await plan.getByRole('textbox').first().press('Tab')
  await plan.getByRole('button', { name: 'Termin planen' }).click()
  await expect(details.getByText('Geht online: 01.07.2030')).toBeVisible()
  const title = details.getByRole('textbox', { name: 'Titel', exact: true })
  await title.fill('')
  await details.getByText('Englisch anlegen').click()
  await expect(page.getByText('Nicht gespeichert: 1 Angabe prüfen')).toBeVisible()
  await expect(title).toHaveValue('')
  await title.fill('Sommerfest am Hafen')
  await expectSaved(page)
  await details.getByText('Englisch anlegen').click()
  await expect(page.getByText(/Auf Englisch gibt es diese Seite noch nicht/)).toBeVisible()
  await page.getByRole('button', { name: 'Leer beginnen' }).click()
  await expect(page.frameLocator('iframe').locator('.page-blocks')).toBeVisible()
})

async function headStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: step }).click()
}

async function newPageByKeyboard(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Neue Seite' }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).toBeFocused()
  await page.keyboard.type(title)
  await expect(dialog.getByText(/^Adresse: \//)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** From the palette, as a mouse does it. */
async function addBlock(page: Page, name: string): Promise<void> {
  const tiles = page.getByRole('complementary', { name: 'Einfügen und Gliederung' })
  await tiles.getByRole('button', { name, exact: true }).click()
  await expect(page.locator('[data-designer=said]')).toHaveText(`${name} eingefügt`)
}

async function openDetails(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Seiteneinstellungen' }).click()
  return opened(page.getByRole('dialog', { name: 'Seiteneinstellungen' }))
}

async function closeDetails(page: Page): Promise<void> {
  const details = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
}

function expectSaved(page: Page): Promise<void> {
  return expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' })
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible()
}

async function restoreFirstVersion(page: Page): Promise<void> {
  const details = await openDetails(page)
  await details.getByRole('tab', { name: 'Versionen' }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'Version 1' })
  await first.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).click()
  const both = await opened(page.getByRole('dialog', { name: 'Version 1 und Entwurf' }))
  await expect(both.locator('ins').filter({ hasText: 'Norden' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(both).toBeHidden()
  await first.getByRole('button', { name: 'Als Entwurf wiederherstellen' }).click()
  await page
    .getByRole('dialog', { name: 'Version 1 wiederherstellen?' })
    .getByRole('button', { name: 'Als Entwurf wiederherstellen' })
    .click()
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Frisch vom Feld' }),
  ).toBeVisible()
}

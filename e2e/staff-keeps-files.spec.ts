import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, lookFor, opened, pressEnter, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const uploadPanel = (page: Page) => page.getByRole('region', { name: 'Uploads' })
const uploaded = (page: Page, name: string) =>
  uploadPanel(page).getByRole('listitem').filter({ hasText: name })
const tiles = (page: Page) => page.getByRole('list', { name: 'Dateien, Kacheln' })
const tile = (page: Page, name: string) => tiles(page).getByRole('link', { name, exact: true })

async function give(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Hochladen', exact: true }).click(),
  ])
  await chooser.setFiles([...files])
}

async function picture(name: string, colour: string): Promise<ChosenFile> {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

const text = (name: string, words: string): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})

test('a mixed batch gets a verdict each, and a large file survives a lost connection', async ({
  page,
  context,
}) => {
  await page.goto(kontor.url('/admincenter/files'))
  const bench = await picture('Werkbank.jpg', '#a0522d')
  await give(page, [bench])
  await expect(uploaded(page, 'Werkbank.jpg')).toContainText('Hochgeladen')

  await give(page, [
    { ...bench, name: 'Kopie.jpg' },
    await picture('Tisch.jpg', '#deb887'),
    { ...text('Logo.svg', HOSTILE), mimeType: 'image/svg+xml' },
    { ...text('Urlaub.jpg', '#!/bin/sh\nrm -rf /\n'), mimeType: 'image/jpeg' },
    text('Notiz.txt', 'Bitte Leim bestellen.'),
    { name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ])
  await expect(uploaded(page, 'Kopie.jpg')).toContainText('Schon vorhanden als Werkbank.jpg')
  await expect(uploaded(page, 'Tisch.jpg')).toContainText('Hochgeladen')
  await expect(uploaded(page, 'Urlaub.jpg')).toContainText('enthält Programmcode')
  await expect(uploaded(page, 'Notiz.txt')).toContainText('Hochgeladen')
  await expect(uploaded(page, 'leer.txt')).toContainText('leer')
  // A drawing is cleaned, not refused: what could run is gone.
  await expect(uploaded(page, 'Logo.svg')).toContainText('Hochgeladen')
  const show = uploaded(page, 'Logo.svg').getByRole('link', { name: 'Anzeigen' })
  const id = new URL((await show.getAttribute('href')) ?? '', kontor.url('/')).searchParams.get(
    'file',
  )
  const logo = await page.request.get(kontor.url(`/download/${id}`))
  expect(await logo.text()).toMatch(/^(?!.*alert).*<rect/s)
  await show.click()
  const shown = await opened(page.getByRole('dialog', { name: 'Angaben' }))
  await expect(shown).toContainText('Logo.svg')
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()

  await uploadPanel(page).getByRole('button', { name: 'Uploads schließen' }).click()
  const begun = await sendLarge(page, () => context.setOffline(true))
  await expect(uploaded(page, 'Film.wav')).toContainText('Wartet auf die Verbindung')
  // Uploads stay while one moves about.
  await page.getByRole('link', { name: 'Übersicht', exact: true }).click()
  await expect(uploaded(page, 'Film.wav')).toBeVisible()
  await context.setOffline(false)
  await expect(uploaded(page, 'Film.wav')).toContainText('Hochgeladen', { timeout: 60_000 })
  // It went on where it was: nothing was begun anew.
  expect(begun()).toBe(1)
})

/** The connection goes with the second piece; answers how many uploads were begun. */
async function sendLarge(page: Page, cut: () => Promise<void>): Promise<() => number> {
  const sound = wave(18 * 1024 * 1024)
  let pieces = 0
  let begun = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/file/tus')) begun += 1
  })
  await page.route('**/api/v0/file/tus/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    pieces += 1
    if (pieces !== 2) return route.continue()
    await cut()
    return route.abort('internetdisconnected')
  })
  await give(page, [{ name: 'Film.wav', mimeType: 'audio/wav', buffer: sound }])
  await expect.poll(() => pieces).toBeGreaterThanOrEqual(2)
  return () => begun
}

test('files are found, tagged, moved, deleted with a look at their uses, and brought back', async ({
  page,
}) => {
  await page.goto(kontor.url('/admincenter/files'))
  await give(page, [await picture('Regal.jpg', '#556b2f'), await picture('Stuhl.jpg', '#8fbc8f')])
  await expect(uploaded(page, 'Stuhl.jpg')).toContainText('Hochgeladen')
  await expect(uploaded(page, 'Regal.jpg')).toContainText('Hochgeladen')
  await uploadPanel(page).getByRole('button', { name: 'Uploads schließen' }).click()

  await lookFor(page, 'Stuhl')
  await expect(page).toHaveURL(/q=Stuhl/)
  await expect(tiles(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Suche leeren' }).click()

  for (const name of ['Regal.jpg', 'Stuhl.jpg']) {
    await tile(page, name).focus()
    await page.keyboard.press('x')
  }
  const bulk = page.getByRole('region', { name: 'Aktionen für die Auswahl' })
  await expect(bulk.getByRole('status')).toContainText('2')
  await bulk.getByRole('button', { name: 'Schlagwörter vergeben' }).click()
  const tagging = await opened(page.getByRole('dialog'))
  await tagging.getByRole('combobox', { name: 'Hinzufügen' }).fill('Möbel')
  await tagging.getByRole('combobox', { name: 'Hinzufügen' }).press('Enter')
  await tagging.getByRole('button', { name: 'Schlagwörter ändern' }).click()
  await expect(page.getByText('Schlagwörter geändert')).toBeVisible()
  // What was chosen is let go after that: choosing again before would be undone by it.
  await expect(bulk).toBeHidden()
  for (const name of ['Regal.jpg', 'Stuhl.jpg']) {
    await page.getByRole('checkbox', { name: `${name} auswählen` }).check()
  }
  await expect(bulk.getByRole('status')).toContainText('2')
  await bulk.getByRole('button', { name: 'Verschieben' }).click()
  const moving = await opened(page.getByRole('dialog'))
  await moving.getByRole('combobox', { name: 'Ordner' }).fill('Referenzen/Möbel')
  await moving.getByRole('button', { name: 'Hierher verschieben' }).click()
  await expect(page.getByText('Dateien verschoben')).toBeVisible()

  const folders = page.getByRole('navigation', { name: 'Ordner' })
  await folders.getByRole('button', { name: 'Referenzen aufklappen' }).click()
  await folders.getByRole('button', { name: 'Möbel', exact: true }).click()
  await expect(page).toHaveURL(/folder=Referenzen%2FM%C3%B6bel/)
  await expect(tiles(page).getByRole('listitem')).toHaveCount(2)

  await makeGallery(page, ['Regal.jpg'])
  await page.goto(kontor.url('/admincenter/files?tags=M%C3%B6bel'))
  await tile(page, 'Regal.jpg').click()
  const drawer = page.getByRole('dialog', { name: 'Angaben' })
  await expect(drawer.getByRole('link', { name: 'Schaufenster' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Diese Datei wird noch verwendet' })
  await expect(question).toContainText('Schaufenster')
  await question.getByRole('button', { name: 'Trotzdem löschen' }).click()
  await expect(page.getByText('„Regal.jpg“ liegt im Papierkorb')).toBeVisible()

  await page.goto(kontor.url('/admincenter/files?trash=true'))
  await tile(page, 'Regal.jpg').click()
  await drawer.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByText('„Regal.jpg“ wiederhergestellt')).toBeVisible()
  await expect(page.getByText('Der Papierkorb ist leer')).toBeVisible()
  await expectEveryoneCanUseIt(page)
})

async function expectEveryoneCanUseIt(page: Page): Promise<void> {
  await page.goto(kontor.url('/admincenter/filebrowser'))
  await expect(tile(page, 'Stuhl.jpg')).toBeVisible()
  await expectAccessibleOnAll(page, 'files as tiles', 'main')
  await page.getByText('Liste', { exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Stuhl.jpg' }).click()
  await expect(page.getByRole('dialog', { name: 'Angaben' })).toContainText('Möbel')
  await expectAccessibleOnAll(page, 'one file beside the list')
}

/** By keyboard alone: the second variant of the gallery dialog of the overlay menu. */
async function makeGallery(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Schnellzugriff' }).click()
  await page.getByRole('menuitem', { name: 'Galerie zusammenstellen' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Bilder für die Galerie auswählen' })
  for (const name of names) {
    await expect(picker.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(name.slice(0, 5))
    await expect(picker.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(picker.getByRole('option', { name })).toBeFocused()
    await page.keyboard.press('Space')
  }
  await expectAccessibleOnAll(page, 'picker')
  await pressEnter(picker.getByRole('button', { name: /Weiter/ }))
  const title = (await opened(page.getByRole('dialog'))).getByRole('textbox', { name: 'Titel' })
  await title.fill('Schaufenster')
  await title.press('Enter')
  await page.waitForURL(/\/galleries\//)
}

const HOSTILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><script>alert(1)</script><rect width="90" height="60" onclick="alert(2)" fill="teal"/></svg>'

/** Noise, because equal bytes would be packed away somewhere on the way. */
function wave(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(bytes - 8, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(44_100, 24)
  head.writeUInt32LE(88_200, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes - 44, 40)
  return Buffer.concat([head, randomBytes(bytes - 44)])
}

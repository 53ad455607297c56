import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makeAccount } from './accounts.ts'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, opened, pressEnter, runningKontor, signedIn, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const LOCKS = '/admincenter/settings/filelocks'

signedIn(kontor.url)

test('a picture is cut by keys and by mouse, turned, and becomes the untouched original again', async ({
  page,
}) => {
  const sent = await photo(1200, 800)
  const id = await upload(page, 'hobel.jpg', sent)
  await page.goto(kontor.url(`/admincenter/image/edit/${id}`))
  const frame = page.getByRole('button', { name: 'Ausschnitt' })
  await frame.focus()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('1.080 × 800 Pixel')).toBeVisible()
  await expect(page.getByText('Ausschnitt 1080 mal 800 Pixel, 12 von links')).toBeAttached()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await pull(page, 'se', { x: -80, y: -60 })
  await expect(page.getByText(/^[5-9]\d\d × [4-7]\d\d Pixel$/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Seitenverhältnis' }).click()
  await page.getByRole('option', { name: '1 : 1 (Quadrat)' }).click()
  await page.getByRole('button', { name: 'Nach rechts drehen' }).click()
  await expect(page.getByText(/Gedreht um 90 Grad/)).toBeVisible()
  await expectAccessibleOnAll(page, 'the image editor')
  await save(page)
  const cut = await readFile(page, id)
  expect(cut.recipe).toMatchObject({ rotate: 90 })
  expect(Math.abs(cut.res.w - cut.res.h)).toBeLessThanOrEqual(1)

  await page.getByRole('button', { name: 'Auf das Original zurücksetzen' }).click()
  await expect(page.getByText('Ganzes Bild · 1.200 × 800 Pixel')).toBeVisible()
  await save(page)
  expect((await readFile(page, id)).recipe).toEqual({ rotate: 0, crop: null, focal: null })
  const original = await page.request.get(kontor.url(`/download/${id}?original=true`))
  expect(Buffer.compare(await original.body(), sent)).toBe(0)
})

test('the focal point is set by click and keys; a newer version is compared, not lost', async ({
  page,
}) => {
  const id = await upload(page, 'bank.jpg', await photo(900, 600))
  await page.goto(kontor.url(`/admincenter/image/edit/${id}`))
  await page.getByText('Fokuspunkt', { exact: true }).click()
  const mark = page.getByRole('button', { name: 'Fokuspunkt', exact: true })
  await mark.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Fokuspunkt bei 45 Prozent von links und 49 Prozent')).toBeAttached()
  await expect(page.getByText('Quadrat', { exact: true })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Alternativtext', exact: true })
  await text.fill('Eine Werkbank aus Buche')
  await page.getByRole('textbox', { name: 'Dasselbe auf Englisch' }).fill('A bench of beech')
  await put(page, `/api/v0/file/${id}/picture`, {
    ...{ version: 1, rotate: 180, crop: null, focal: null, alt: 'Von jemand anderem' },
  })
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: /inzwischen geändert/ })
  await expect(dialog.getByText('Gespeicherte Version')).toBeVisible()
  await expectAccessible(page, 'two versions of a picture')
  await dialog.getByRole('button', { name: 'Meine speichern' }).click()
  await expect(page.getByText(/^Gespeichert\. Ihre Seiten/)).toBeVisible()
  expect(await readFile(page, id)).toMatchObject({
    recipe: { rotate: 0, focal: { x: 0.45, y: 0.49 } },
    alt: 'Eine Werkbank aus Buche',
    altEn: 'A bench of beech',
  })
})

test('a gallery is made of chosen pictures and put in order by keys', async ({ page }) => {
  for (const name of ['eins.jpg', 'zwei.jpg', 'drei.jpg']) {
    await upload(page, name, await photo(400, 300))
  }
  await page.goto(kontor.url('/admincenter/galleries'))
  await page.getByRole('button', { name: 'Neue Galerie' }).first().click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Küche in Eiche')
  await page.getByRole('button', { name: 'Bilder hinzufügen' }).click()
  const picker = await opened(page.getByRole('dialog', { name: 'Bilder auswählen' }))
  for (const name of ['eins.jpg', 'zwei.jpg', 'drei.jpg']) {
    await picker.getByRole('option', { name }).click()
  }
  await picker.getByRole('button', { name: /^Auswählen/ }).click()
  await expect(names(page)).toHaveText([/eins\.jpg/, /zwei\.jpg/, /drei\.jpg/])
  await pressEnter(page.getByRole('button', { name: 'Bild 3 nach vorn' }))
  await expect(page.getByText('Bild ist jetzt an Position 2 von 3')).toBeAttached()
  const grip = page.getByRole('button', { name: 'Bild 1 verschieben' })
  await grip.press('Space')
  // What is dragged lies above its place, which moves with each key.
  await expect(page.locator('li[data-dnd-dragging]')).toContainText('eins.jpg')
  await page.keyboard.press('ArrowDown')
  const places = page.locator('ol > li:not([data-dnd-dragging])').filter({ hasText: '.jpg' })
  await expect(places).toHaveText([/drei\.jpg/, /eins\.jpg/, /zwei\.jpg/])
  await page.keyboard.press('Space')
  await expect(page.locator('li[data-dragged]')).toHaveCount(0)
  await expect(names(page)).toHaveText([/drei\.jpg/, /eins\.jpg/, /zwei\.jpg/])
  await page.getByRole('textbox', { name: 'Bildunterschrift zu Bild 1' }).fill('Der Rohbau')
  await page.getByRole('button', { name: 'Bild 3 als Titelbild' }).click()
  await page.getByText('Mosaik', { exact: true }).click()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/galleries\/[0-9a-f-]{36}$/)
  await page.reload()
  await expect(names(page)).toHaveText([/drei\.jpg/, /eins\.jpg/, /Titelbild · zwei\.jpg/])
  await expect(page.getByRole('radio', { name: 'Mosaik' })).toBeChecked()
  await expectAccessibleOnAll(page, 'a gallery', 'main')
  await page.goto(kontor.url('/admincenter/galleries'))
  await expect(page.getByText('3 Bilder · Mosaik')).toBeVisible()
  await expectAccessibleOnAll(page, 'the galleries', 'main')
})

test('a file is described, knows where it is used, and does not go unseen', async ({ page }) => {
  const id = await upload(page, 'prospekt.jpg', await photo(500, 300))
  await post(page, '/api/v0/gallery/', { title: 'Prospekt 2026', items: [{ file: id }] })
  await page.goto(kontor.url(`/admincenter/file/edit/${id}`))
  await page
    .getByRole('textbox', { name: 'Alternativtext', exact: true })
    .fill('Titelseite des Prospekts')
  await page.getByRole('combobox', { name: 'Ordner' }).fill('Druck/2026')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prospekt 2026' })).toBeVisible()
  await expectAccessibleOnAll(page, 'a file', 'main')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await expect(history.getByText('Titelseite des Prospekts')).toBeVisible()
  await expect(history.getByText(/hochgeladen/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'In den Papierkorb' }).click()
  const dialog = page.getByRole('dialog', { name: 'Diese Datei wird noch verwendet' })
  await expect(dialog.getByText('Prospekt 2026')).toBeVisible()
  await dialog.getByRole('button', { name: 'Trotzdem löschen' }).click()
  await expect(page).toHaveURL(/\/admincenter\/files/)
  await page.goto(kontor.url(`/admincenter/file/edit/${id}`))
  await expect(page.getByText('Im Papierkorb', { exact: true })).toBeVisible()
})

// The last: its clock stays with the browser.
test('who edits is shown to others, a take-over warns the first, and an admin frees a lock', async ({
  page,
  browser,
}) => {
  const id = await upload(page, 'sperre.jpg', await photo(300, 200))
  const address = `/admincenter/image/edit/${id}`
  await page.clock.install()
  // The second comes when the server knows of the first.
  const held = page.waitForResponse(
    (reply) => reply.url().endsWith('/edit_lock/') && reply.request().method() === 'POST',
  )
  await page.goto(kontor.url(address))
  await expect(page.getByRole('button', { name: 'Ausschnitt' })).toBeVisible()
  await held
  const password = 'Buche-und-Ahorn-2026'
  const handle = 'zweite@example.org'
  await makeAccount(kontor, { handle, password, role: 'admin' })
  const context = await signedInAs(await browser.newContext(), kontor.url, { handle, password })
  const other = await context.newPage()
  await other.goto(kontor.url(address))
  await expect(other.getByText(/Administration bearbeitet das gerade/)).toBeVisible()
  await other.goto(kontor.url(LOCKS))
  await expect(other.getByRole('link', { name: 'sperre.jpg' })).toBeVisible()
  await expectAccessibleOnAll(other, 'the locks', 'main')
  await other.goto(kontor.url(address))
  await other.getByRole('button', { name: 'Bearbeitung übernehmen' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Bearbeitung übernehmen' }).click()
  await expect(other.getByText('Sie bearbeiten jetzt')).toBeVisible()
  await page.clock.fastForward('01:05')
  await expect(page.getByText(/hat die Bearbeitung übernommen/)).toBeVisible()

  await page.goto(kontor.url('/admincenter/accounting/settings/filelocks'))
  await page.getByRole('button', { name: 'Freigeben: sperre.jpg' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sperre aufheben' }).click()
  await expect(page.getByRole('link', { name: 'sperre.jpg' })).toHaveCount(0)
  await context.close()
})

let shade = 0

/** A photo no other test has. */
function photo(width: number, height: number): Promise<Buffer> {
  shade += 20
  const background = { r: shade % 256, g: 120, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<string> {
  const reply = await page.request.post(kontor.url('/api/v0/file/'), {
    headers: { origin: kontor.url('') },
    multipart: { file: { name, mimeType: 'image/jpeg', buffer } },
  })
  return (await reply.json()).items[0]._id
}

async function readFile(page: Page, id: string) {
  return (await (await page.request.get(kontor.url(`/api/v0/file/${id}`))).json()).items[0]
}

async function put(page: Page, path: string, data: object): Promise<void> {
  const reply = await page.request.put(kontor.url(path), {
    headers: { origin: kontor.url('') },
    data,
  })
  expect(reply.status()).toBe(200)
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const reply = await page.request.post(kontor.url(path), {
    headers: { origin: kontor.url('') },
    data,
  })
  expect(reply.status()).toBe(200)
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(/\/picture$/)
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('region', { name: 'Speichern' })).toBeHidden()
}

/** Drags a handle of the cut. */
async function pull(page: Page, handle: string, by: { x: number; y: number }): Promise<void> {
  const mark = page.locator(`[data-handle="${handle}"]`)
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await mark.boundingBox()
  if (!box) throw new Error('The handle is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 })
  await page.mouse.up()
}

/** The lines below the pictures of a gallery, in their order. */
function names(page: Page) {
  return page.locator('ol > li').filter({ hasText: '.jpg' })
}

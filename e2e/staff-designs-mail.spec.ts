import type { FrameLocator, Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { expectSaid, quickInsert } from './designer-canvas.ts'
import { openCanvas } from './designer-pages.ts'
import { drop, photo } from './dropped-pictures.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

const EDIT = '/admincenter/newsletter/templates/edit'
const Template = z.object({
  items: z.tuple([
    z.object({
      _id: z.string(),
      version: z.int(),
      subject: z.string(),
      modules: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    }),
  ]),
})

test('a mail is made from empty in the designer, by mouse and keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(kontor.url(`${EDIT}?start=empty`))
  const mail = await openCanvas(page)
  const canvas = mail.locator('.page-blocks')
  const tiles = page.getByRole('complementary', { name: 'Einfügen und Gliederung' })
  await expect(tiles.locator('section').getByRole('button')).toHaveText(OFFERED)
  // Who sends it and the way out stand around the blocks: neither can be chosen, nor taken away.
  const wayOut = mail.getByRole('link', { name: 'Abmelden', includeHidden: true })
  await expect(wayOut).toBeVisible()
  expect(await wayOut.evaluate((link) => link.closest('[inert]') !== null)).toBe(true)
  expect(await wayOut.evaluate((link) => link.closest('[data-block]'))).toBeNull()

  await writePlain(page, mail, ['Womit fangen wir an?', 'Frisch aus dem Ofen'])
  await expect(mail.getByText('Guten Tag Erika Muster!')).toBeVisible()
  await canvas.focus()
  await quickInsert(page, 'Zitat')
  await page.keyboard.press('Alt+ArrowUp')
  await expectSaid(page, 'Zitat verschoben: Platz 1 von 3')
  await quickInsert(page, 'Text')
  await page.keyboard.press('Enter')
  await expect(mail.locator('.ProseMirror')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Ab Freitag gibt es das neue Roggenbrot.')
  await page.keyboard.press('Escape')
  await expect(mail.getByText('Ab Freitag gibt es das neue Roggenbrot.')).toBeVisible()
  await quickInsert(page, 'Trennlinie')
  await page.keyboard.press('Delete')
  await expectSaid(page, 'Trennlinie gelöscht')
  await page.getByRole('button', { name: /^Rückgängig/ }).click()
  await expectSaid(page, 'Rückgängig: Trennlinie gelöscht')
  await expectAccessible(page, 'the designer of a mail')

  await page.getByRole('button', { name: 'Betreff und Name' }).click()
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Das neue Brot')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Brotbrief')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Noch nicht gespeichert')).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/templates\/edit\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  // Whoever saves goes on where they were, with every step back.
  await expect(page.getByRole('button', { name: /^Rückgängig/ })).toBeEnabled()

  await page.getByRole('radio', { name: 'Telefon' }).press('Space')
  await expect.poll(() => widthOf(page)).toBe(360)
  await page.getByRole('radio', { name: 'Computer' }).press('Space')
  await expect.poll(() => widthOf(page)).toBe(600)

  await page.getByRole('button', { name: 'Vorschau' }).click()
  const arrives = page.frameLocator('iframe[title="So kommt die E-Mail an"]')
  await expect(arrives.getByText('Ab Freitag gibt es das neue Roggenbrot.')).toBeVisible()
  await expect(arrives.getByRole('heading', { name: 'Frisch aus dem Ofen' })).toBeVisible()
  await expect(arrives.getByRole('link', { name: 'Abmelden' })).toBeVisible()
})

test('a picture that is dropped on its block is in the mail as mail programs know it', async ({
  page,
}) => {
  const image = { id: 'picture', type: 'image', props: {} }
  const made = await save(page, { name: 'Mit Bild', modules: [...BLOCKS, image] })
  await page.goto(kontor.url(`${EDIT}/${made._id}`))
  const mail = await openCanvas(page)
  const place = mail.locator('[data-block=picture]')
  await expect(place).toHaveAttribute('data-hint', 'Bild: noch ohne Inhalt')
  await drop(place, [await photo('brot.jpg', '#a05a2c')])
  const picture = place.locator('img')
  await expect(picture).toBeVisible()
  const address = await picture.getAttribute('src')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})

test('two people at the same template lose nothing, whoever saves last', async ({ page }) => {
  const made = await save(page, { name: 'Zu zweit', subject: 'Eins', modules: BLOCKS })
  await page.goto(kontor.url(`${EDIT}/${made._id}`))
  const mail = await openCanvas(page)
  const theirs = [{ ...BLOCKS[0], props: { text: 'Von Lea' } }, BLOCKS[1]]
  const { version } = made
  const second = await save(page, { version, subject: 'Zwei', modules: theirs }, made._id)
  await writePlain(page, mail, ['Der zweite', 'Von mir'])
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Beide Änderungen stehen jetzt/)).toBeVisible()
  await expect(mail.getByText('Von Lea')).toBeVisible()
  await expect(mail.getByText('Von mir')).toBeVisible()

  const again = [{ ...BLOCKS[0], props: { text: 'Noch einmal Lea' } }, BLOCKS[1]]
  await save(page, { version: second.version + 1, modules: again }, made._id)
  await writePlain(page, mail, ['Von Lea', 'Mein Anfang'])
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Wessen Stand soll gelten?' })).toBeVisible()
  await page.getByRole('button', { name: 'Meinen Stand übernehmen' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  const { items } = Template.parse(
    await (await page.request.get(kontor.url(`${CALL}${made._id}`))).json(),
  )
  expect(JSON.stringify(items)).toContain('Mein Anfang')
  expect(items[0].subject).toBe('Zwei')
})

test('a thumb changes texts and order at 360 px, and saves', async ({ page }) => {
  const made = await save(page, { name: 'Daumen', subject: 'Eins', modules: BLOCKS })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(kontor.url(`${EDIT}/${made._id}`))
  const mail = await openCanvas(page)
  expect(await widthOf(page)).toBe(360)
  await mail.getByText('Der zweite').click()
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge des Blocks' })
  await bar.getByRole('button', { name: 'Hoch' }).click()
  await expectSaid(page, 'Überschrift verschoben: Platz 1 von 2')
  await bar.getByRole('button', { name: 'Text' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mit dem Daumen')
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'the designer of a mail on a phone')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vorschau' }).click()
  const arrives = page.frameLocator('iframe[title="So kommt die E-Mail an"]')
  await expect(arrives.getByRole('heading').first()).toHaveText('Mit dem Daumen')
})

const CALL = '/api/v0/newsletter_template/'
const OFFERED = [
  'Text',
  'Trennlinie',
  'Abstand',
  'Download',
  'Überschrift',
  'Schaltflächen',
  'Zitat',
  'Tabelle',
  'Bild',
  'Galerie',
  'Video',
  'Spalte',
  'Karten',
  'Einstieg',
  'Beiträge',
  'Öffnungszeiten',
  'Soziale Netzwerke',
  'Ein Produkt',
  'Produkte',
]
const BLOCKS = [
  { id: 'one', type: 'heading', props: { text: 'Der erste' } },
  { id: 'two', type: 'heading', props: { text: 'Der zweite' } },
]

async function save(page: Page, data: object, changed?: string) {
  const headers = { origin: kontor.url('') }
  const answer = await page.request.fetch(kontor.url(CALL + (changed ?? '')), {
    ...{ method: changed === undefined ? 'POST' : 'PUT', headers, data },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return Template.parse(await answer.json()).items[0]
}

/** A click chooses the block, a second one writes in it. */
async function writePlain(page: Page, mail: FrameLocator, [before, after]: [string, string]) {
  await mail.getByText(before).click()
  await mail.getByText(before).click()
  await expect(mail.locator('[contenteditable]')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(after)
  await page.keyboard.press('Enter')
  await expect(mail.getByText(after)).toBeVisible()
}

/** How wide the mail is drawn, whatever room there is for it. */
function widthOf(page: Page): Promise<number> {
  return page
    .locator('iframe[title=Arbeitsfläche]')
    .evaluate((frame) => (frame instanceof HTMLElement ? frame.clientWidth : 0))
}

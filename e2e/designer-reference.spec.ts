import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { z } from 'zod'
import {
  edgeOf,
  expectSaid,
  quickInsert,
  restingBox,
  touchDrag,
  withoutIds,
} from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, opened, pressEnter, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

const HEADING = 'Unsere Werkstatt'
const WORDS = 'Wir bauen Möbel aus Eiche.'
/** What the two scripts made, to be compared at the end. */
const made: Record<'keys' | 'finger', unknown> = { keys: undefined, finger: undefined }

test('a page is written, arranged, narrowed, hidden and published by keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow()
  const id = await pages.make(page.request, 'Nur mit Tasten', [])
  const frame = await pages.open(page, id)
  const keys = page.keyboard
  await frame.locator('.page-blocks').focus()
  await quickInsert(page, 'Überschrift')
  await keys.press('Enter')
  const heading = frame.locator('.block-heading [contenteditable]')
  await expect(heading).toBeFocused()
  await keys.press('Control+a')
  await keys.type(HEADING)
  await expect(heading).toHaveText(HEADING)
  await keys.press('Enter')
  await quickInsert(page, 'Text')
  await keys.press('Enter')
  await expect(frame.locator('.ProseMirror')).toBeFocused()
  await keys.press('Control+a')
  await keys.type(WORDS)
  await keys.press('Escape')
  await expect(frame.locator('.ProseMirror')).toHaveCount(0)
  await quickInsert(page, 'Abschnitt')
  await quickInsert(page, 'Trennlinie')
  await keys.press('Alt+ArrowRight')
  await expectSaid(page, 'Trennlinie verschoben: Platz 4 von 4')
  await expect(frame.locator('.block-section .block-hr')).toHaveCount(1)
  await keys.press('Escape')
  await expectSaid(page, 'Abschnitt, Platz 3 von 3')
  await keys.press('ArrowUp')
  await expectSaid(page, 'Text, Platz 2 von 3')
  await keys.press('Alt+ArrowUp')
  await expectSaid(page, 'Text verschoben: Platz 1 von 3')
  for (let step = 0; step < 6; step += 1) await keys.press('Alt+Shift+ArrowLeft')
  await expectSaid(page, 'Text: 6 von 12 Spalten (großer Bildschirm)')
  await page.getByRole('radio', { name: 'Telefon' }).focus()
  await keys.press('Space')
  await expect(frame.locator('html')).toHaveJSProperty('clientWidth', 375)
  await keys.press('Alt+h')
  await expectSaid(page, 'Text ausgeblendet (Telefon)')
  await pressEnter(page.getByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await opened(page.getByRole('dialog', { name: 'Seite veröffentlichen' }))
  await pressEnter(dialog.getByRole('button', { name: 'Veröffentlichen' }))
  await expectOnline(page)
  await keys.press('Control+z')
  await expectSaid(page, 'Rückgängig: Text ausgeblendet (Telefon)')
  made.keys = await liveBlocks(page.request, id)

  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await visitor.goto(kontor.url('/nur-mit-tasten'))
  const shown = visitor.locator('.block-text', { hasText: WORDS })
  const boxes = await Promise.all([
    shown.boundingBox(),
    visitor.locator('.page-blocks > .blocks').boundingBox(),
  ])
  expect((boxes[0]?.width ?? 0) / (boxes[1]?.width ?? 1)).toBeCloseTo(0.5, 1)
  expect(await visitor.locator('[data-block], [data-list]').count()).toBe(0)
  await visitor.setViewportSize({ width: 375, height: 800 })
  await expect(shown).toBeHidden()
  await visitor.close()
})

test('fingers alone make the same page on a tablet, and publish it', async ({
  context,
  browser,
}) => {
  test.slow()
  const tablet = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await tablet.newPage()
  const id = await pages.make(page.request, 'Nur mit Fingern', [])
  const frame = await pages.open(page, id)
  await page.locator('header label').filter({ hasText: 'Großer Bildschirm' }).tap()
  await page.getByRole('button', { name: 'Einfügen und Gliederung' }).tap()
  await tapTile(page, 'Überschrift')
  await writeByFinger(page, frame.locator('.block-heading'), HEADING)
  await tapTile(page, 'Text')
  await writeByFinger(page, frame.locator('.block-text'), WORDS)
  await tapTile(page, 'Abschnitt')
  const section = frame.locator('.block-section')
  const tile = page.getByRole('button', { name: 'Trennlinie', exact: true })
  await touchDrag(page, tile, { to: await nearBottom(page, section), sign: 'ghost' })
  await expectSaid(page, 'Trennlinie eingefügt')
  await page.getByRole('button', { name: 'Leiste schließen' }).tap()
  // The page takes the room of the panel before anything on it is pressed.
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.x).toBe(0)
  const text = frame.locator('.block-text', { hasText: WORDS })
  const first = await restingBox(page, frame.locator('.block-heading', { hasText: HEADING }))
  const above = { x: (first?.x ?? 0) + 40, y: (first?.y ?? 0) + 2 }
  await touchDrag(page, text.locator('p'), { to: above, sign: 'ghost' })
  await expectSaid(page, 'Text verschoben: Platz 1 von 3')
  const edge = await edgeOf(page, text)
  const { width = 0 } = (await restingBox(page, text)) ?? {}
  const middle = { x: edge.x - width / 2, y: edge.y }
  await touchDrag(page, page.locator('[data-designer=size]'), { to: middle, sign: 'grid' })
  await expectSaid(page, 'Text: 6 von 12 Spalten (großer Bildschirm)')
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).tap()
  await page.getByRole('button', { name: 'Ausblenden: Telefon' }).tap()
  await expectSaid(page, 'Text ausgeblendet (Telefon)')
  await page.getByRole('button', { name: 'Veröffentlichen' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' })
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).tap()
  await expectOnline(page)
  made.finger = await liveBlocks(page.request, id)
  await tablet.close()
})

test('both pages are online with equal blocks', () => {
  expect(JSON.stringify(made.finger)).toContain(WORDS)
  expect(made.finger).toEqual(made.keys)
})

async function expectOnline(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Seite veröffentlichen' })).toBeHidden()
  await expect(page.locator('header').getByText('Online', { exact: true })).toBeVisible()
}

/** The blocks of the first version, as visitors see them. */
async function liveBlocks(request: APIRequestContext, id: string): Promise<unknown> {
  const reply = await pages.send(request, ['GET', `/api/v0/page/${id}/versions/1?lang=de`])
  const { blocks, version } = z
    .object({ blocks: z.array(z.unknown()), version: z.object({ isLive: z.literal(true) }) })
    .parse(reply)
  expect(version.isLive).toBe(true)
  return withoutIds(blocks)
}

async function tapTile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap()
  await expectSaid(page, `${name} eingefügt`)
}

type BlockLocator = ReturnType<FrameLocator['locator']>

/** Taps into the selected block, takes all of its text as the menu of a tablet does, and writes. */
async function writeByFinger(page: Page, block: BlockLocator, words: string): Promise<void> {
  await block.locator('p, h2').first().tap()
  const text = block.locator('[contenteditable]')
  await expect(text).toBeFocused()
  await text.evaluate((one) => one.ownerDocument.execCommand('selectAll'))
  await page.keyboard.insertText(words)
  await expect(text).toHaveText(words)
}

/** Just above the lower edge of a block. */
async function nearBottom(page: Page, block: BlockLocator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await restingBox(page, block)) ?? {}
  return { x: x + width / 2, y: y + height - 16 }
}

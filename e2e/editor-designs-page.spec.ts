import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  BLOCKS,
  boxesOf,
  canvasHtml,
  dragBy,
  dragOver,
  edgeOf,
  expectSaid,
  localCopy,
  order,
  quickInsert,
  touchDrag,
} from './designer-canvas.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

test('a page is written, arranged, narrowed, hidden and published by keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow()
  const id = await storedPage(page.request, 'Nur mit Tasten', [])
  const frame = await openDesigner(page, id)
  await frame.locator('.page-blocks').focus()
  await quickInsert(page, 'Überschrift')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Unsere Werkstatt')
  await page.keyboard.press('Enter')
  await quickInsert(page, 'Text')
  await page.keyboard.press('Enter')
  await expect(frame.locator('.ProseMirror')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Wir bauen Möbel aus Eiche.')
  await page.keyboard.press('Escape')
  await expect(frame.locator('.ProseMirror')).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowUp')
  await expectSaid(page, 'Text verschoben: Platz 1 von 2')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expectSaid(page, 'Text: 6 von 12 Spalten (großer Bildschirm)')
  await page.getByRole('radio', { name: 'Telefon' }).focus()
  await page.keyboard.press('Space')
  await expect(frame.locator('[data-block]')).toHaveCount(2)
  await page.keyboard.press('Alt+h')
  await expectSaid(page, 'Text ausgeblendet (Telefon)')
  await page.getByRole('button', { name: 'Veröffentlichen' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' })
  // A window takes the focus when it has opened; before that it would take it back.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Online', { exact: true }).first()).toBeVisible()

  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await visitor.goto(kontor.url('/nur-mit-tasten'))
  const shown = visitor.locator('.block-text')
  await expect(shown).toHaveText('Wir bauen Möbel aus Eiche.')
  const boxes = await Promise.all([shown.boundingBox(), visitor.locator('.blocks').boundingBox()])
  expect((boxes[0]?.width ?? 0) / (boxes[1]?.width ?? 1)).toBeCloseTo(0.5, 1)
  expect(await visitor.locator('[data-block], [data-list]').count()).toBe(0)
  await visitor.setViewportSize({ width: 375, height: 800 })
  await expect(shown).toBeHidden()
  await visitor.close()
  await page.keyboard.press('Control+z')
  await expectSaid(page, 'Rückgängig: Text ausgeblendet (Telefon)')
})

test('blocks are drawn wider, dragged by their text and taken back in plain words', async ({
  page,
}) => {
  test.slow()
  const id = await storedPage(page.request, 'Mit der Maus', BLOCKS)
  const frame = await openDesigner(page, id)
  const block = (key: string) => frame.locator(`[data-block="${key}"]`)
  const publicHtml = await htmlOfPreview(page, id)
  expect(await canvasHtml(frame, 'head')).toBe(publicHtml('head'))
  expect(await canvasHtml(frame, 'one')).toBe(publicHtml('one'))

  await block('one').click()
  const handle = page.getByRole('slider', { name: 'Breite in Spalten' })
  await expect(handle).toHaveAttribute('aria-valuetext', '6 von 12 Spalten')
  const before = await block('one').getAttribute('style')
  await dragBy(page, handle, -400)
  await expect(page.locator('[data-designer=badge]')).toHaveText(/^[1-3]\/12$/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await block('one').getAttribute('style')).toBe(before)
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled()
  await dragBy(page, handle, 5000)
  await page.mouse.up()
  await expectSaid(page, 'Text: 12 von 12 Spalten (großer Bildschirm)')
  await expect(block('one')).toHaveAttribute('style', '--xs: 12; --md: 6; --lg: 12;')

  const places = await boxesOf(frame)
  await dragOver(page, block('two').locator('p'), [block('head'), 'top'])
  await expect(page.locator('[data-designer=line]')).toBeVisible()
  expect(await boxesOf(frame)).toEqual(places)
  await page.mouse.up()
  await expect.poll(() => order(frame)).toBe('two head one outer middle inner deep odd')

  const tile = page.getByRole('button', { name: 'Trennlinie', exact: true })
  await dragOver(page, tile, [block('deep'), 'bottom'])
  await page.mouse.up()
  await expectSaid(page, 'Trennlinie eingefügt')
  await expect(block('inner').locator('.block')).toHaveCount(2)
  await expect(block('inner').locator('.block').nth(1)).toHaveClass(/block-hr/)
  await dragOver(page, block('outer'), [block('deep'), 'top'])
  await page.mouse.up()
  expect(await order(frame)).toMatch(/^two head one outer middle inner deep /)

  await page.getByRole('button', { name: 'Verlauf' }).click()
  const steps = page.getByRole('menu', { name: 'Verlauf' }).getByRole('menuitem')
  await expect(steps).toHaveText([
    'Trennlinie eingefügt',
    'Text verschoben',
    'Text: 12 von 12 Spalten (großer Bildschirm)',
    'Stand beim Öffnen',
  ])
  await steps.last().click()
  await expect.poll(() => order(frame)).toBe('head one two outer middle inner deep odd')
  await expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  expect(await storedBlocks(page.request, id)).toEqual(BLOCKS)
})

test('text has its own steps back, copies travel, and hidden blocks stay in sight', async ({
  page,
  context,
}) => {
  test.slow()
  const id = await storedPage(page.request, 'Erste Seite', BLOCKS)
  const frame = await openDesigner(page, id)
  const block = (key: string) => frame.locator(`[data-block="${key}"]`)
  await block('one').click()
  await block('one').click()
  await expect(frame.locator('.ProseMirror')).toHaveCount(1)
  await page.keyboard.press('End')
  await page.keyboard.type(' Neu')
  await page.keyboard.press('Control+z')
  await expect(block('one')).not.toContainText('Neu')
  await page.keyboard.type(' Anders')
  await page.keyboard.press('Escape')
  await expect(block('one')).toContainText('Anders')
  await page.keyboard.press('Control+z')
  await expect(block('one')).toHaveText('Der erste Text.')
  await expectSaid(page, 'Rückgängig: Text in „Text“ geschrieben')

  await page.locator('header label').filter({ hasText: 'Telefon' }).click()
  await block('two').click()
  await page.keyboard.press('Alt+h')
  await expect(block('two')).toHaveClass(/hide-xs/)
  await expect(block('two')).toBeVisible()
  await page.keyboard.press('Control+z')

  await block('one').click()
  await block('outer').click({ modifiers: ['Shift'], position: { x: 4, y: 4 } })
  await page.keyboard.press('Control+c')
  await expectSaid(page, '3 Blöcke kopiert')
  const other = await context.newPage()
  await other.emulateMedia({ reducedMotion: 'reduce' })
  const target = await storedPage(page.request, 'Zweite Seite', [])
  const there = await openDesigner(other, target)
  await there.locator('.page-blocks').focus()
  await other.keyboard.press('Control+v')
  await expectSaid(other, '3 Blöcke eingefügt')
  await expect(there.locator('[data-block]')).toHaveCount(6)
  expect(await order(there)).not.toMatch(/one|two|outer|deep/)
  await other.close()
})

test('a finger moves a block by its text and draws it narrower, several go at once', async ({
  page,
}) => {
  const id = await storedPage(page.request, 'Mit dem Finger', BLOCKS)
  const frame = await openDesigner(page, id)
  const block = (key: string) => frame.locator(`[data-block="${key}"]`)
  const head = await block('head').boundingBox()
  const above = { x: (head?.x ?? 0) + 40, y: (head?.y ?? 0) + 4 }
  await touchDrag(page, block('two').locator('p'), { to: above, sign: 'ghost' })
  await expectSaid(page, 'Text verschoben: Platz 1 von 5')
  await block('one').click()
  const edge = await edgeOf(page, block('one'))
  await touchDrag(page, page.locator('[data-designer=size]'), {
    to: { x: edge.x - 200, y: edge.y },
    sign: 'grid',
  })
  await expect(page.locator('[data-designer=said]')).toHaveText(/^Text: [1-4] von 12 Spalten/)

  await page.getByText('Gliederung', { exact: true }).click()
  const rows = page.getByRole('list', { name: 'Blöcke der Seite' }).getByRole('button')
  await rows.filter({ hasText: 'Willkommen' }).click()
  await rows.filter({ hasText: 'Der erste' }).click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('Control+d')
  await expectSaid(page, '2 Blöcke verdoppelt')
  await page.keyboard.press('Delete')
  await expectSaid(page, '2 Blöcke gelöscht')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await order(frame)).toBe('two head one outer middle inner deep odd')
})

test('what was not stored yet is offered again, and the screen is usable by everyone', async ({
  page,
}) => {
  const id = await storedPage(page.request, 'Mitten im Satz', BLOCKS)
  await openDesigner(page, id)
  await expectAccessible(page, 'designer (1280 px, light)')
  await page.route('**/api/v0/designer/draft/', (route) => route.abort())
  const frame = page.frameLocator('iframe')
  await frame.locator('[data-block=head]').click()
  await frame.locator('[data-block=head] h1').click()
  await page.keyboard.type('!!')
  await expect.poll(() => localCopy(page)).toContain('Willkommen!!')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('ungespeicherter Stand')
  await page.getByRole('button', { name: 'Diesen Stand öffnen' }).click()
  await expect(frame.locator('[data-block=head] h1')).toHaveText('Willkommen!!')
  await page.unroute('**/api/v0/designer/draft/')
  await expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1100 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Einstellungen zeigen' }).click()
  await expectAccessible(page, 'designer (820 px, dark)')
})

async function storedPage(request: APIRequestContext, title: string, blocks: object[]) {
  const headers = { origin: kontor.url('') }
  const made = await request.post(kontor.url('/api/v0/page/'), { headers, data: { title } })
  const { page } = await made.json()
  const data = { lang: 'de', revision: 1, blocks }
  const saved = await request.put(kontor.url(`/api/v0/page/${page[0]._id}/draft`), {
    headers,
    data,
  })
  expect(saved.ok()).toBe(true)
  return String(page[0]._id)
}

async function storedBlocks(request: APIRequestContext, id: string): Promise<unknown> {
  const answer = await request.get(kontor.url(`/api/v0/page/${id}/draft?lang=de`))
  return (await answer.json()).blocks
}

async function openDesigner(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(kontor.url(`/admincenter/pages/design/${id}?lang=de`))
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.page-blocks > .blocks')).toBeVisible()
  return frame
}

/** The inner markup of each block as the website sends it, by the order of the page. */
async function htmlOfPreview(page: Page, id: string) {
  const headers = { origin: kontor.url('') }
  const made = await page.request.post(kontor.url(`/api/v0/page/${id}/preview`), {
    headers,
    data: { lang: 'de' },
  })
  const { pathname, search } = new URL((await made.json()).url, kontor.url('/'))
  const html = await (await page.request.get(kontor.url(pathname + search))).text()
  const inner = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const blocks = parsed.querySelectorAll('.page-blocks > .blocks > .block')
    return [...blocks].map((one) => one.innerHTML)
  }, html)
  return (key: 'head' | 'one') => inner[key === 'head' ? 0 : 1]
}

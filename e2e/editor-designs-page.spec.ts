import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  BLOCKS,
  boxesOf,
  dragBy,
  dragOver,
  edgeOf,
  expectSaid,
  localCopy,
  order,
  restingBox,
  touchDrag,
} from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

test('blocks are drawn wider, dragged by their text and taken back in plain words', async ({
  page,
}) => {
  test.slow()
  const id = await pages.make(page.request, 'Mit der Maus', BLOCKS)
  const frame = await pages.open(page, id)
  const block = (key: string) => frame.locator(`[data-block="${key}"]`)
  await block('one').click()
  const handle = page.getByRole('slider', { name: 'Breite in Spalten' })
  await expect(handle).toHaveAttribute('aria-valuetext', '6 von 12 Spalten')
  const before = await block('one').getAttribute('style')
  await dragBy(page, handle, -400)
  await expect(page.locator('[data-designer=badge]')).toHaveText(/^[1-3]\/12$/)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(block('one')).toHaveAttribute('style', before ?? '')
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
  await expect
    .poll(async () => (await pages.draftOf(page.request, id)).blocks, { timeout: 60_000 })
    .toEqual(BLOCKS)
})

test('text has its own steps back, copies travel, and hidden blocks stay in sight', async ({
  page,
  context,
}) => {
  test.slow()
  const id = await pages.make(page.request, 'Erste Seite', BLOCKS)
  const frame = await pages.open(page, id)
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
  const target = await pages.make(page.request, 'Zweite Seite', [])
  const there = await pages.open(other, target)
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
  const id = await pages.make(page.request, 'Mit dem Finger', BLOCKS)
  const frame = await pages.open(page, id)
  const block = (key: string) => frame.locator(`[data-block="${key}"]`)
  const head = await restingBox(page, block('head'))
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
  await expect.poll(() => order(frame)).toBe('two head one outer middle inner deep odd')
})

test('what was not stored yet is offered again, and the screen is usable by everyone', async ({
  page,
  context,
}) => {
  const id = await pages.make(page.request, 'Mitten im Satz', BLOCKS)
  await pages.open(page, id)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'designer (1440 px, light)')
  await context.route('**/api/v0/designer/draft/', (route) => route.abort())
  const frame = page.frameLocator('iframe')
  await frame.locator('[data-block=head]').click()
  await frame.locator('[data-block=head] h1').click()
  await page.keyboard.type('!!')
  await expect.poll(() => localCopy(page)).toContain('Willkommen!!')
  // A second window keeps its own, and is not offered what the first still has open.
  const other = await context.newPage()
  const there = await pages.open(other, id)
  await expect(other.getByRole('alert')).toHaveCount(0)
  await there.locator('[data-block=two]').click()
  await other.keyboard.press('Alt+h')
  await expect.poll(() => localCopy(other)).toContain('\\"lg\\":false')
  await other.close()
  page.on('dialog', (dialog) => dialog.accept())
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Whoever has not answered yet is asked again.
  for (let times = 0; times < 2; times += 1) {
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('ungespeicherter Stand')
  }
  // The newest first, and then the other one on top of it.
  await page.getByRole('button', { name: 'Diesen Stand öffnen' }).click()
  await expect(frame.locator('[data-block=two]')).toHaveClass(/hide-lg/)
  await page.getByRole('button', { name: 'Diesen Stand öffnen' }).click()
  await expect(frame.locator('[data-block=head] h1')).toHaveText('Willkommen!!')
  await expect(frame.locator('[data-block=two]')).toHaveClass(/hide-lg/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.unroute('**/api/v0/designer/draft/')
  await expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  for (const panel of ['Einfügen und Gliederung', 'Einstellungen zeigen']) {
    await page.getByRole('button', { name: panel }).click()
    await expect.poll(() => coveringPanels(page)).toEqual([])
  }
  await expectAccessible(page, 'designer (768 px, dark)')
})

/** Panels that lie over the page, or leave too little of it. */
function coveringPanels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.querySelector('iframe')?.getBoundingClientRect()
    const panels = [...document.querySelectorAll('[data-designer=room] aside')]
    if (!canvas || panels.length === 0) return ['nothing is shown']
    const over = panels.filter((panel) => {
      const { left, right } = panel.getBoundingClientRect()
      return right > canvas.left + 1 && left < canvas.right - 1
    })
    const names = over.map((panel) => panel.getAttribute('aria-label') ?? '')
    return canvas.width < 400 ? [...names, `only ${canvas.width} px are left`] : names
  })
}

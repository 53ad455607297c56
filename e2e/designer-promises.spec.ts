import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { dropByChance, pageToDropOn } from '../faults/rig/designer-drops.ts'
import { seeded } from '../faults/rig/seeded.ts'
import { BLOCKS, dragBy, edgeOf, expectSaid, order, restingBox } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

const SCREENS = [
  { name: 'Telefon', said: 'Telefon', at: 'xs', width: 375 },
  { name: 'Tablet', said: 'Tablet', at: 'md', width: 820 },
  { name: 'Großer Bildschirm', said: 'großer Bildschirm', at: 'lg', width: 1280 },
] as const
const FULL = { xs: '12', md: '12', lg: '12' }

test('a width is drawn for one screen alone, in one step, and several blocks go together', async ({
  page,
}) => {
  test.slow()
  // Stored without any width: that is twelve columns everywhere.
  const stored = [{ ...BLOCKS[1], attrs: undefined }, ...BLOCKS.slice(2)]
  const id = await pages.make(page.request, 'Breiten', stored)
  const frame = await pages.open(page, id)
  const block = (key: string) => frame.locator(`[data-block="${key}"]`)
  const handle = page.getByRole('slider', { name: 'Breite in Spalten' })
  const widths = (key: string) =>
    block(key).evaluate(({ style }) => {
      const [xs = '', md = '', lg = ''] = ['--xs', '--md', '--lg'].map((name) =>
        style.getPropertyValue(name),
      )
      // What is not written follows the smaller screen, and the smallest is whole.
      return { xs: xs || '12', md: md || xs || '12', lg: lg || md || xs || '12' }
    })
  await block('one').click()
  for (const { name, said, at, width } of SCREENS) {
    await page.locator('header label').filter({ hasText: name }).click()
    await expect(frame.locator('html')).toHaveJSProperty('clientWidth', width)
    await edgeOf(page, block('one'))
    await expect(handle).toHaveAttribute('aria-valuetext', '12 von 12 Spalten')
    const { width: wide = 0 } = (await restingBox(page, block('one'))) ?? {}
    await dragBy(page, handle, -0.45 * wide)
    const badge = page.locator('[data-designer=badge]')
    await expect(badge).toHaveText(/^[67]\/12$/)
    const shown = await badge.textContent()
    await page.mouse.up()
    const columns = shown?.split('/')[0] ?? ''
    await expectSaid(page, `Text: ${columns} von 12 Spalten (${said})`)
    await expect.poll(() => widths('one')).toEqual({ ...FULL, [at]: columns })
    await page.keyboard.press('Control+z')
    await expect.poll(() => widths('one')).toEqual(FULL)
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled()
    await handle.press('ArrowLeft')
    await expectSaid(page, `Text: 11 von 12 Spalten (${said})`)
    await expect(handle).toHaveAttribute('aria-valuetext', '11 von 12 Spalten')
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled()
  }

  const before = await order(frame)
  await block('two').click({ modifiers: ['Shift'] })
  await page.keyboard.press('Alt+ArrowDown')
  await expectSaid(page, '2 Blöcke verschoben: Platz 2 von 4')
  await expect.poll(() => order(frame)).toBe('outer middle inner deep one two odd')
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expectSaid(page, '2 Blöcke: 11 von 12 Spalten (großer Bildschirm)')
  const both = async () => [(await widths('one')).lg, (await widths('two')).lg]
  await expect.poll(both).toEqual(['11', '11'])
  await page.keyboard.press('Control+d')
  await expect(frame.locator('.page-blocks > .blocks > [data-block]')).toHaveCount(6)
  await page.keyboard.press('Delete')
  await expectSaid(page, '2 Blöcke gelöscht')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled()
  await expect.poll(() => order(frame)).toBe(before)
  await expect.poll(async () => (await widths('two')).lg).toBe('6')
})

test('blocks land at the shown line, and nothing moves before', async ({ page }) => {
  test.slow()
  const id = await pages.make(page.request, 'Ablegen', pageToDropOn())
  await pages.open(page, id)
  const random = seeded(7)
  const faults: string[] = []
  for (let drop = 0; drop < 8; drop += 1) faults.push(...(await dropByChance(page, random)))
  expect(faults).toEqual([])
})

const STEPS = [
  ['Alt+ArrowUp', 'Text verschoben: Platz 2 von 3', 'Text moved: position 2 of 3'],
  ['Alt+Shift+ArrowLeft', 'Text: 11 von 12 Spalten (großer Bildschirm)', '11 of 12 columns'],
  ['Alt+h', 'Text ausgeblendet (großer Bildschirm)', 'Text hidden (large screen)'],
  ['Control+d', 'Text verdoppelt', 'Text duplicated'],
  ['Delete', 'Text gelöscht', 'Text deleted'],
  ['Control+z', 'Rückgängig: Text gelöscht', 'Undone: Text deleted'],
  ['Control+y', 'Wiederholt: Text gelöscht', 'Redone: Text deleted'],
] as const

test('every step is said in the language of whoever works', async ({ page }) => {
  const id = await pages.make(page.request, 'Angesagt', [BLOCKS[1] ?? {}, BLOCKS[2] ?? {}])
  const said = page.locator('[data-designer=said]')
  for (const lang of ['de', 'en'] as const) {
    await speak(page.request, lang)
    const frame = await pages.open(page, id)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await frame.locator('.page-blocks').focus()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Text')
    await page.keyboard.press('Enter')
    await expect(said).toHaveText(lang === 'de' ? 'Text eingefügt' : 'Text inserted')
    await expect(frame.locator('.page-blocks')).toBeFocused()
    for (const [keys, german, english] of STEPS) {
      await page.keyboard.press(keys)
      await expect(said).toContainText(lang === 'de' ? german : english)
    }
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Control+z')
    await expect(frame.locator('[data-block]')).toHaveCount(2)
    await expect(page.locator('[data-phase=saved]')).toBeVisible()
  }
  await speak(page.request, 'de')
})

async function speak(request: APIRequestContext, lang: 'de' | 'en'): Promise<void> {
  const me = await pages.send(request, ['GET', '/api/v0/auth/getLoggedInState/'])
  const { _id } = z.object({ _id: z.string() }).parse(me)
  await pages.send(request, ['PUT', '/api/v0/auth/'], { _id, lang })
}

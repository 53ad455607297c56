import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { BLOCKS, expectSaid, restingBox } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('the menu is selected on the page and put in order there, by mouse and by keys', async ({
  page,
}) => {
  test.slow()
  const id = await pages.make(page.request, 'Rund um die Seite', BLOCKS)
  const frame = await pages.open(page, id)
  const before = await menuOf(frame)
  await clickOn(page, frame, '.header nav.wide')
  await expectSaid(page, 'Menü der Website')
  const list = page.getByRole('list', { name: 'Seiten im Menü' })
  const [first = '', second = ''] = before
  await expect(list.getByRole('listitem').first()).toContainText(first)
  await expectAccessible(page, 'the menu beside the page')
  await list.getByRole('button', { name: `„${first}“ verschieben` }).press('Alt+ArrowDown')
  await expect.poll(() => menuOf(frame)).toEqual([second, first, ...before.slice(2)])

  // Back again, by pulling the entry on the page itself.
  await dragEntry(page, frame, { entry: first, beside: second })
  await expect.poll(() => menuOf(frame)).toEqual(before)
  const visitors = await (await page.request.get(kontor.url('/'))).text()
  expect(visitors.indexOf(`>${first}</a>`)).toBeLessThan(visitors.indexOf(`>${second}</a>`))

  await list.getByRole('button', { name: `„${second}“ aus dem Menü nehmen` }).click()
  await expect.poll(() => menuOf(frame)).not.toContain(second)
  await page.getByRole('button', { name: `„${second}“ ins Menü nehmen` }).click()
  await expect.poll(() => menuOf(frame)).toContain(second)
})

test('logo, header and footer lead to their settings beside the page', async ({ page }) => {
  const id = await pages.make(page.request, 'Kopf und Fuß', BLOCKS)
  const frame = await pages.open(page, id)
  await clickOn(page, frame, '.header .mark')
  await expect(page.getByRole('heading', { name: 'Logo', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Logo auswählen|Anderes Logo/ })).toBeVisible()
  await frame.locator('[data-block=head]').click()
  await expect(page.getByRole('heading', { name: 'Überschrift', exact: true })).toBeVisible()

  await page.getByText('Gliederung', { exact: true }).click()
  await page.getByRole('button', { name: 'Fuß der Website' }).click()
  const shapes = page.getByRole('radiogroup', { name: 'Fuß der Seite' })
  await expect(shapes).toBeVisible()
  await shapes.getByText('Knapp').click()
  await expect(frame.locator('html')).toHaveAttribute('data-footer', 'compact')
  await expect(page.getByRole('link', { name: /Anschrift, Öffnungszeiten/ })).toHaveAttribute(
    'href',
    /settings\/business$/,
  )
  // Changes nobody took over are not lost by a click elsewhere.
  await frame.locator('[data-block=one]').click()
  const question = await opened(page.getByRole('dialog'))
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(page.getByRole('heading', { name: 'Text', exact: true })).toBeVisible()
})

function menuOf(frame: FrameLocator): Promise<string[]> {
  return frame.locator('.header nav.wide > ul > li > a').allInnerTexts()
}

/** What stands around the blocks takes no clicks itself: one points at its place. */
async function clickOn(page: Page, frame: FrameLocator, selector: string): Promise<void> {
  const box = await restingBox(page, frame.locator(selector).first())
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}

type Pull = { entry: string; beside: string }

async function dragEntry(page: Page, frame: FrameLocator, { entry, beside }: Pull): Promise<void> {
  const entries = frame.locator('.header nav.wide > ul > li')
  const boxOf = (name: string) => restingBox(page, entries.filter({ hasText: name }).first())
  const [from, to] = [await boxOf(entry), await boxOf(beside)]
  await page.mouse.move((from?.x ?? 0) + 6, (from?.y ?? 0) + 6)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) - 10, (from?.y ?? 0) + 8, { steps: 4 })
  await page.mouse.move((to?.x ?? 0) + 2, (to?.y ?? 0) + 8, { steps: 6 })
  await page.mouse.up()
}

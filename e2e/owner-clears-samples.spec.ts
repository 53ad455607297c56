import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { expectSaid } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, pressEnter, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

const Files = z.object({ items: z.array(z.object({ _id: z.string() })) })
const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A page as a ready-made layout leaves it: everything on it is still somebody else's. */
async function makeSamples(page: Page, title: string): Promise<string> {
  const found = await pages.send(page.request, ['GET', '/api/v0/file/'])
  const file = Files.parse(found).items[0]?._id
  const props = { title: 'Erfunden', text: words('Ein erfundener Satz.') }
  const sample = true
  return pages.make(page.request, title, [
    { id: 'head', type: 'heading', props: { text: 'Erfundener Titel', level: 1 }, sample },
    { id: 'words', type: 'text', props: { text: props.text }, sample },
    { id: 'photo', type: 'image', props: { file, alt: 'Erfunden' }, sample },
    { id: 'said', type: 'quote', props: { text: 'Sehr schön.', author: 'Ute Klein' }, sample },
  ])
}

/** The row of a page in the checklist, unfolded. */
async function openPlaces(page: Page, title: string) {
  await page.goto(kontor.url('/admincenter/online'))
  const row = page.locator('main li').filter({ has: page.getByRole('link', { name: title }) })
  await row.getByRole('button', { name: /^\d Stellen/ }).click()
  return row
}

for (const width of [1440, 360])
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }))

    test('the checklist leads to a text that can be written at once', async ({ page }) => {
      const title = `Zum Schreiben ${width}`
      const id = await makeSamples(page, title)
      const row = await openPlaces(page, title)
      await expectAccessible(page, 'checklist of samples', 'main')
      await row.getByRole('link', { name: 'Ersetzen: Text: Ein erfundener Satz.' }).click()
      const frame = page.frameLocator('iframe')
      const editor = frame.locator('[data-block=words] [contenteditable=true]')
      await expect(editor).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Unser eigener Satz.')
      await page.keyboard.press('Escape')
      const stored = async () => JSON.stringify((await pages.draftOf(page.request, id)).blocks[1])
      await expect.poll(stored).toContain('Unser eigener Satz.')
      expect(await stored()).not.toContain('"sample"')
      // Opened again it only shows the block: nothing is asked for a second time.
      await page.reload()
      await expect(frame.locator('[data-block=words]')).toBeVisible()
      await expect(editor).toHaveCount(0)
    })

    test('a picture is replaced in its dialog, the next place is taken as it is', async ({
      page,
    }) => {
      const title = `Zum Tauschen ${width}`
      const id = await makeSamples(page, title)
      const row = await openPlaces(page, title)
      await row.getByRole('button', { name: 'So übernehmen: Zitat: Sehr schön.' }).click()
      await expect(row.getByRole('button', { name: /^3 Stellen/ })).toBeVisible()
      await row.getByRole('link', { name: /^Ersetzen: Bild/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Bild auswählen' })
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: 'Hochladen' }).click(),
      ])
      await chooser.setFiles({
        name: `eigenes-${width}.svg`,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"><rect width="9" height="60" fill="#7a5230"/></svg>`,
        ),
      })
      await dialog.getByRole('button', { name: 'Auswählen', exact: true }).click()
      const prompt = page.getByRole('dialog', { name: 'Was zeigt das Bild?' })
      await prompt.getByRole('textbox').fill('Unser Zeichen')
      await page.keyboard.press('Enter')
      const stored = async () => JSON.stringify((await pages.draftOf(page.request, id)).blocks)
      await expect.poll(stored).toContain('Unser Zeichen')
      expect((await stored()).match(/"sample":true/g)).toHaveLength(2)
    })

    test('what is removed from the checklist comes back by one press', async ({ page }) => {
      const title = `Zum Entfernen ${width}`
      const id = await makeSamples(page, title)
      const row = await openPlaces(page, title)
      await row.getByRole('link', { name: 'Entfernen: Zitat: Sehr schön.' }).click()
      const frame = page.frameLocator('iframe')
      await expectSaid(page, 'Zitat gelöscht')
      await expect(frame.locator('[data-block=said]')).toHaveCount(0)
      const count = async () => (await pages.draftOf(page.request, id)).blocks.length
      await expect.poll(count).toBe(3)
      await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click()
      await expect(frame.locator('[data-block=said]')).toBeVisible()
      await expect.poll(count).toBe(4)
      expect(JSON.stringify((await pages.draftOf(page.request, id)).blocks[3])).toContain(
        '"sample"',
      )
    })
  })

test('the list in the designer is worked off by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await makeSamples(page, 'Mit Tasten')
  await page.goto(kontor.url(`/admincenter/pages/design/${id}?lang=de&panel=samples`))
  const panel = page.locator('[data-designer=samples]')
  await expect(panel.getByRole('heading', { name: 'Noch Beispielinhalt (4)' })).toBeVisible()
  await panel.getByRole('button', { name: /^So übernehmen: Überschrift/ }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'Noch Beispielinhalt (3)' })).toBeVisible()
  await expect(panel.locator('li').first().getByRole('button').first()).toBeFocused()
  await pressEnter(panel.getByRole('button', { name: /^Entfernen: Zitat/ }))
  await expect(panel.getByRole('heading', { name: 'Noch Beispielinhalt (2)' })).toBeVisible()
  await pressEnter(panel.getByRole('button', { name: 'Rückgängig' }))
  await expect(panel.getByRole('heading', { name: 'Noch Beispielinhalt (3)' })).toBeVisible()
  await pressEnter(panel.getByRole('button', { name: 'Alle so übernehmen' }))
  await expect(panel.getByText('Alle Inhalte dieser Seite sind Ihre eigenen.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Noch Beispielinhalt (0)' })).toBeFocused()
})

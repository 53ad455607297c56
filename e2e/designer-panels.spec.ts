import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { BLOCKS, expectSaid } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

test('a block gets a name that its row, frame and steps say, and no visitor sees', async ({
  page,
}) => {
  const id = await pages.make(page.request, 'Mit Namen', BLOCKS)
  await pages.open(page, id)
  await page.getByText('Gliederung', { exact: true }).click()
  const row = page.locator('[data-row=outer] button').first()
  await row.click()
  await row.press('F2')
  const field = page.getByRole('textbox', { name: 'Name des Blocks' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Unser Team')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Abschnitt heißt jetzt „Unser Team“')
  await expect(row).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Unser Team' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expectSaid(page, '„Unser Team“ verschoben: Platz 3 von 5')
  await row.dblclick()
  await expect(field).toBeFocused()
  await page.keyboard.type('Etwas anderes')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '„Unser Team“: weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click()
  await expect(field).toHaveValue('Unser Team')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  await expect
    .poll(async () => (await pages.draftOf(page.request, id)).blocks.map(({ name }) => name))
    .toContain('Unser Team')
  const address = await pages.publish(page.request, id)
  const html = await (await page.request.get(kontor.url(address))).text()
  expect(html).toContain('Ganz innen.')
  expect(html).not.toContain('Unser Team')
})

test('a template decides which blocks are offered, and sections are pictures of this site', async ({
  page,
}) => {
  const id = await pages.make(page.request, 'Neues aus dem Haus', [])
  const template = { view: 'news' }
  await pages.send(page.request, ['PUT', `/api/v0/page/${id}`], { template, version: 1 })
  await pages.open(page, id)
  const tiles = page.getByRole('complementary', { name: 'Einfügen und Gliederung' })
  const first = tiles.locator('section').first().getByRole('button')
  await expect(first).toHaveText(['Abstand', 'Text', 'Trennlinie', 'Download'])
  await expect(tiles.getByRole('button', { name: 'Überschrift' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Block suchen' }).fill('Einstieg')
  await expect(tiles).toContainText('Einstieg: nur auf Seiten mit einer anderen Vorlage.')

  await page.getByText('Abschnitte', { exact: true }).click()
  const drawn = tiles.locator('[data-preview=drawn]')
  await expect(drawn.first()).toBeVisible()
  await expect(tiles.getByRole('button', { name: 'Einstieg auf einem Bild' })).toHaveCount(0)
  const asked = await tiles.locator('[data-preview] iframe').count()
  expect(asked).toBeLessThan(await tiles.locator('[data-preview]').count())
  await page.getByRole('textbox', { name: 'Abschnitt suchen' }).fill('Kundenstimme')
  const one = tiles.getByRole('button', { name: 'Eine Kundenstimme' })
  const words = page.frameLocator('iframe[title="Eine Kundenstimme"]').locator('blockquote')
  await expect(words).toContainText('Vom ersten Anruf')
  await expectAccessible(page, 'sections of the designer')
  await one.press('Enter')
  await expectSaid(page, 'Abschnitt „Eine Kundenstimme“ eingefügt')
  const canvas = page.frameLocator('iframe[title=Arbeitsfläche]')
  await expect(canvas.locator('blockquote')).toContainText('Vom ersten Anruf')
})

test('the look of the website is tried on the canvas, taken back, and put online', async ({
  page,
}) => {
  const id = await pages.make(page.request, 'In neuem Kleid', BLOCKS)
  await pages.open(page, id)
  const shown = page.frameLocator('iframe[title=Arbeitsfläche]').locator('html')
  const toggle = page.getByRole('button', { name: 'Gestaltung der Website', exact: true })
  const choose = (name: string) => page.getByRole('radio', { name }).check()
  await toggle.click()
  await choose('Vereinsheim')
  await expect(shown).toHaveAttribute('data-template', 'vereinsheim')
  await expect(shown.locator('h1').first()).toHaveCSS('text-transform', 'uppercase')
  await expectAccessible(page, 'design panel of the designer')
  await page.keyboard.press('Control+z')
  await expect(shown).toHaveAttribute('data-template', 'werkstatt')
  await choose('Vereinsheim')
  await toggle.click()
  const question = page.getByRole('dialog', { name: 'Gestaltung noch nicht übernommen' })
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(shown).toHaveAttribute('data-template', 'werkstatt')
  await expect(shown).not.toHaveAttribute('style', /--accent/)
  await expect(shown.locator('h1').first()).toHaveCSS('text-transform', 'none')
  await toggle.click()
  await choose('Backhaus')
  await page.getByRole('button', { name: 'Gestaltung übernehmen' }).click()
  await expect(page.getByText('Die neue Gestaltung ist online.')).toBeVisible()
  await page.getByRole('button', { name: 'Gestaltung schließen' }).click()
  await expect(shown).not.toHaveAttribute('style', /--accent/)
  await expect(shown).toHaveAttribute('data-template', 'backhaus')
  const home = await (await page.request.get(kontor.url('/'))).text()
  expect(home).toContain('data-template="backhaus"')
})

test('a page with faults goes online only once an admin has said why', async ({ page }) => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: word }] }]
  const id = await pages.make(page.request, 'Mit Mängeln', [
    {
      id: 'go',
      type: 'button',
      props: { buttons: [{ label: 'Ins Leere', link: { to: 'page', page: null } }] },
    },
    { id: 'long', type: 'text', props: { text: { type: 'doc', content } } },
  ])
  await pages.open(page, id)
  const publish = page.getByRole('button', { name: 'Veröffentlichen' })
  await publish.click()
  const blockers = page.getByRole('dialog', { name: 'Noch nicht online' })
  await expect(blockers.getByText('„Ins Leere“ führt nirgendwohin')).toBeVisible()
  await expect(blockers.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0)
  await blockers.getByRole('button', { name: 'Zur Stelle' }).first().click()
  await expect(blockers).toBeHidden()
  await expect(page.getByText(/ragt dieser Block um \d+ px über den Rand/)).toBeVisible()
  await page.getByRole('button', { name: /Fehler.*Ins Leere/ }).click()
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge des Blocks' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Warum sie trotzdem' }).fill('Das Ziel kommt morgen')
  await page.getByRole('button', { name: 'Diesen Stand trotzdem zulassen' }).click()
  await expect(page.getByText('Dieser Stand darf veröffentlicht werden.')).toBeVisible()
  await publish.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(dialog).toBeHidden()
  const seen = async () => (await page.request.get(kontor.url('/mit-maengeln'))).status()
  await expect.poll(seen).toBe(200)
})

test('another template keeps what was typed a moment before, and waits for what cannot be saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await pages.make(page.request, 'Erst schmal', [])
  await page.goto(kontor.url(`/admincenter/pages/design/${id}?lang=de&panel=page`))
  const details = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
  await opened(details)
  const title = details.getByRole('textbox', { name: 'Titel' })
  const view = details.getByRole('combobox', { name: 'Vorlage' })
  const choose = async (name: string) => {
    await view.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await title.fill('')
  await choose('Breit')
  await expect(page.getByText(/^Die Seite ist noch nicht gespeichert/)).toBeVisible()
  await expect(view).toHaveValue('Standard')
  await title.fill('Jetzt breit')
  await choose('Breit')
  await expect(view).toHaveValue('Breit')
  await expect(title).toHaveValue('Jetzt breit')
  const Stored = z.object({ fields: z.object({ title: z.string() }) })
  const stored = await pages.send(page.request, ['GET', `/api/v0/page/${id}/draft?lang=de`])
  expect(Stored.parse(stored).fields.title).toBe('Jetzt breit')
})

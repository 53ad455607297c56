import { expectAccessible } from './axe.ts'
import { expectSaid } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

const said = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const BLOCKS = [
  { id: 'head', type: 'heading', props: { text: 'Mitten in {{business.city}}', level: 1 } },
  { id: 'words', type: 'text', props: { text: said('Sie finden uns in {{business.city}}.') } },
  { id: 'hours', type: 'opening-hours', props: {} },
]

test('a fact is written as its value with a mark, and stays a fact', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await pages.make(page.request, 'Mit Angaben', BLOCKS)
  const frame = await pages.open(page, id)
  const block = (key: string) => frame.locator(`[data-block=${key}]`)
  await block('words').click()
  await block('words').click()
  const fact = block('words').locator('.designer-token')
  await expect(fact).toHaveText(/\p{Lu}\p{L}+/u)
  await expect(block('words')).not.toContainText('{{')
  await page.keyboard.press('End')
  await page.keyboard.type(' Kommen Sie vorbei.')
  await page.keyboard.press('Escape')
  await block('head').click()
  await block('head').locator('h1').click()
  await expect(block('head').locator('.designer-token')).toHaveCount(1)
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await expect(block('head').locator('h1')).not.toContainText('{{')
  const stored = async () => JSON.stringify((await pages.draftOf(page.request, id)).blocks)
  await expect.poll(stored).toContain('Sie finden uns in {{business.city}}. Kommen Sie vorbei.')
  await expect.poll(stored).toContain('Mitten in {{business.city}}!')

  await block('hours').click()
  await expect(page.getByRole('link', { name: 'Öffnungszeiten ändern' })).toHaveAttribute(
    'href',
    /settings\/business$/,
  )
})

test('a section comes as its picture shows it, with the pictures of this website', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await pages.make(page.request, 'Wie gezeigt', [])
  await pages.open(page, id)
  const frame = page.frameLocator('iframe[title="Arbeitsfläche"]')
  await page.getByText('Abschnitte', { exact: true }).click()
  const tiles = page.getByRole('complementary', { name: 'Einfügen und Gliederung' })
  const section = tiles.getByRole('region', { name: 'Text und Bild' }).locator('[data-preview]')
  await section.first().scrollIntoViewIfNeeded()
  await expect(section.first()).toHaveAttribute('data-preview', 'drawn')
  const shown = section.first().frameLocator('iframe').locator('img').first()
  const source = await shown.getAttribute('src')
  await tiles.getByRole('region', { name: 'Text und Bild' }).getByRole('button').first().click()
  await expect(frame.locator('img').first()).toHaveAttribute('src', source ?? 'missing')
})

test('on a phone a thumb writes, orders and hides, and no keys are explained', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const id = await pages.make(page.request, 'Mit dem Daumen', BLOCKS)
  const frame = await pages.open(page, id)
  await frame.locator('[data-block=words]').click()
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge des Blocks' })
  for (const name of ['Text', 'Hoch', 'Runter', 'Ausblenden'])
    await expect(bar.getByRole('button', { name })).toBeInViewport()
  await expectAccessible(page, 'designer on a phone')
  await bar.getByRole('button', { name: 'Hoch' }).click()
  await expectSaid(page, 'Text verschoben: Platz 1 von 3')
  await bar.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(frame.locator('[data-block=words]')).toHaveClass(/hide-xs/)
  await bar.getByRole('button', { name: 'Text' }).click()
  await expect(frame.locator('.ProseMirror')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Einstellungen zeigen' }).click()
  await expect(page.getByText('Tippen Sie auf einen Block')).toBeVisible()
  await expect(page.getByText('Alt + H')).toBeHidden()
})

test('the preview of the design stays in sight, and a template says before what it changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(kontor.url('/admincenter/settings/design'))
  const preview = page.locator('iframe[title="Vorschau der Website"]')
  await expect(preview).toBeInViewport()
  await expect(page.getByText(/^Ändert: .*Farben.*Schriften/).first()).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Fuß der Seite' }).scrollIntoViewIfNeeded()
  await expect(preview).toBeInViewport({ ratio: 0.5 })
})

import type { FrameLocator, Locator } from '@playwright/test'
import { designerPages } from './designer-pages.ts'
import { drop, photo } from './dropped-pictures.ts'
import { expect, opened, runningKontor, signedIn, test } from './kontor.ts'
import { FROM_DOCS, FROM_WORD } from './pasted-texts.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const designer = designerPages(kontor.url)

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const HEAD = { id: 'head', type: 'heading', props: { text: 'Werkstatt', level: 1 } }

test('dropped pictures replace, are put between, described, cut and taken back; others are refused', async ({
  page,
}) => {
  const empty = { id: 'pic', type: 'image', props: { file: null } }
  const id = await designer.make(page.request, 'Bilder', [HEAD, empty])
  const frame = await designer.open(page, id)
  await drop(frame.locator('[data-block=pic]'), [await photo('hobel.jpg', '#7a5230')])
  const prompt = page.getByRole('dialog', { name: 'Was zeigt das Bild?' })
  await expect(prompt.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Ein Hobel')
  await page.keyboard.press('Enter')
  await expect(prompt).toBeHidden()
  await expect(frame.getByRole('img', { name: 'Ein Hobel' })).toBeVisible()

  const picture = frame.locator('[data-block=pic] img')
  const whole = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Zuschneiden', exact: true }).click()
  const cutting = await opened(page.getByRole('dialog', { name: '„hobel.jpg“ zuschneiden' }))
  await cutting.getByRole('button', { name: 'Ausschnitt' }).press('Shift+ArrowLeft')
  await cutting.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(cutting).toBeHidden()
  await expect(picture).not.toHaveAttribute('src', whole ?? '')

  const oak = await photo('eiche.jpg', '#b08050')
  const both = [oak, await photo('esche.jpg', '#d0c090')]
  await drop(frame.locator('[data-block=head]'), both, 0.95)
  await expect(frame.locator('[data-block] img')).toHaveCount(3)
  await prompt.getByRole('button', { name: 'Nur Schmuck' }).click()
  await prompt.getByRole('button', { name: 'Später' }).click()
  await expect(prompt).toBeHidden()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(frame.locator('[data-block] img')).toHaveCount(1)

  await drop(frame.locator('[data-block=head]'), [{ ...oak, text: 'kein Bild' }], 0.95)
  await expect(page.getByText('„eiche.jpg“ wurde nicht angenommen.')).toBeVisible()
  await expect(frame.locator('[data-block]')).toHaveCount(2)

  await page.setViewportSize({ width: 360, height: 740 })
  await frame.locator('[data-block=pic]').click()
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge des Blocks' })
  await expect(bar).toBeVisible()
  const notice = page.getByText('„eiche.jpg“ wurde nicht angenommen.')
  await expect
    .poll(async () => {
      const [upper, lower] = [await notice.boundingBox(), await bar.boundingBox()]
      return upper && lower && upper.y + upper.height <= lower.y
    })
    .toBe(true)
})

test('publishing asks for a missing description, takes it on the spot and goes on', async ({
  page,
}) => {
  const opening = { id: 'open', type: 'hero', props: { title: 'Werkstatt', buttons: [] } }
  const empty = { id: 'pic', type: 'image', props: { file: null } }
  const id = await designer.make(page.request, 'Neues Bild', [opening, empty])
  const frame = await designer.open(page, id)
  const later = page.getByRole('dialog', { name: 'Was zeigt das Bild?' })
  for (const [block, colour] of [
    ['open', '#7a5230'],
    ['pic', '#b08050'],
  ] as const) {
    await drop(frame.locator(`[data-block=${block}]`), [await photo(`${block}.jpg`, colour)])
    await later.getByRole('button', { name: 'Später' }).click()
    await expect(later).toBeHidden()
  }
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Noch nicht online' })
  await expect(dialog.getByText('2 Bilder brauchen eine Beschreibung.')).toBeVisible()
  const publish = dialog.getByRole('button', { name: 'Veröffentlichen' })
  await expect(publish).toBeDisabled()
  const [first, second] = [
    dialog.getByRole('listitem').first(),
    dialog.getByRole('listitem').last(),
  ]
  await first.getByRole('textbox').fill('Die Werkstatt am Morgen')
  await second.getByRole('checkbox', { name: 'Nur Schmuck' }).check()
  await publish.click()
  await expect(dialog).toBeHidden()
  const seen = async () => (await page.request.get(kontor.url('/neues-bild'))).text()
  await expect.poll(seen).toContain('alt="Die Werkstatt am Morgen"')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('texts beside the page have no editor until one is entered, and there is never a second', async ({
  page,
}) => {
  const items = ['eins', 'zwei', 'drei'].map((title) => ({ title, text: words(`Zu ${title}.`) }))
  const text = { id: 'text', type: 'text', props: { text: words('Auf der Seite.') } }
  const questions = { id: 'acc', type: 'accordion', props: { items } }
  const id = await designer.make(page.request, 'Ein Editor', [HEAD, text, questions])
  const frame = await designer.open(page, id)
  const editors = async () =>
    (await page.locator('.ProseMirror').count()) + (await frame.locator('.ProseMirror').count())
  await frame.locator('[data-block=acc]').click()
  const quiet = page.getByRole('button', { name: 'Text bearbeiten', exact: true })
  await expect(quiet).toHaveCount(3)
  expect(await editors()).toBe(0)
  await quiet.first().focus()
  // Letters may come faster than a busy computer draws: none of them waits for the next frame.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.type('Mehr')
  await expect(page.locator('.ProseMirror')).toHaveText('Zu eins.Mehr')
  await expect(quiet).toHaveCount(2)
  await quiet.first().click()
  await expect(page.locator('.ProseMirror')).toHaveText('Zu zwei.')
  expect(await editors()).toBe(1)
  await page.keyboard.press('End')
  await page.keyboard.type(' Auch')
  await page.keyboard.press('Escape')
  await expect(quiet).toHaveCount(3)
  await expect(quiet.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ProseMirror')).toBeFocused()
  await frame.locator('[data-block=text]').click()
  await frame.locator('[data-block=text]').click()
  await expect(frame.locator('.ProseMirror')).toBeFocused()
  expect(await editors()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await designer.draftOf(page.request, id)).blocks))
    .toMatch(/Zu eins\.Mehr.*Zu zwei\. Auch/)
})

test('what Word and Google Docs copy becomes plain text, and Ctrl+K leads on from it', async ({
  page,
}) => {
  const text = { id: 'text', type: 'text', props: { text: { type: 'doc' } } }
  const id = await designer.make(page.request, 'Eingefügt', [HEAD, text])
  const frame = await designer.open(page, id)
  await frame.locator('[data-block=text]').click()
  await frame.locator('[data-block=text]').click()
  const area = frame.locator('.ProseMirror')
  await expect(area).toBeFocused()
  for (const { html, shape } of [FROM_WORD, FROM_DOCS]) {
    await paste(area, html)
    expect(await shapeOf(area)).toBe(shape)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
  }
  await page.keyboard.press('Control+k')
  const dialog = await opened(page.getByRole('dialog', { name: 'Link' }))
  await dialog.getByLabel('Ziel').click()
  await page.getByRole('option', { name: 'Telefon' }).click()
  await dialog.getByLabel('Telefonnummer').fill('04642 12 34')
  await dialog.getByRole('button', { name: 'Link setzen' }).click()
  await expect(dialog).toBeHidden()
  await expect(area).toBeFocused()
  await page.keyboard.type(' rufen Sie an')
  await expect(area).toHaveText('04642 12 34 rufen Sie an')
})

function paste(area: Locator, html: string): Promise<void> {
  return area.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    const how = { bubbles: true, cancelable: true, clipboardData }
    element.dispatchEvent(new ClipboardEvent('paste', how))
  }, html)
}

/** The elements of a text without what links lead to. */
async function shapeOf(area: ReturnType<FrameLocator['locator']>): Promise<string> {
  return (await area.innerHTML()).replace(/<a [^>]*>/g, '<a>')
}

import { expectAccessible } from './axe.ts'
import { designerPages } from './designer-pages.ts'
import { expect, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)

test('an editor chooses products and links to one; visitors find them at every width', async ({
  page,
}) => {
  const sell = (title: string) =>
    pages.send(page.request, ['POST', '/api/v0/product/'], {
      title,
      state: 'online',
      content: { amount: '250', unit: 'g' },
      variants: [{ price: 450 }],
    })
  for (const title of ['Rosenhonig', 'Kastanienhonig']) await sell(title)
  const id = await pages.make(page.request, 'Honigregal', [
    { id: 'list', type: 'product-list', props: { title: 'Unser Honig', source: 'chosen' } },
    { id: 'words', type: 'text', props: { text: paragraph('Hier geht es lang.') } },
  ])
  const frame = await pages.open(page, id)
  await frame.locator('[data-block=list]').click()
  const chosen = page.getByRole('combobox', { name: 'Ausgewählte Produkte' })
  for (const title of ['Rosenhonig', 'Kastanienhonig']) {
    await chosen.fill(title)
    await page.getByRole('option', { name: title }).click()
  }
  await expect(frame.getByRole('link', { name: 'Kastanienhonig' })).toBeVisible()
  await expect(frame.getByText('Grundpreis: 18,00')).toHaveCount(2)

  await frame.locator('[data-block=words]').click()
  await frame.locator('[data-block=words]').click()
  await expect(frame.locator('.ProseMirror')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  const dialog = await opened(page.getByRole('dialog', { name: 'Link' }))
  await dialog.getByLabel('Ziel').click()
  await page.getByRole('option', { name: 'Produkt', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Produkt' }).fill('Rosenhonig')
  await page.getByRole('option', { name: 'Rosenhonig' }).click()
  await dialog.getByRole('button', { name: 'Link setzen' }).click()
  await expect
    .poll(async () => JSON.stringify((await pages.draftOf(page.request, id)).blocks))
    .toContain('"noun":"product"')

  const address = await pages.publish(page.request, id)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(kontor.url(address))
    await expectAccessible(page, `a page with products at ${width} px`, 'main')
  }
  await page.getByRole('link', { name: 'Hier geht es lang.' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosenhonig')
})

function paragraph(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

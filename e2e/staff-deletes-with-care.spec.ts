import type { Page } from '@playwright/test'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

test('a gallery on a live page says where it stands, goes to the trash and comes back', async ({
  page,
}) => {
  const { id, title, label } = await shownGallery(page)
  await page.goto(kontor.url(`/admincenter/galleries/${id}`))
  await expectSettled(page)
  await expect(page.getByRole('link', { name: label }).first()).toBeVisible()
  await removeFromMenu(page)
  const question = page.getByRole('dialog', { name: 'Diese Galerie wird noch gezeigt' })
  await expect(question.getByRole('link', { name: label })).toBeVisible()
  await expectAccessibleOnAll(page, 'a gallery that is in use')
  await page.setViewportSize({ width: 1280, height: 900 })
  await question.getByRole('button', { name: 'Behalten' }).click()
  await removeFromMenu(page)
  await question.getByRole('button', { name: 'Trotzdem löschen' }).click()
  await expect(page).toHaveURL(/\/admincenter\/galleries$/)
  await expect(page.getByRole('button', { name: title })).toHaveCount(0)

  await page.goto(kontor.url('/admincenter/galleries?trash=only'))
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByText('Das liegt im Papierkorb')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Endgültig löschen' })).toBeVisible()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByText(`„${title}“ wiederhergestellt`)).toBeVisible()
  await page.goto(kontor.url('/admincenter/galleries'))
  await expect(page.getByRole('button', { name: title })).toBeVisible()
})

test('deleting a page proposes its parent as the place its address leads to, gone comes second', async ({
  page,
}) => {
  const parent = await makePage(page, { title: 'Werkzeuge' })
  await makePage(page, { title: 'Hobel', parent_page: parent })
  await page.goto(kontor.url('/admincenter/pages/browse'))
  await page.getByRole('button', { name: 'Aktionen für „Hobel“' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: '„Hobel“ löschen?' })
  const target = question.getByRole('combobox', { name: 'Zielseite' })
  await expect(target).toHaveValue(/Werkzeuge/)
  const removal = page.waitForRequest(/\/batch\/page\/remove/)
  await question.getByRole('button', { name: 'In den Papierkorb' }).click()
  expect((await removal).postDataJSON()).toMatchObject({ redirect_to: parent })
})

async function removeFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
}

/** One of the demo's galleries that a page shows, and the name of that page. */
async function shownGallery(page: Page) {
  const list = await (await page.request.get(kontor.url('/api/v0/gallery/'))).json()
  for (const { _id: id, title } of list.items) {
    const read = await (await page.request.get(kontor.url(`/api/v0/gallery/${id}`))).json()
    const [use] = read.uses
    if (use) return { id, title, label: String(use.label) }
  }
  throw new Error('No page of the demo shows a gallery')
}

async function makePage(page: Page, fields: object): Promise<string> {
  const reply = await page.request.post(kontor.url('/api/v0/page/'), {
    headers: { origin: kontor.url('') },
    data: fields,
  })
  return String((await reply.json()).page[0]._id)
}

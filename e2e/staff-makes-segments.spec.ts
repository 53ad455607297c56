import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/person/browse'

signedIn(kontor.url, BROWSE)

for (const width of [360, 1440]) {
  test(`a segment is made, explained, used and exported at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const tag = `Presse${width}`
    await addPerson(page, { last_name: `Zeitung${width}`, company: 'Tagblatt', tags: [tag] })
    await addPerson(page, { last_name: `Funk${width}`, tags: [tag] })

    await page.getByRole('link', { name: 'Segmente' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Segmente')
    await expectSettled(page)
    await expectAccessible(page, 'the list of segments', 'main')
    await page.getByRole('button', { name: 'Segment anlegen' }).first().click()
    // The list before has names too.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Segment anlegen')
    await page.getByLabel('Name').first().fill(`Medien ${width}`)
    await chooseCondition(page, '1', 'Schlagwort')
    await page.getByRole('combobox', { name: 'Schlagwort: Wert' }).fill(tag)
    await page.keyboard.press('Enter')
    const live = page.getByRole('region', { name: 'Wer jetzt dazugehört' })
    await expect(live.getByText('2 Personen')).toBeVisible()

    await page.getByRole('button', { name: 'Gruppe hinzufügen' }).focus()
    await page.keyboard.press('Enter')
    const group = page.getByRole('group', { name: 'Gruppe 2', exact: true })
    await group.getByRole('combobox', { name: 'Von diesen Bedingungen' }).click()
    await page.getByRole('option', { name: 'Keine trifft zu' }).click()
    await expect(live.getByText('Noch ist eine Angabe offen.')).toBeVisible()
    await chooseCondition(page, '2.1', 'Mit Firma')
    await expect(live.getByText('1 Person', { exact: true })).toBeVisible()
    await expect(page.getByText(`Schlagwort: ${tag} und nicht (Mit Firma: Ja)`)).toBeVisible()
    await expectAccessible(page, 'the editor of a segment', 'main')

    await live.getByRole('button', { name: `Warum ist Funk${width} dabei?` }).click()
    const why = await opened(page.getByRole('dialog', { name: 'Dabei oder nicht?' }))
    await expect(why.getByText(`Funk${width} gehört dazu`)).toBeVisible()
    await expect(why.getByText('Trifft nicht zu · Schließt aus, wenn es zutrifft')).toBeVisible()
    await expectAccessible(page, 'why somebody is in a segment')
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()

    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Medien ${width}`)
    await page.getByRole('link', { name: 'Personen anzeigen' }).click()
    await expect(page).toHaveURL(/person\/browse\?segment=/)
    await expectSettled(page)
    await expect(page.getByText(`Funk${width}`).first()).toBeVisible()
    await expect(page.getByText(`Zeitung${width}`)).toHaveCount(0)
    expect(await exported(page)).toContain(`Funk${width}`)

    await page.getByRole('link', { name: 'Segmente' }).click()
    await expect(page).toHaveURL(/person\/segments$/)
    await expect(page.getByRole('main').getByText(`Medien ${width}`).first()).toBeVisible()
    await expectSettled(page)
    await expectAccessible(page, 'segments with their counts', 'main')
  })
}

test('the palette leads to a new segment', async ({ page }) => {
  await expectSettled(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await expect(palette).toBeFocused()
  await palette.fill('Zielgruppe')
  await page.getByRole('option', { name: 'Segment anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Segment anlegen')
})

async function addPerson(page: Page, data: object): Promise<void> {
  const headers = { origin: kontor.url('') }
  const made = await page.request.post(kontor.url('/api/v0/person/'), { headers, data })
  expect(made.status()).toBe(200)
}

async function chooseCondition(page: Page, place: string, label: string): Promise<void> {
  const condition = page.getByRole('group', { name: `Bedingung ${place}`, exact: true })
  await condition.getByRole('combobox', { name: 'Bedingung' }).click()
  await page.getByRole('option', { name: label, exact: true }).click()
}

/** What the menu of the list hands over as a file. */
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Als CSV exportieren' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

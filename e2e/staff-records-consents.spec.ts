import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const EDIT = '/admincenter/person/edit'
const PERSON = '/api/v0/person/'
const WORDING = 'Fotos von Mia dürfen auf der Website stehen.'

signedIn(kontor.url)

for (const width of [360, 1440]) {
  test(`a guardian's consent on paper is written down, shown and withdrawn at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // At either width both are looked at: once is enough.
    const look = width === 360 ? expectAccessibleOnAll : async () => undefined
    const id = await childWithGuardian(page)
    await page.goto(kontor.url(`${EDIT}/${id}`))
    await expect(page.getByText('Noch keine Einwilligung eingetragen.')).toBeVisible()
    await page.getByRole('button', { name: 'Einwilligung eintragen' }).press('Enter')
    const paper = await consentDialog(page)
    await beginPaper(page, paper)
    await look(page, 'a consent with faults')
    await page.setViewportSize({ width, height: 900 })
    await finishPaper(page, paper)

    const line = page.getByRole('listitem').filter({ hasText: 'Fotos auf der Website' })
    await expect(line).toContainText('Erteilt am 02.03.2026 · auf Papier · durch Anna Klein')
    await line.getByText('Verlauf und Wortlaut').press('Enter')
    await expect(line.getByText(WORDING)).toBeVisible()
    await expect(line.getByText('Beleg: Ordner Mitglieder')).toBeVisible()
    await look(page, 'a person with a consent', 'main')
    await page.setViewportSize({ width, height: 900 })

    await line.getByRole('button', { name: /^Widerruf eintragen/ }).press('Enter')
    const dialog = await consentDialog(page)
    await expect(input(dialog, 'Wofür')).toHaveValue('Fotos auf der Website')
    await expect(input(dialog, 'Wortlaut')).toHaveCount(0)
    await input(dialog, 'Am').fill('01.05.2026')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Eintragen', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(line).toContainText('Widerrufen am 01.05.2026')
    await expect(line.getByRole('button', { name: /^Widerruf eintragen/ })).toHaveCount(0)
    await expect(line).toContainText('Erteilt am 02.03.2026')
    await line.getByRole('link', { name: /^Nachweis drucken/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Nachweis der Einwilligung' })).toBeVisible()
    await expect(page.getByText(WORDING)).toBeVisible()
  })
}

/** What is missing is said beside its field, and nothing that was typed is lost. */
async function beginPaper(page: Page, dialog: Locator): Promise<void> {
  await input(dialog, 'Wofür').click()
  await page.getByRole('option', { name: 'Fotos auf der Website' }).click()
  await dialog.getByText('Sorgeberechtigte', { exact: true }).click()
  await input(dialog, 'Sorgeberechtigte Person').click()
  await page.getByRole('option', { name: 'Anna Klein' }).click()
  await dialog.getByLabel(/^Wo liegt der Beleg/).fill('Ordner Mitglieder')
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).press('Enter')
  await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible()
}

async function finishPaper(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByLabel(/^Wo liegt der Beleg/)).toHaveValue('Ordner Mitglieder')
  await input(dialog, 'Am').fill('02.03.2026')
  await page.keyboard.press('Tab')
  await dialog.getByLabel(/^Wortlaut/).fill(WORDING)
  await dialog.getByRole('button', { name: 'Eintragen', exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
}

function consentDialog(page: Page): Promise<Locator> {
  return opened(page.getByRole('dialog', { name: 'Einwilligung eintragen' }))
}

function input(dialog: Locator, label: string): Locator {
  return dialog.locator('input').and(dialog.getByLabel(new RegExp(`^${label}( \\*)?$`)))
}

const Made = z.object({ items: z.array(z.object({ _id: z.string() })) })

async function childWithGuardian(page: Page): Promise<string> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(kontor.url(PERSON + path), {
      headers: { origin: kontor.url('') },
      data,
    })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const make = async (first_name: string) =>
    Made.parse(await send('', { first_name, last_name: 'Klein' })).items[0]?._id ?? ''
  const [child, guardian] = [await make('Mia'), await make('Anna')]
  await send(`${child}/relations`, { kind: 'guardian', direction: 'by', person: guardian })
  return child
}

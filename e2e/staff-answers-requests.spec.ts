import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, opened, runningKontor, signedIn, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { forgetStepUps, stepUp } from './step-up.ts'

const kontor = runningKontor()
const REQUESTS = '/admincenter/data-requests'

signedIn(kontor.url, REQUESTS)
test.beforeEach(() => forgetStepUps(kontor))

for (const width of [360, 1440]) {
  test(`a person asks, is found, informed and erased at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Wendelin Wasseramsel${width}`
    await addPerson(page, name)
    await page.goto(kontor.url(REQUESTS))
    await expectSettled(page)
    await expectAccessible(page, 'the list of requests', 'main')
    await page.getByText('So beantworten Sie eine Anfrage').click()
    await expect(page.getByText('Die Frist beträgt einen Monat')).toBeVisible()

    await page.goto(kontor.url(`${REQUESTS}/new`))
    await input(page, 'Person').fill(`Wasseramsel${width}`)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await input(page, 'Wer fragt').fill(name)
    await input(page, 'Art').click()
    await page.getByRole('option', { name: 'Löschung' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    // A month has 28 to 31 days, and midnight may pass in between.
    await expect(page.getByText(/Noch (2[789]|3[01]) Tage/)).toBeVisible()
    await expect(page.getByText('Einträge unter Personen: 1')).toBeVisible()
    await page.getByText('Warum?').first().click()
    await expect(page.getByText('Rechtsgrundlage').first()).toBeVisible()
    await expectAccessible(page, 'a request', 'main')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Seite auf Deutsch' }).click()
    await stepUp(page, { password: ADMIN_PASSWORD })
    const content = await readFile(await (await download).path(), 'utf8')
    expect(content).toContain(`Auskunft für ${name}`)

    await page.getByRole('button', { name: 'Löschung prüfen …' }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Diese Person löschen?' }))
    await expect(dialog.getByText('Nachweis der Anfrage ohne Namen')).toBeVisible()
    await expectAccessible(page, 'the erasure')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page.getByText('Dieser Nachweis nennt niemanden.')).toBeVisible()
    await expect(page.getByText('Nur lesen')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Wasseramsel')

    await page.goto(kontor.url(`/admincenter/person/browse?q=Wasseramsel${width}`))
    await expectSettled(page)
    await expect(page.getByText(name)).toHaveCount(0)
    await page.goto(kontor.url(REQUESTS))
    await expectSettled(page)
    await expect(page.getByText('Gelöscht').first()).toBeVisible()
    await expect(page.getByText('Wasseramsel')).toHaveCount(0)
  })
}

function input(page: Page, label: string): Locator {
  return page.locator('main input').and(page.getByLabel(label)).first()
}

async function addPerson(page: Page, name: string): Promise<void> {
  const [first = '', last = ''] = name.split(' ')
  await page.goto(kontor.url('/admincenter/person/edit'))
  await page.getByLabel('Vorname').first().fill(first)
  await page.getByLabel('Nachname').first().fill(last)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

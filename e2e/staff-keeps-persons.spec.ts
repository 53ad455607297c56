import type { APIResponse, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, lookFor, opened, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
const BROWSE = '/admincenter/person/browse'
const EDIT = '/admincenter/person/edit'
const PERSON = '/api/v0/person/'

signedIn(kontor.url, BROWSE)

for (const width of [360, 1440]) {
  test(`two records of one person become one and two again at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const surname = `Wackernagel${width}`
    await expectSettled(page)
    await expectAccessible(page, 'the list of persons', 'main')
    await addPerson(page, { first: 'Ottilie', last: surname, phone: `+4971155501${width}` })
    await addPerson(page, { first: 'Otti', last: surname, phone: `+4971155501${width}` })

    await page.getByRole('tab', { name: 'Doppelte' }).click()
    await expect(page.getByText('Gleiche Nummer und gleicher Nachname')).toBeVisible()
    await page.getByRole('button', { name: `Mit Ottilie ${surname} vergleichen` }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Zwei Personen vergleichen' }))
    await expect(dialog.getByRole('columnheader', { name: 'Ergebnis' })).toBeVisible()
    await expectAccessible(page, 'the comparison')
    await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
    await expect(page.getByText('Zusammengeführt', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ottilie ${surname}`)

    await page.goto(kontor.url(`${BROWSE}?q=${encodeURIComponent(`0711 55501${width}`)}`))
    await expect(page.getByText(surname)).toHaveCount(1)
    await page.getByText(`Ottilie ${surname}`).first().click()
    await page.getByRole('tab', { name: 'Doppelte' }).click()
    await page.getByRole('button', { name: /rückgängig machen/ }).click()
    await expect(page.getByText('Wieder zwei Personen')).toBeVisible()
    await expect(page.getByText('Gleiche Nummer und gleicher Nachname')).toBeVisible()
    await expectAccessible(page, 'a person', 'main')
  })
}

test('an account has its person, who is called, written to, and told about', async ({ page }) => {
  await lookFor(page, 'Lindnre')
  await page.getByRole('link', { name: /Jonas Lindner/ }).click()
  await expect(page.getByText('Mit Konto').first()).toBeVisible()
  const mail = page.getByRole('link', { name: 'E-Mail an jonas.lindner@example.org' })
  await expect(mail).toHaveAttribute('href', 'mailto:jonas.lindner@example.org')
  await page.getByLabel('Firma').first().fill('Lindner & Söhne')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Chronik' }).click()
  await expect(page.getByText('Konto angelegt')).toBeVisible()
  await page.getByRole('link', { name: 'Konto angelegt' }).click()
  await expect(page).toHaveURL(/users\/edit/)
  await expect(page.getByText('Kundennummer').first()).toBeVisible()
  await expect(page.getByLabel('Firma').first()).toHaveValue('Lindner & Söhne')
})

test('a child is added in place as a ward, and both sides say so', async ({ page }) => {
  const guardian = await make(page, {
    first_name: 'Gisela',
    last_name: 'Vormund',
    contacts: [{ kind: 'mobile', label: '', value: '+49711555999' }],
    addresses: [
      {
        uuid: '01980000-0000-7000-8000-000000000009',
        type: 'person',
        first_name: 'Gisela',
        last_name: 'Vormund',
        address: 'Am Ring 5',
        zip: '04109',
        city: 'Leipzig',
        country: 'DE',
      },
    ],
  })
  await page.goto(kontor.url(`${EDIT}/${guardian._id}`))
  const call = page.getByRole('link', { name: '+49711555999 anrufen' })
  await expect(call).toHaveAttribute('href', 'tel:+49711555999')
  const map = page.getByRole('link', { name: 'Route: Am Ring 5, 04109 Leipzig' })
  const sought = encodeURIComponent('Am Ring 5, 04109 Leipzig, Deutschland')
  await expect(map).toHaveAttribute('href', `https://www.openstreetmap.org/search?query=${sought}`)
  await expect(map).toHaveAttribute('rel', 'noreferrer')
  await expect(map).toHaveAttribute('target', '_blank')

  await page.getByRole('tab', { name: 'Familie und Firma' }).click()
  await input(page, 'Beziehung').click()
  await page.getByRole('option', { name: 'Sorgt für' }).click()
  await input(page, 'Person').fill('Mika Vormund')
  await page.getByRole('option', { name: '„Mika Vormund“ neu anlegen' }).click()
  await page.getByRole('button', { name: 'Beziehung hinzufügen' }).click()
  await expect(page.getByText('Beziehung hinzugefügt')).toBeVisible()
  const ward = page.getByRole('listitem').filter({ hasText: 'Mika Vormund' })
  await expect(ward).toContainText('Sorgt für')
  await expectAccessibleOnAll(page, 'a guardian', 'main')
  await ward.getByRole('link', { name: 'Mika Vormund' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mika Vormund')
  await page.getByRole('tab', { name: 'Familie und Firma' }).click()
  const other = page.getByRole('listitem').filter({ hasText: 'Gisela Vormund' })
  await expect(other).toContainText('Wird betreut von')
  await expectAccessibleOnAll(page, 'a ward', 'main')
})

test('who saves somebody merged away meanwhile comes to who stays, with what was typed', async ({
  page,
}) => {
  const goes = await make(page, { last_name: 'Aufgehend' })
  const stays = await make(page, { last_name: 'Bleibend' })
  await page.goto(kontor.url(`${EDIT}/${goes._id}`))
  await page.getByLabel('Firma').first().fill('Eben getippt GmbH')
  const merged = await send(page, `${PERSON}merge`, {
    from: goes._id,
    into: stays._id,
    dryRun: false,
    fromVersion: goes.version,
    intoVersion: stays.version,
  })
  expect(merged.status()).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(new RegExp(stays._id))
  await expect(page.getByText(/inzwischen mit einer anderen zusammengeführt/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bleibend')
  await expect(page.getByText(/etwas eingegeben und nicht gespeichert/)).toBeVisible()
  await expectAccessibleOnAll(page, 'who stays, with a draft', 'main')
  await page.getByRole('button', { name: 'Eingaben übernehmen' }).click()
  const dialog = await opened(
    page.getByRole('dialog', { name: 'Ihre Eingaben und die gespeicherte Version' }),
  )
  await expect(dialog.getByText('Eben getippt GmbH')).toBeVisible()
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(page.getByLabel('Firma').first()).toHaveValue('Eben getippt GmbH')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
})

test('who merges two while somebody changes one sees both as they are now, and goes on', async ({
  page,
}) => {
  const phone = [{ kind: 'mobile', label: '', value: '+49711555777' }]
  const one = await make(page, { first_name: 'Berta', last_name: 'Zwist', contacts: phone })
  const other = await make(page, { first_name: 'Bertha', last_name: 'Zwist', contacts: phone })
  await page.goto(kontor.url(`${EDIT}/${one._id}?tab=duplicates`))
  await page.getByRole('button', { name: 'Mit Bertha Zwist vergleichen' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Zwei Personen vergleichen' }))
  await expect(dialog.getByRole('columnheader', { name: 'Ergebnis' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Seiten tauschen' }).click()
  await expect(sides(dialog)).toHaveText(['Bertha Zwist', 'Berta Zwist', 'Berta Zwist'])
  const changed = await page.request.put(kontor.url(PERSON + other._id), {
    headers: { origin: kontor.url('') },
    data: { version: other.version, company: 'Inzwischen GmbH', tags: ['Neu'] },
  })
  expect(changed.status()).toBe(200)

  const submit = dialog.getByRole('button', { name: 'Zusammenführen' })
  await submit.press('Enter')
  await expect(page.getByText(/Jemand anderes hat inzwischen gespeichert/)).toBeVisible()
  // The one as it is now, and what comes of both: the sides stay as they were chosen.
  await expect(dialog.getByText('Inzwischen GmbH')).toHaveCount(2)
  await expect(sides(dialog)).toHaveText(['Bertha Zwist', 'Berta Zwist', 'Berta Zwist'])
  await expectAccessible(page, 'the comparison of what has changed')
  await submit.press('Enter')
  await expect(page.getByText('Zusammengeführt', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${one._id}$`))
  // The form was drawn behind the tab of duplicates, and must not show what it was drawn with.
  await expect(page.getByLabel('Firma').first()).toHaveValue('Inzwischen GmbH')
})

/** The names of who goes, who stays and what comes of them. */
function sides(dialog: Locator): Locator {
  return dialog.getByRole('row').filter({ hasText: /^Name/ }).getByRole('cell')
}

function input(page: Page, label: string): Locator {
  return page.locator('main input').and(page.getByLabel(label, { exact: true }))
}

const Made = z.object({ items: z.array(z.object({ _id: z.string(), version: z.int() })) })

async function make(page: Page, data: object) {
  const [made] = Made.parse(await (await send(page, PERSON, data)).json()).items
  if (!made) throw new Error('nobody was made')
  return made
}

function send(page: Page, path: string, data: object): Promise<APIResponse> {
  return page.request.post(kontor.url(path), { headers: { origin: kontor.url('') }, data })
}

type NewPerson = { first: string; last: string; phone: string }

async function addPerson(page: Page, { first, last, phone }: NewPerson): Promise<void> {
  await page.goto(kontor.url(EDIT))
  await page.getByLabel('Vorname').first().fill(first)
  await page.getByLabel('Nachname').first().fill(last)
  await page
    .getByRole('button', { name: /Kontakte|hinzufügen/ })
    .first()
    .click()
  await page.getByLabel('Nummer oder Adresse').fill(phone)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${first} ${last}`)
}

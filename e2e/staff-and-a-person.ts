import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { de as editDe } from '#kernel/admin/edit/messages.de.ts'
import { en as editEn } from '#kernel/admin/edit/messages.en.ts'
import { de as requestsDe } from '#modules/data-requests/admin/messages.de.ts'
import { en as requestsEn } from '#modules/data-requests/admin/messages.en.ts'
import { de as requestWordsDe } from '#modules/data-requests/admin/messages-fields.de.ts'
import { en as requestWordsEn } from '#modules/data-requests/admin/messages-fields.en.ts'
import { de as peopleDe } from '#modules/people/admin/messages.de.ts'
import { en as peopleEn } from '#modules/people/admin/messages.en.ts'
import { de as personWordsDe } from '#modules/people/admin/messages-fields.de.ts'
import { en as personWordsEn } from '#modules/people/admin/messages-fields.en.ts'
import { onDatabase } from './accounts.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, opened, pressEnter, signedInAs } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { forgetStepUps, stepUp } from './step-up.ts'

export type Lang = 'de' | 'en'
type Kontor = { url(path: string): string; databaseUrl(): string }
type Somebody = { kontor: Kontor; id: string; mail: string; lang: Lang }

const PERSON = '/api/v0/person/'
const EDIT = '/admincenter/person/edit/'

export const STAFF_WORDS = {
  de: {
    people: peopleDe,
    tabs: personWordsDe.persons.tabs,
    requests: requestsDe,
    request: requestWordsDe.requests,
    edit: editDe,
  },
  en: {
    people: peopleEn,
    tabs: personWordsEn.persons.tabs,
    requests: requestsEn,
    request: requestWordsEn.requests,
    edit: editEn,
  },
} as const

/** A browser of the administrator, whose admin centre speaks this language. */
export async function adminIn(browser: Browser, kontor: Kontor, lang: Lang) {
  await onDatabase(kontor, async (db) => {
    await db.updateTable('users').set({ lang }).where('handle', '=', 'admin').execute()
  })
  return signedInAs(await browser.newContext(), kontor.url)
}

/** Small and bright, large and dark; then as it was. */
export async function expectOnBothWidths(page: Page, name: string, part: 'page' | 'main' = 'main') {
  const own = page.viewportSize()
  await expectAccessibleOnAll(page, name, part)
  if (own) await page.setViewportSize(own)
}

/** Who typed an address that somebody has is shown beside them, with the reason. */
export async function expectLikeSomebody(page: Page, lang: Lang): Promise<void> {
  const { people, tabs } = STAFF_WORDS[lang]
  await expect(page.getByText(people.state.candidate).first()).toBeVisible()
  await page.getByRole('tab', { name: tabs.duplicates }).press('Enter')
  await expect(page.getByText(people.duplicates.title)).toBeVisible()
  await expect(page.getByText(people.duplicates.reasons.mail)).toBeVisible()
  await expectOnBothWidths(page, 'a candidate like somebody')
}

/** A second record with the same address is merged and parted again, by keys alone. */
export async function mergeAndPart(page: Page, { kontor, id, mail, lang }: Somebody) {
  const { people, tabs } = STAFF_WORDS[lang]
  const name = 'Zweitkarte'
  const contacts = [{ kind: 'email', label: '', value: mail }]
  const made = await page.request.post(kontor.url(PERSON), {
    headers: { origin: kontor.url('') },
    data: { last_name: name, contacts },
  })
  expect(made.status()).toBe(200)
  const about = (words: string) => words.replace('{{name}}', name)
  await page.goto(kontor.url(`${EDIT}${id}?tab=duplicates`))
  await page.getByRole('button', { name: about(people.duplicates.compareWith) }).press('Enter')
  const dialog = await opened(page.getByRole('dialog', { name: people.merge.title }))
  await expect(dialog.getByRole('columnheader', { name: people.merge.result })).toBeVisible()
  await expectOnBothWidths(page, 'two persons compared', 'page')
  await pressEnter(dialog.getByRole('button', { name: people.merge.submit, exact: true }))
  await expect(page.getByText(people.merge.done, { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: tabs.duplicates }).press('Enter')
  await pressEnter(page.getByRole('button', { name: about(people.duplicates.undoOf) }))
  await expect(page.getByText(people.duplicates.undone)).toBeVisible()
  await expect(page.getByText(people.duplicates.reasons.mail)).toBeVisible()
}

/** From the person to a request: the file and the page, then the erasure, by keys alone. */
export async function exportAndErase(page: Page, somebody: Somebody): Promise<void> {
  const { kontor, id, lang } = somebody
  const { people, request } = STAFF_WORDS[lang]
  await forgetStepUps(kontor)
  await page.goto(kontor.url(EDIT + id))
  await page.getByRole('link', { name: people.state.request }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`person=${id}`))
  // The screen before has a list of that name too, and stays until this one is there.
  await expect(page.getByRole('heading', { level: 1, name: request.create })).toBeVisible()
  await choose(page, input(page, request.fields.kind), request.choices.kind.erasure)
  await input(page, request.fields.name).fill('Lena Spät')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lena Spät')
  await expectOnBothWidths(page, 'a request')
  await takeFiles(page, somebody)
  await erase(page, somebody)
}

async function takeFiles(page: Page, { mail, lang }: Somebody): Promise<void> {
  const words = STAFF_WORDS[lang].requests.export
  const json = page.waitForEvent('download')
  await pressEnter(page.getByRole('button', { name: words.json }))
  await stepUp(page, { password: ADMIN_PASSWORD })
  const file = JSON.parse(await readFile(await (await json).path(), 'utf8'))
  const { modules } = z.object({ modules: z.record(z.string(), z.unknown()) }).parse(file)
  expect(JSON.stringify(modules.people)).toContain(mail)
  expect(JSON.stringify(modules['bug-tracker'])).toContain('Knopf fehlt')
  const html = page.waitForEvent('download')
  const button = lang === 'de' ? words.pageDe : words.pageEn
  await pressEnter(page.getByRole('button', { name: button }))
  const content = await readFile(await (await html).path(), 'utf8')
  expect(content).toContain(`<html lang="${lang}">`)
  expect(content).toContain(mail)
}

async function erase(page: Page, { kontor, id, mail, lang }: Somebody): Promise<void> {
  const { requests, edit } = STAFF_WORDS[lang]
  await pressEnter(page.getByRole('button', { name: requests.erase.open }))
  const dialog = await opened(page.getByRole('dialog', { name: requests.erase.title }))
  await dialog.getByRole('checkbox').press('Space')
  await expectOnBothWidths(page, 'the erasure', 'page')
  await pressEnter(dialog.getByRole('button', { name: requests.erase.submit }))
  await expect(page.getByText(requests.report.text.split('. ')[1] ?? '')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(mail)
  await page.goto(kontor.url(EDIT + id))
  await expect(page.getByText(edit.state.missingTitle)).toBeVisible()
}

/** The id of the one person with an account who has this address. */
export async function personWithAccount(page: Page, kontor: Kontor, mail: string): Promise<string> {
  const path = `${PERSON}?search=${encodeURIComponent(mail)}&hasAccount=true`
  const answer = await page.request.get(kontor.url(path))
  const { items } = z
    .object({ items: z.array(z.object({ _id: z.string() })) })
    .parse(await answer.json())
  expect(items).toHaveLength(1)
  return items[0]?._id ?? ''
}

function input(page: Page, label: string): Locator {
  return page.locator('main input').and(page.getByLabel(label)).first()
}

/** An option of a list, reached with the arrow keys. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.press('ArrowDown')
  const active = page.locator('[role=option][data-combobox-selected]')
  await expect(async () => {
    await list.press('ArrowDown')
    await expect(active).toHaveText(option, { timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(list).toHaveValue(option)
}

import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { callsOf } from './calls.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PAPER = { name: 'Lebenslauf.png', mimeType: 'image/png', buffer: PNG }

test.beforeAll(async ({ browser }) => {
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const calls = callsOf(admin.request, kontor.url(''))
  await calls.changeSection('enabled_components', ({ modules }: { modules: object }) => ({
    modules: { ...modules, applications: true },
  }))
  await calls.post('/api/v0/position/', {
    title: 'Gesellin (m/w/d)',
    text: 'Massivholz.',
    kind: 'full_time',
    isOpen: true,
  })
  await admin.close()
})

test('without scripts somebody finds a position and applies with a paper, and staff decide', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.setViewportSize({ width: 360, height: 800 })
  await visitor.goto(kontor.url('/stellen'))
  await visitor.getByRole('link', { name: 'Gesellin (m/w/d)' }).click()
  await expect(visitor.getByText('Massivholz.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Jetzt bewerben' }).click()
  await expect(visitor.getByLabel('Stelle')).not.toHaveValue('')
  await visitor.getByLabel('Name', { exact: true }).fill('Jette Holm')
  await visitor.getByLabel('E-Mail').fill('jette.holm@post.example')
  await visitor.getByLabel('Über Sie').fill('Ich habe in Kappeln gelernt und baue gern Treppen.')
  await visitor.getByLabel(/Ich bin einverstanden/).check()
  await expect.poll(() => apply(visitor)).toBe(303)
  await expect(visitor.getByRole('heading', { name: /Bewerbung ist angekommen/ })).toBeVisible()
  await expect(visitor.getByText(/^Am \d\d\.\d\d\.\d{4} löschen wir/)).toBeVisible()
  await plain.close()

  const staff = await signedInAs(await browser.newContext(), kontor.url)
  const admin = await staff.newPage()
  await admin.setViewportSize({ width: 1440, height: 900 })
  await admin.goto(kontor.url('/admincenter/applications'))
  await admin.getByText('Jette Holm').first().click()
  await expect(admin.getByRole('link', { name: PAPER.name, exact: true })).toBeVisible()
  await expect(admin.getByText(/wird diese Bewerbung mit allen Unterlagen gelöscht/)).toBeVisible()
  await admin.getByText('Was wir über diese Person wissen').click()
  await expect(admin.getByRole('link', { name: 'Jette Holm' })).toBeVisible()
  await admin.getByRole('textbox', { name: 'Neue Notiz' }).fill('Zum Probetag einladen')
  await admin.getByRole('button', { name: 'Notiz festhalten' }).click()
  await expect(admin.getByText('Zum Probetag einladen')).toBeVisible()
  await expectSettled(admin)
  await expectAccessibleOnAll(admin, 'an application', 'main')
  await staff.close()
})

test('the form and the list of positions are for everybody', async ({ page }) => {
  for (const path of ['/stellen', '/bewerbung', '/en/jobs', '/en/apply']) {
    await page.goto(kontor.url(path))
    await expectAccessible(page, path)
  }
})

/** Who is quicker than any person is asked to send once more, and to choose the files again. */
async function apply(page: Page): Promise<number> {
  const question = (await page.getByText(/^Sicherheitsfrage/).textContent()) ?? ''
  const numbers = question.split(/\P{L}+/u).map((word) => Math.max(NUMBERS.indexOf(word), 0))
  const sum = numbers.reduce((all, number) => all + number, 0)
  await page.getByLabel(/^Sicherheitsfrage/).fill(String(sum))
  await page.getByLabel('Unterlagen (freiwillig)').setInputFiles(PAPER)
  const answered = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await page.getByRole('button', { name: 'Bewerbung absenden' }).click()
  const reply = await answered
  // What asks again is another page: its question counts.
  if (reply.status() !== 303) await reply.finished()
  return reply.status()
}

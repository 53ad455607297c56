import type { Browser, Page } from '@playwright/test'
import { makeAccount, onDatabase } from './accounts.ts'
import { expectAccessible, expectAccessibleOnAll } from './axe.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const INBOX = '/admincenter/messages/inbox'
const CUSTOMER = { handle: 'ida.sommer@post.example', password: 'birke zaun laterne 47' }
const COLLEAGUE = { handle: 'greta@werkstatt.example', password: 'ahorn leiter kanne 62' }

/** The colleague reads everything in English. */
test.beforeAll(async () => {
  await makeAccount(kontor, CUSTOMER)
  await makeAccount(kontor, { ...COLLEAGUE, role: 'admin' })
  await onDatabase(kontor, (db) =>
    db
      .updateTable('users')
      .set({ name: 'Greta Kruse', lang: 'en' })
      .where('handle', '=', COLLEAGUE.handle)
      .execute(),
  )
})

test('two of the staff at one message see each other, and the later reply is stopped and kept', async ({
  page,
  browser,
}) => {
  await writeAsCustomer(page, 'Wer antwortet mir zuerst?')
  const first = await staffAt(browser)
  const second = await staffAt(browser, COLLEAGUE)
  for (const one of [first, second])
    await one
      .getByRole('link', { name: /Ida Sommer/ })
      .first()
      .click()
  const field = first.getByRole('textbox', { name: 'Antworten' })
  const theirs = second.getByRole('textbox', { name: 'Reply' })
  await field.fill('Ich melde mich morgen.')
  await expect(second.getByText(/is writing a reply\.$/)).toBeVisible()
  await theirs.fill('We will call you today.')
  await expect(first.getByText('Greta Kruse schreibt gerade auch an einer Antwort.')).toBeVisible()
  await expect(second.getByText(/is writing a reply too\.$/)).toBeVisible()
  await expectAccessible(first, 'two at one message', 'main')

  await second.getByRole('button', { name: 'Send reply' }).click()
  await expect(second.getByText('The reply goes out in 20 seconds')).toBeVisible()
  const meanwhile = first.getByRole('alert').filter({ hasText: 'Inzwischen kam etwas dazu' })
  await expect(meanwhile.getByText('We will call you today.')).toBeVisible()
  await expect(first.getByText('Greta Kruse schreibt')).toHaveCount(0)
  await expectAccessible(first, 'a reply that was overtaken', 'main')
  const refused = first.waitForResponse((reply) => reply.url().endsWith('/reply'))
  await first.getByRole('button', { name: 'Antwort senden' }).click()
  expect((await refused).status()).toBe(409)
  await expect(meanwhile).toBeVisible()
  await expect(field).toHaveValue('Ich melde mich morgen.')
  await first.reload()
  await expect(field).toHaveValue('Ich melde mich morgen.')
  await expect(meanwhile).toBeVisible()
  await first.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(first, 'a reply that was overtaken on a phone', 'main')
  await meanwhile.getByRole('button', { name: 'Trotzdem senden' }).click()
  await expect(first.getByText('Die Antwort geht in 20 Sekunden hinaus')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(second.getByText('Ich melde mich morgen.')).toBeVisible()
  await first.context().close()
  await second.context().close()
})

test('staff narrow the inbox, keep the view, and handle several messages at once, in English', async ({
  page,
  browser,
}) => {
  await writeAsCustomer(page, 'Bitte ein Angebot für zwei Stühle.')
  const staff = await staffAt(browser, COLLEAGUE)
  await staff
    .getByRole('checkbox', { name: /from Ida Sommer/ })
    .first()
    .check()
  const bar = staff.getByRole('region', { name: 'Selected messages' })
  await bar.getByRole('button', { name: 'More' }).click()
  await staff.getByRole('menuitem', { name: 'Add tags …' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('quote')
  await staff.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Add tags' }).click()
  await expect(staff.getByText('1 message changed')).toBeVisible()

  await staff.getByRole('button', { name: /Tags/ }).first().click()
  await staff.getByRole('checkbox', { name: 'quote' }).click()
  await staff.keyboard.press('Escape')
  await expect(staff).toHaveURL(/tags=quote/)
  await expect(staff.getByRole('checkbox', { name: /^Select the message/ })).toHaveCount(1)
  await expectSettled(staff)
  await expectAccessibleOnAll(staff, 'a narrowed inbox', 'main')
  await staff.getByRole('button', { name: 'Save view' }).click()
  await staff.getByRole('dialog').getByRole('textbox').fill('Quotes')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('link', { name: 'Quotes' })).toHaveAttribute('aria-current', 'page')

  await staff.getByRole('checkbox', { name: /^Select the message/ }).check()
  await bar.getByRole('button', { name: 'Assign' }).click()
  await staff.getByRole('menuitem', { name: 'Greta Kruse' }).click()
  await expect(bar).toHaveCount(0)
  await staff.getByRole('link', { name: 'Assigned to me' }).click()
  await staff.getByRole('checkbox', { name: /^Select the message/ }).check()
  await bar.getByRole('button', { name: 'Move to trash' }).click()
  await expect(bar).toHaveCount(0)
  await staff.getByRole('link', { name: 'Quotes' }).click()
  await expect(staff.getByText('Nothing found')).toBeVisible()
  await staff.getByRole('link', { name: 'Trash' }).click()
  await staff
    .getByRole('checkbox', { name: /from Ida Sommer/ })
    .first()
    .check()
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(bar).toHaveCount(0)
  await staff.getByRole('link', { name: 'Quotes' }).click()
  await expect(staff.getByRole('link', { name: /Ida Sommer/ })).toBeVisible()
  await staff.getByRole('checkbox', { name: /^Select the message/ }).check()
  for (const width of [1440, 360]) {
    await staff.setViewportSize({ width, height: 900 })
    await expectSettled(staff)
  }
  await staff.context().close()
})

/** A message of somebody with an account, without the form. */
async function writeAsCustomer(page: Page, message: string): Promise<void> {
  const { request } = await signedInAs(page.context(), kontor.url, CUSTOMER)
  const headers = { origin: kontor.url('') }
  const data = { fields: { name: 'Ida Sommer', email: CUSTOMER.handle, message } }
  expect((await request.post(kontor.url('/api/v0/message/'), { headers, data })).status()).toBe(200)
}

async function staffAt(browser: Browser, person?: typeof COLLEAGUE): Promise<Page> {
  const context = await signedInAs(await browser.newContext(), kontor.url, person)
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(kontor.url(INBOX))
  return page
}

import type { FrameLocator, Page } from '@playwright/test'
import { makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { openCanvas } from './designer-pages.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { MAY_SEND_HERE, sentMails } from './mailbox.ts'

const kontor = runningKontor(MAY_SEND_HERE)
const EDITOR = { handle: 'lea.holm@werkstatt.example', password: 'birke zaun laterne 47' }
const BROWSE = '/admincenter/newsletter/templates/browse'
const mails = sentMails(kontor)

test.beforeAll(() => makeAccount(kontor, { ...EDITOR, role: 'admin' }))

for (const width of [360, 1440]) {
  test(`an editor writes a newsletter at ${width} px, sees it as others do, and gets a test`, async ({
    page,
    context,
  }) => {
    await signedInAs(context, kontor.url, EDITOR)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(kontor.url(BROWSE))
    await expectSettled(page)
    await expectAccessible(page, 'templates', 'main')
    await page.locator('main a[href*="start="]', { hasText: 'Neuigkeiten' }).press('Enter')
    const canvas = await openCanvas(page)
    await expect(canvas.getByText('Guten Tag Erika Muster!')).toBeVisible()

    await page.getByRole('button', { name: 'Betreff und Name' }).press('Enter')
    await page.getByRole('textbox', { name: 'Betreff' }).fill(`Brot ${width}`)
    await page.keyboard.press('Escape')
    await writeHeading(page, canvas)
    await page.getByRole('button', { name: 'Vorschau' }).press('Enter')
    const mail = page.frameLocator('iframe[title="So kommt die E-Mail an"]')
    await expect(mail.getByRole('heading', { name: 'Frisch aus dem Ofen' })).toBeVisible()
    await lookAround(page, mail)
    await expectAccessible(page, 'the preview of a template')
    await page.keyboard.press('Escape')

    // What is tried is what is stored.
    await page.getByRole('button', { name: 'Testmail senden' }).press('Enter')
    await page.waitForURL(/templates\/edit\/[0-9a-f-]{36}/)
    const test = page.getByRole('dialog', { name: 'Testmail' })
    await test.getByRole('button', { name: 'Testmail senden' }).press('Enter')
    await expect(page.getByText('Eine Testmail ist unterwegs.')).toBeVisible()
    const subjects = mails().map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1])
    expect(subjects).toContain(`Test: Brot ${width}`)
    expect(mails().at(-1)?.to).toEqual([EDITOR.handle])
  })
}

async function writeHeading(page: Page, canvas: FrameLocator): Promise<void> {
  await canvas.locator('.page-blocks').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(canvas.locator('[contenteditable]')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Frisch aus dem Ofen')
  await page.keyboard.press('Enter')
}

/** On a phone, in the dark, without a name and as text alone. */
async function lookAround(page: Page, mail: FrameLocator): Promise<void> {
  const preview = page.getByRole('region', { name: 'Vorschau' })
  await preview.getByText('Handy', { exact: true }).click()
  await expect(preview.locator('iframe')).toHaveAttribute('data-narrow', 'true')
  const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).background)
  const light = await ground()
  await preview.getByRole('checkbox', { name: 'Dunkel' }).press('Space')
  await expect.poll(ground).not.toBe(light)
  await preview.getByRole('checkbox', { name: 'Ohne Namen' }).press('Space')
  await expect(mail.getByText('Guten Tag')).toHaveCount(0)
  await preview.getByText('Nur Text', { exact: true }).click()
  await expect(preview.locator('pre')).toContainText('Frisch aus dem Ofen')
  await expect(preview.locator('pre')).toContainText('Abmelden: http')
}

import type { FrameLocator, Page } from '@playwright/test'
import { makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
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
    const mail = page.frameLocator('iframe[title="So kommt die E-Mail an"]')
    await expect(mail.getByText('Guten Tag Erika Muster!')).toBeVisible()

    await page.locator('[data-path="subject"]').getByRole('textbox').fill(`Brot ${width}`)
    await writeHeading(page, 'Frisch aus dem Ofen')
    await expect(mail.getByRole('heading', { name: 'Frisch aus dem Ofen' })).toBeVisible()
    await lookAround(page, mail)
    await expectAccessible(page, 'a template', 'main')

    await page.keyboard.press('Control+s')
    await page.waitForURL(/templates\/edit\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: 'Testmail senden' }).press('Enter')
    await expect(page.getByText('Eine Testmail ist unterwegs.')).toBeVisible()
    const subjects = mails().map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1])
    expect(subjects).toContain(`Test: Brot ${width}`)
    expect(mails().at(-1)?.to).toEqual([EDITOR.handle])
  })
}

async function writeHeading(page: Page, words: string): Promise<void> {
  const blocks = page.getByRole('list', { name: 'Blöcke der Seite' })
  const first = blocks.locator('> li').first()
  await first.getByRole('button').first().press('Enter')
  await first.locator('[data-path="text"]').getByRole('textbox').fill(words)
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

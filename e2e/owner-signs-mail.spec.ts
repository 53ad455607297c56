import { startNameServer } from '#kernel/server/dns/test-dns.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'
import { stepUp } from './step-up.ts'

const env: Record<string, string> = {}
let names: Awaited<ReturnType<typeof startNameServer>>
// Before Kontor starts: it is told whom to ask.
test.beforeAll(async () => {
  names = await startNameServer({})
  env.KONTOR_DNS = names.address
})
const kontor = runningKontor(env)
test.afterAll(() => names.close())

for (const width of [360, 1440] as const) {
  test(`an owner makes a key by keyboard at ${width} px, enters its record and mails are signed`, async ({
    page,
    context,
  }) => {
    const domain = `werkstatt${width}.example`
    await signedInAs(context, kontor.url)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(kontor.url('/admincenter/settings/mail'))
    await page.getByRole('textbox', { name: 'Domain' }).fill(domain)
    await page.keyboard.press('Enter')
    await stepUp(page, { password: ADMIN_PASSWORD })
    const key = page.getByRole('listitem').filter({ hasText: domain })
    await expect(key.getByText('Wartet auf den DNS-Eintrag')).toBeVisible()
    await expectAccessibleOnAll(page, 'a key that waits', 'main')
    const check = key.getByRole('button', { name: 'Eintrag prüfen' })
    await check.press('Enter')
    await expect(key.getByText('Der Eintrag ist noch nicht zu sehen.')).toBeVisible()
    const name = await key.getByLabel('Name (Host)').innerText()
    const value = await key.getByLabel('Wert (Inhalt)').innerText()
    expect(name).toMatch(new RegExp(`^k\\w+\\._domainkey\\.${domain}$`))
    names.zone[name] = { TXT: [value] }
    await check.press('Enter')
    await expect(key.getByText('Der Eintrag ist da.')).toBeVisible()
    await expect(key.getByText('Signiert', { exact: true })).toBeVisible()
    const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await key.getByRole('button', { name: 'Schlüssel entfernen' }).press('Enter')
    const question = page.getByRole('dialog', { name: `Schlüssel von ${domain} entfernen?` })
    await question.getByRole('button', { name: 'Schlüssel entfernen' }).press('Enter')
    await expect(key).toBeHidden()
  })
}

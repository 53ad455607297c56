import { startTestSmtp, type TestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { makeAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, expectSettled, runningKontor, signedInAs, test } from './kontor.ts'
import { setUpMailbox } from './mailbox.ts'

const kontor = runningKontor({ KONTOR_PRIVATE_HOSTS: '127.0.0.1' })
const EDITOR = { handle: 'inga.lund@werkstatt.example', password: 'ahorn brunnen leiter 31' }
let post: TestSmtp

test.beforeAll(async ({ browser }) => {
  post = await startTestSmtp()
  await makeAccount(kontor, { ...EDITOR, role: 'admin' })
  await setUpMailbox(kontor, browser, post.port)
})
test.afterAll(() => post.close())

for (const width of [360, 1440] as const) {
  test(`an editor sees what new subscribers get at ${width} px and takes a changed template over`, async ({
    page,
    context,
  }) => {
    await signedInAs(context, kontor.url, EDITOR)
    await page.setViewportSize({ width, height: 900 })
    const headers = { origin: kontor.url('') }
    const write = async (method: 'POST' | 'PUT', path: string, data: object) => {
      const answer = await page.request.fetch(kontor.url(path), { method, headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
      return await answer.json()
    }
    const name = `Liste ${width}`
    const list = (await write('POST', '/api/v0/newsletter_list/', { name })).items[0]._id
    const modules = [{ id: 'a', type: 'heading', props: { text: 'Guten Tag' } }]
    const words = { name: `Gruß ${width}`, subject: 'Willkommen', modules }
    const template = (await write('POST', '/api/v0/newsletter_template/', words)).items[0]._id
    const series = { version: 1, welcome: template, follow_ups: [{ days: 7, template }] }
    await write('PUT', `/api/v0/newsletter_list/${list}/series`, series)
    const changed = { version: 1, subject: 'Herzlich willkommen' }
    await write('PUT', `/api/v0/newsletter_template/${template}`, changed)

    await page.goto(kontor.url('/admincenter/newsletter/series/browse'))
    await expectSettled(page)
    await expect(page.getByText(name).first()).toBeVisible()
    await expectAccessible(page, 'the lists and their welcome mails', 'main')
    await page.goto(kontor.url(`/admincenter/newsletter/series/edit/${list}`))
    await expect(page.getByRole('link', { name: 'Nach 7 Tagen' })).toBeVisible()
    await expectAccessible(page, 'the welcome mails of a list', 'main')
    await page.getByRole('button', { name: 'Geänderte Vorlagen übernehmen' }).press('Enter')
    await expect(page.getByText('Ab jetzt gehen die neuen Fassungen hinaus.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Geänderte Vorlagen übernehmen' })).toBeHidden()
  })
}

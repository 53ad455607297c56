import { afterAll, beforeEach, expect, test } from 'vitest'
import { headersOf, startPost } from '#tests/mail-post.ts'
import { listComments } from '../../comments/comment.calls.ts'
import { configureBugs, one, ROOT } from '../../server/test-bugs.ts'

const post = await startPost()
const { admin, mailArrives, mailsTo, somebody } = post
await configureBugs(admin, { reporting: 'anyone' })
await admin.post('/api/v0/bug_project/', { title: 'Website' })
afterAll(() => post.close())
beforeEach(() => post.reset())

type Told = { id: string; email: string; mail: ReturnType<typeof headersOf> }

/** Staff wrote to somebody who reported a bug. */
async function told(): Promise<Told> {
  const email = somebody()
  const given = { title: 'Druck bleibt leer', body: '', reporterName: 'Anna', reporterMail: email }
  const { _id: id } = one(await admin.post(`${ROOT}/`, given))
  const said = { body: 'Welches Programm nutzen Sie?', isInternal: false }
  expect((await admin.post(`${ROOT}/${id}/comments`, said)).status).toBe(200)
  await expect.poll(() => mailsTo(email).length).toBe(1)
  return { id, email, mail: headersOf(mailsTo(email)[0]?.raw ?? '') }
}

const talk = async (id: string): Promise<string[]> =>
  (await admin.get(`${ROOT}/${id}/comments`))
    .parse(listComments.reply)
    .comments.map(({ body }) => body)

test('an answer to a mail about a report becomes its comment, and the team hears of it', async () => {
  const { id, email, mail } = await told()
  const bug = one(await admin.get(`${ROOT}/${id}`))
  const asked = { to: 'needs_info', version: bug.version, why: 'Welches Programm?' }
  expect((await admin.post(`${ROOT}/${id}/transition`, asked)).status).toBe(200)
  await mailArrives({
    headers: { From: `Anna <${email}>`, 'In-Reply-To': mail.id },
    text: 'Firefox auf dem Handy.',
  })
  expect(await talk(id)).toContain('Firefox auf dem Handy.')
  expect(one(await admin.get(`${ROOT}/${id}`)).status).toBe('triaged')
})

test('who never got the mail adds nothing, and a note of a program neither', async () => {
  const { id, email, mail } = await told()
  const before = await talk(id)
  const forged = mail.id.replace(/\.[0-9a-f]{32}@/, `.${'0'.repeat(32)}@`)
  await mailArrives({ headers: { From: email, 'In-Reply-To': forged }, text: 'Hinein!' })
  const note = { From: email, 'In-Reply-To': mail.id, 'Auto-Submitted': 'auto-replied' }
  await mailArrives({ headers: note, text: 'Ich bin im Urlaub.' })
  expect(await talk(id)).toEqual(before)
})

test('an answer brings a bug back from the trash; of one that is gone nothing is left to answer', async () => {
  const { id, email, mail } = await told()
  expect((await admin.remove(`${ROOT}/${id}`)).status).toBe(200)
  await mailArrives({ headers: { From: email, 'In-Reply-To': mail.id }, text: 'Noch immer leer.' })
  expect(await talk(id)).toContain('Noch immer leer.')
})

test('our own mails are known when they come back', async () => {
  const { id, email, mail } = await told()
  const before = await talk(id)
  await mailArrives({
    headers: { From: email, 'Message-ID': mail.id, 'In-Reply-To': mail.id },
    text: 'Kreis',
  })
  expect(await talk(id)).toEqual(before)
})

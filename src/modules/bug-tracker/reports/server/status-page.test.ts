import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { configureBugs, openDesk, ROOT } from '../../server/test-bugs.ts'
import { sendForm } from './test-visitor.ts'

const SECRET = 'Geheimnis-der-Werkstatt-4711'
const desk = await openDesk()
const { admin, app, file, move, read, db } = desk
afterAll(() => app.close())

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await configureBugs(admin, { reporting: 'anyone' })
})

async function report(extra: object = {}, by = app.guest) {
  const given = { title: 'Seite bleibt weiß', body: 'Seit heute früh.', ...extra }
  const answer = await by.post(`${ROOT}/report`, given)
  const { number, token } = answer.parse(z.object({ number: z.int(), token: z.string() }))
  const row = await db
    .selectFrom('bugs')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return { id: row.id, number, token, page: `/fehler/${token}` }
}

const say = (id: string, body: string, isInternal: boolean) =>
  admin.post(`${ROOT}/${id}/comments`, { body, isInternal })

const mailsTo = (recipient: string) => mailsAsSent(app.services, recipient)

describe('the page of a report', () => {
  test('shows state and public words, and nothing of what goes on inside', async () => {
    const { id, page, token, number } = await report({ name: 'Eva', mail: 'eva@example.org' })
    await say(id, SECRET, true)
    await say(id, 'Wir <b>sehen</b> nach.', false)
    const { version } = await read(id)
    const inside = { _id: id, version, tags: [SECRET], developer: admin.userId }
    await admin.put(`${ROOT}/`, inside)
    await move(id, 'needs_info', { why: SECRET })
    const german = await app.guest.get(page)
    expect(german.status).toBe(200)
    expect(german.headers.get('cache-control')).toBe('private, no-store')
    expect(german.text).toContain('<meta name="robots" content="noindex"')
    expect(german.text).toContain(`Ihre Meldung #${number}`)
    expect(german.text).toContain('Wir haben eine Rückfrage')
    expect(german.text).toContain('Wir &lt;b&gt;sehen&lt;/b&gt; nach.')
    const english = await app.guest.get(`/en/bug/${token}`)
    expect(english.text).toContain('We have a question')
    for (const { text } of [german, english]) {
      for (const inner of [SECRET, 'Test admin', 'needs_info', 'eva@example.org', id]) {
        expect(text).not.toContain(inner)
      }
    }
  })

  test('is missing for a wrong, altered or deleted key', async () => {
    const { id, page } = await report()
    for (const path of ['/fehler/x', `${page}x`, `/fehler/${'A'.repeat(32)}`, '/fehler']) {
      expect((await app.guest.get(path)).status, path).toBe(404)
      expect((await sendForm(app.guest, path, { action: 'mute' })).status, path).toBe(404)
    }
    await admin.remove(`${ROOT}/${id}`)
    expect((await app.guest.get(page)).status).toBe(404)
  })

  test('takes an answer, which brings a waiting bug back to the team', async () => {
    const { id, page } = await report()
    await move(id, 'needs_info', { why: 'welcher Browser?' })
    const sent = await sendForm(app.guest, page, { action: 'answer', body: 'Firefox\r\n<i>140' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?done=answered`])
    const shown = await app.guest.get(`${page}?done=answered`)
    expect(shown.text).toContain('Danke, Ihre Nachricht ist bei uns.')
    expect(shown.text).toContain('Firefox\n&lt;i&gt;140')
    expect(await read(id)).toMatchObject({ status: 'triaged', numComments: 1 })
  })

  test('refuses an answer that is empty, too long or too often sent, and keeps it', async () => {
    const { id, page } = await report()
    const empty = await sendForm(app.guest, page, { action: 'answer', body: '  ' })
    expect([empty.status, empty.text.includes('Bitte schreiben Sie zuerst etwas.')]).toEqual([
      422,
      true,
    ])
    const long = await sendForm(app.guest, page, { action: 'answer', body: 'a'.repeat(10_001) })
    expect([long.status, long.text.includes('aaaa')]).toEqual([422, true])
    for (let n = 0; n < 20; n += 1) await sendForm(app.guest, page, { action: 'unmute' })
    const often = await sendForm(app.guest, page, { action: 'answer', body: 'Noch da?' })
    expect([often.status, often.text.includes('Noch da?')]).toEqual([429, true])
    expect((await read(id)).numComments).toBe(0)
  })

  test('knows no other action and no other message', async () => {
    const { page } = await report()
    const odd = await sendForm(app.guest, `${page}?done=<script>`, { action: 'delete' })
    expect(odd.status).toBe(200)
    expect(odd.text).not.toContain('role="status"')
  })
})

describe('mails to a reporter', () => {
  test('lead to the page, and stop and start again there', async () => {
    const { id, page, token } = await report({ mail: 'mail@example.org' })
    await say(id, 'Erstens', false)
    const [first] = await mailsTo('mail@example.org')
    expect(first?.text).toContain(page)
    await sendForm(app.guest, page, { action: 'mute' })
    expect((await app.guest.get(page)).text).toContain('Wieder E-Mails erhalten')
    expect((await read(id)).isReporterMuted).toBe(true)
    await say(id, 'Zweitens', false)
    expect(await mailsTo('mail@example.org')).toHaveLength(1)
    await sendForm(app.guest, `/en/bug/${token}`, { action: 'unmute' })
    await say(id, 'Drittens', false)
    expect(await mailsTo('mail@example.org')).toHaveLength(2)
  })

  test('have a page also when staff filed the bug for someone', async () => {
    const { _id } = await file({ title: 'Am Telefon', reporterMail: 'anruf@example.org' })
    await say(_id, 'Wir kümmern uns.', false)
    const [mail] = await mailsTo('anruf@example.org')
    const page = /\/fehler\/[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await app.guest.get(page)).text).toContain('Am Telefon')
  })

  test('are not offered where there is no address', async () => {
    const { page } = await report()
    expect((await app.guest.get(page)).text).not.toContain('value="mute"')
  })
})

describe('the vote on the page', () => {
  const votes = async (id: string) => (await read(id)).numVotes

  test('is the reporter’s from the start, once, and can be taken back', async () => {
    const { id, page } = await report()
    expect(await votes(id)).toBe(1)
    await sendForm(app.guest, page, { action: 'vote' })
    expect(await votes(id)).toBe(1)
    const taken = await sendForm(app.guest, page, { action: 'unvote' })
    expect(taken.headers.get('location')).toBe(`${page}?done=unvoted`)
    expect(await votes(id)).toBe(0)
  })

  test('of someone else who is signed in counts beside it', async () => {
    const { id, page } = await report()
    const customer = await app.as('user')
    expect((await customer.get(page)).text).toContain('Betrifft mich auch')
    for (let n = 0; n < 2; n += 1) await sendForm(customer, page, { action: 'vote' })
    expect(await votes(id)).toBe(2)
  })

  test('of a signed-in reporter is the same with and without a session', async () => {
    const customer = await app.as('user')
    const { id, page } = await report({}, customer)
    await sendForm(app.guest, page, { action: 'vote' })
    await sendForm(customer, page, { action: 'vote' })
    expect(await votes(id)).toBe(1)
  })

  test('of a merged report goes to its original, while that one is there', async () => {
    const [original, duplicate] = [await report(), await report()]
    await move(duplicate.id, 'duplicate', { duplicateOf: original.id })
    expect(await votes(original.id)).toBe(2)
    await sendForm(app.guest, duplicate.page, { action: 'unvote' })
    expect([await votes(original.id), await votes(duplicate.id)]).toEqual([1, 1])
    await admin.remove(`${ROOT}/${original.id}`)
    await sendForm(app.guest, duplicate.page, { action: 'unvote' })
    expect(await votes(duplicate.id)).toBe(0)
  })
})

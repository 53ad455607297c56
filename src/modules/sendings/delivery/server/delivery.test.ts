import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { readStatistics } from '../../statistics/statistics.calls.ts'

const house = await openSendings()
const { app, admin, db, smtp, addSubscribers, makeTemplate } = house
const { counted, got, prepared, reached, read, step, tend } = house
afterAll(() => house.close())
afterEach(() => smtp.behave('take'))

/** As if so much time had passed for those who wait for another try. */
async function waitOver(id: string) {
  await sql`update newsletter_recipients set due_at = now() where sending_id = ${id}`.execute(db)
  await tend()
}

const rows = (id: string) =>
  db
    .selectFrom('newsletter_recipients')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .select(['email', 'newsletter_recipients.state', 'reason', 'answer', 'attempts'])
    .where('sending_id', '=', id)
    .orderBy('email')
    .execute()

describe('a sending', () => {
  test('goes to everybody once, each with a way out that works', async () => {
    const { id, name, list, emails } = await prepared(9)
    await addSubscribers(['named@example.org'], [list], { first_name: 'Ada', last_name: 'L' })
    expect((await step(id, 'start')).json).toMatchObject({ items: [{ state: 'preparing' }] })
    const done = await reached(id, 'finished')
    expect(done.counts).toEqual({ sent: 10 })
    expect(got(name)).toEqual([...emails, 'named@example.org'].sort())
    const raw = smtp.received.find(({ to }) => to[0] === emails[0])?.raw ?? ''
    const [, link = ''] = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(raw) ?? []
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(raw).toContain(`\nList-ID: <${list}.`)
    expect(raw).toMatch(/^Feedback-ID: /m)
    expect(raw).toMatch(/^Message-ID: <[0-9a-z]{44}@/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
    const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toContain(`Abmelden: ${link}`)
    expect(text).toContain('Impressum')
    const out = await fetch(app.url + new URL(link).pathname, {
      method: 'POST',
      headers: { origin: 'https://mail.example' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(out.status).toBe(200)
    expect(await house.statesOf(emails[0] ?? '')).toEqual({ [name]: 'unsubscribed' })
    await expect.poll(async () => (await read(id)).unsubscribed, { timeout: 20_000 }).toBe(1)
  })

  test('pins what was seen when it began: a template changed later changes nothing', async () => {
    const { id, name, template } = await prepared(2)
    expect((await step(id, 'prepare')).status).toBe(200)
    expect((await reached(id, 'paused')).counts).toEqual({ queued: 2 })
    const changed = { version: 1, subject: 'Ganz anders' }
    expect((await admin.put(`/api/v0/newsletter_template/${template}`, changed)).status).toBe(200)
    await step(id, 'resume')
    await reached(id, 'finished')
    expect(got(name)).toHaveLength(2)
    expect(got('Ganz anders')).toEqual([])
  })

  test('speaks English to those who read English, where there is such a template', async () => {
    const { id, name, list } = await prepared(1)
    await addSubscribers(['english@example.org'], [list], { lang: 'en' })
    const english = await makeTemplate({ subject: `${name} in English`, lang: 'en' })
    const { version } = await read(id)
    await admin.put(SENDING + id, { version, template_en: english._id })
    await step(id, 'start')
    await reached(id, 'finished')
    expect(got(`${name} in English`)).toEqual(['english@example.org'])
    expect(got(name)).toHaveLength(1)
  })

  test('skips whoever left after it was prepared, and says so', async () => {
    const { id, name, emails } = await prepared(3)
    await step(id, 'prepare')
    await reached(id, 'paused')
    const [leaving = ''] = emails
    const token = await house.wayOut(leaving, name)
    const left = await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
    expect(left.status).toBe(200)
    await step(id, 'resume')
    const done = await reached(id, 'finished')
    expect(done.counts).toEqual({ sent: 2, skipped: 1 })
    expect(got(name)).not.toContain(leaving)
    expect((await rows(id)).filter(({ state }) => state === 'skipped')).toMatchObject([
      { email: leaving, reason: 'unsubscribed' },
    ])
  })

  test('mails nobody who leaves while it waits at the gate', async () => {
    const { id, name, emails } = await prepared(8)
    const left: string[] = []
    // The first to be handed in signs somebody off who is claimed already.
    smtp.behave((to) => {
      const other = emails.findLast((email) => email !== to)
      if (left.length === 0 && other) left.push(other)
      return 'take'
    })
    await step(id, 'prepare')
    await reached(id, 'paused')
    const tokens = new Map(
      await Promise.all(emails.map(async (one) => [one, await house.wayOut(one, name)] as const)),
    )
    await step(id, 'resume')
    await expect.poll(() => left.length, { timeout: 20_000 }).toBe(1)
    const gone = left[0] ?? ''
    await app.guest.post('/api/v0/newsletter/unsubscribe', { token: tokens.get(gone) })
    const acknowledged = new Date()
    await reached(id, 'finished')
    const begun = await db
      .selectFrom('newsletter_recipients')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
      .select(['begun_at', 'newsletter_recipients.state'])
      .where('sending_id', '=', id)
      .where('email', '=', gone)
      .executeTakeFirst()
    const isBefore = begun?.begun_at != null && begun.begun_at <= acknowledged
    expect(got(name).includes(gone)).toBe(isBefore)
    expect(begun?.state).toBe(isBefore ? 'sent' : 'skipped')
  })
})

describe('a mail server', () => {
  test('that says 454 is asked again, one that says 550 is not, and answers are grouped', async () => {
    const { id, name, emails } = await prepared(10)
    smtp.behave((to) => {
      const number = emails.indexOf(to)
      if (number < 3) return { refuseRecipient: 454 }
      return number < 5 ? { refuseRecipient: 550 } : 'take'
    })
    await step(id, 'start')
    await counted(id, 'deferred', 3)
    await counted(id, 'sent', 5)
    const running = await read(id)
    expect(running).toMatchObject({ state: 'running', counts: { deferred: 3, failed: 2, sent: 5 } })
    const failed = (await rows(id)).filter(({ state }) => state === 'failed')
    expect(failed.map(({ answer }) => answer)).toEqual(['550 says the test', '550 says the test'])
    smtp.behave((to) =>
      emails.indexOf(to) < 5 && emails.indexOf(to) > 2 ? { refuseText: 550 } : 'take',
    )
    await waitOver(id)
    const done = await reached(id, 'finished')
    expect(done.counts).toEqual({ sent: 8, failed: 2 })
    const stats = await admin.get(`/api/v0/newsletter/stats/?sending=${id}`)
    const { errors, stats: figures } = stats.parse(readStatistics.reply)
    expect(errors).toEqual([{ answer: '550 says the test', n: 2 }])
    expect(figures.delivered).toMatchObject({ total: 8, rate: 0.8 })
    expect(figures.audience.total).toBe(10)
    const found = await admin.get(`${SENDING}${id}/recipients?state=failed`)
    const Found = z.object({ items: z.array(z.object({ email: z.string() })), numItems: z.int() })
    expect(found.parse(Found).items.map(({ email }) => email)).toEqual(
      expect.arrayContaining(emails.slice(3, 5)),
    )
    smtp.behave('take')
    expect((await step(id, 'resend_failed')).status).toBe(200)
    expect((await reached(id, 'finished')).counts).toEqual({ sent: 10 })
    expect(got(name)).toEqual([...emails].sort())
  })

  test('that breaks off after the text leaves one in doubt, and it is never sent again by itself', async () => {
    const { id, name, emails } = await prepared(6)
    const [unlucky = ''] = emails
    smtp.behave((to) => (to === unlucky ? 'drop-after-text' : 'take'))
    await step(id, 'start')
    const done = await reached(id, 'finished')
    const doubtful = done.counts.uncertain ?? 0
    expect(doubtful).toBeGreaterThan(0)
    expect((done.counts.sent ?? 0) + doubtful).toBe(6)
    smtp.behave('take')
    await waitOver(id)
    await tend()
    expect((await read(id)).counts.uncertain).toBe(doubtful)
    expect(new Set(got(name)).size).toBe(got(name).length)
    await step(id, 'settle_uncertain', { resend: false })
    expect((await read(id)).counts).toEqual({ sent: 6 })
    expect((await read(id)).state).toBe('finished')
  })

  test('that is away costs nobody a try; the screen says so, and it goes on by itself', async () => {
    const { id, name } = await prepared(3)
    smtp.behave('drop-at-recipient')
    await step(id, 'start')
    await expect.poll(async () => (await read(id)).trouble, { timeout: 30_000 }).not.toBe('')
    expect((await rows(id)).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
    expect((await read(id)).state).toBe('running')
    smtp.behave('take')
    await tend()
    const done = await reached(id, 'finished')
    expect(done).toMatchObject({ counts: { sent: 3 }, trouble: '' })
    expect(got(name)).toHaveLength(3)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { fetchMailbox } from '#kernel/server/mail-in/fetch-folder.ts'
import { startTestImap } from '#kernel/server/mail-in/imap/test-imap.ts'
import {
  arrivalsAt,
  configureMailboxes,
  fetchedMailbox,
  MAILBOX,
} from '#kernel/server/mail-in/test-mail-in.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { readStatistics } from '../../statistics/statistics.calls.ts'

const imap = await startTestImap()
const house = await openSendings({ privateHosts: '127.0.0.1' })
const { app, admin, db, smtp, counted, makeSending, prepared, reached, read, step } = house
const kernel = typedScope<KernelTables>(app.scope)
await configureMailboxes(app.scope, [fetchedMailbox(imap.port, { port: smtp.port })])
await house.configure({ bounce_mailbox: MAILBOX })
await fetchMailbox(kernel, MAILBOX)
const arrives = arrivalsAt(kernel, imap)
afterAll(async () => {
  await house.close()
  await imap.close()
})

const FOLDER = new URL('./reports/', import.meta.url)
const FILES = readdirSync(FOLDER).sort()
const DELIVERY_STATUS = /^Content-Type: message\/(?:global-)?delivery-status/m

/** The last mail somebody got: where its reports go, and its id. */
function mailTo(email: string) {
  const mail = smtp.received.findLast(({ to }) => to.includes(email))
  return { from: mail?.from ?? '', id: /^Message-ID: <([^>]+)>/m.exec(mail?.raw ?? '')?.[1] ?? '' }
}

/** A report about that mail, as the file has it. */
function reportOn(email: string, file: string, to = mailTo(email).from): string {
  const text = readFileSync(new URL(file, FOLDER), 'latin1')
  const parts = text.replaceAll('RETURN_ADDRESS', to).replaceAll('OUR_ID', mailTo(email).id)
  // The same words about somebody else are another mail.
  return parts.replace(
    'Message-ID: <',
    `Message-ID: <${smtp.received.length}.${email.split('@')[0]}.`,
  )
}

const HARD = 'hard-unknown-user.eml'
const SOFT = 'soft-mailbox-full.eml'
const COMPLAINT = 'complaint-abuse.eml'

async function rowOf(sending: string, email: string) {
  const { rows } = await sql<{ state: string; reason: string; answer: string }>`
    select r.state, r.reason, r.answer from newsletter_recipients r
      join newsletter_subscribers p on p.id = r.subscriber_id
    where r.sending_id = ${sending} and p.email = ${email}`.execute(db)
  return rows[0]
}

const STATES: Readonly<Record<string, string>> = {
  hard: 'bounced_hard',
  soft: 'bounced_soft',
  unclear: 'bounced_soft',
  none: 'sent',
  complaint: 'complained',
}

test(`${FILES.length} reports as servers write them each find their mail and are read right`, async () => {
  const dsns = FILES.filter((file) =>
    DELIVERY_STATUS.test(readFileSync(new URL(file, FOLDER), 'latin1')),
  )
  expect(dsns.length).toBeGreaterThanOrEqual(40)
  const { id, name, emails } = await prepared(FILES.length)
  await step(id, 'start')
  await reached(id, 'finished')
  const reports = emails.map((email, at) => reportOn(email, FILES[at] ?? ''))
  for (let from = 0; from < reports.length; from += 20)
    await arrives(...reports.slice(from, from + 20))
  const wrong: string[] = []
  const inLists: string[] = []
  for (const [at, email] of emails.entries()) {
    const file = FILES[at] ?? ''
    const kind = file.split('-')[0] ?? ''
    const row = await rowOf(id, email)
    // A report without a code says nothing that ends a subscription.
    const isRight = row?.state === STATES[kind] && (row?.reason === '') === /^(none|un)/.test(kind)
    if (!isRight) wrong.push(`${file}: ${row?.state} ${row?.reason}`)
    if (row?.answer.includes('@')) wrong.push(`${file}: ${row.answer}`)
    const state = (await house.statesOf(email))[name] ?? ''
    inLists.push(`${kind} ${state}`)
  }
  expect(wrong).toEqual([])
  expect([...new Set(inLists)].sort()).toEqual([
    'complaint unsubscribed',
    'hard suppressed',
    'none confirmed',
    'soft confirmed',
    'unclear confirmed',
  ])
  const of = (...kinds: string[]) =>
    FILES.filter((file) => kinds.includes(file.split('-')[0] ?? ''))
  const answer = await admin.get(`/api/v0/newsletter/stats/?sending=${id}`)
  const { stats } = answer.parse(readStatistics.reply)
  expect(stats.bounced_hard.total).toBe(of('hard').length)
  expect(stats.bounced_soft.total).toBe(of('soft', 'unclear').length)
  expect(stats.complained.total).toBe(of('complaint').length)
  expect(stats.delivered.total).toBe(of('none').length)
  // The figures of what has ended are counted anew, and still sum to the audience.
  await counted(id, 'bounced_hard', of('hard').length)
  const { counts } = await read(id)
  expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(FILES.length)
})

test('every mail has a return address of its own, and a forged one is nobody’s', async () => {
  const { id, name, emails } = await prepared(2)
  await step(id, 'start')
  await reached(id, 'finished')
  const [first = '', second = ''] = emails
  const { from } = mailTo(first)
  expect(from).toMatch(/^buero\+[0-9a-z]{44}@sonne\.example$/)
  expect(mailTo(second).from).not.toBe(from)
  const last = from.indexOf('@') - 1
  const altered = from.slice(0, last) + (from[last] === 'a' ? 'b' : 'a') + from.slice(last + 1)
  const forged = reportOn(first, 'hard-found-by-the-address-alone.eml', altered)
  const guessed = reportOn(
    first,
    'complaint-without-the-mail.eml',
    `buero+${'z'.repeat(44)}@x.example`,
  )
  await arrives(forged, guessed)
  expect(await rowOf(id, first)).toMatchObject({ state: 'sent' })
  expect(await house.statesOf(first)).toEqual({ [name]: 'confirmed' })
  expect(imap.mails.slice(-2).map(({ seen }) => seen)).toEqual([false, false])
  // In capitals, as some servers write it, the real one is still known.
  await arrives(reportOn(first, 'hard-found-by-the-address-alone.eml', from.toUpperCase()))
  expect(await rowOf(id, first)).toMatchObject({ state: 'bounced_hard', reason: '5.1.1' })
  expect(await rowOf(id, second)).toMatchObject({ state: 'sent' })
})

test('whatever a report holds, it is taken once and harms nothing', async () => {
  const { id, emails } = await prepared(5)
  await step(id, 'start')
  await reached(id, 'finished')
  const [nul = '', long = '', deep = '', strange = '', lines = ''] = emails
  await arrives(
    reportOn(nul, HARD).replace('user unknown', 'user\0unknown\x85').replace('dns;', 'd\0ns;'),
    reportOn(long, HARD).replace('user unknown', 'x'.repeat(2_000_000)),
    reportOn(deep, 'hard-report-in-base64.eml').replace(
      '--part--',
      `${'--part\n\n'.repeat(500)}--part--`,
    ),
    reportOn(strange, COMPLAINT).replace('abuse', "ab\0use'; drop table people"),
    reportOn(lines, HARD).replace(
      'Action: failed',
      `${'Action: failed\n\n'.repeat(3000)}Action: failed`,
    ),
  )
  expect(await rowOf(id, nul)).toMatchObject({ state: 'bounced_hard' })
  expect((await rowOf(id, long))?.answer.length).toBeLessThanOrEqual(300)
  expect(await rowOf(id, strange)).toMatchObject({ state: 'complained', reason: 'other' })
  const taken = await db
    .selectFrom('mail_in_mails')
    .select('state')
    .orderBy('uid', 'desc')
    .limit(5)
    .execute()
  expect(taken.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'taken'))
})

test('nothing answers a report, and a report on a report is about nothing', async () => {
  const { id, emails } = await prepared(1)
  await step(id, 'start')
  await reached(id, 'finished')
  const [email = ''] = emails
  const before = smtp.received.length
  const report = reportOn(email, HARD)
  await arrives(report, report.replaceAll(mailTo(email).from, 'buero@sonne.example'))
  await arrives(report)
  expect(smtp.received.length).toBe(before)
  expect(await rowOf(id, email)).toMatchObject({ state: 'bounced_hard' })
})

test('four soft ones in thirty days end it, three do not, and old ones are forgotten', async () => {
  const { name, list, template, emails } = await prepared(2)
  const [often = '', seldom = ''] = emails
  const sendings: string[] = []
  for (let round = 0; round < 4; round += 1) {
    const { _id } = await makeSending({ template, lists: [list] })
    await step(_id, 'start')
    await reached(_id, 'finished')
    expect(await house.statesOf(often)).toEqual({ [name]: 'confirmed' })
    await arrives(reportOn(often, SOFT), reportOn(seldom, SOFT))
    sendings.push(_id)
    await sql`update newsletter_recipients set bounced_at = now() - interval '31 days'
      where sending_id = ${sendings[0]} and subscriber_id = ${(await house.subscriberOf(seldom))?.id}`.execute(
      db,
    )
  }
  expect(await house.statesOf(often)).toEqual({ [name]: 'suppressed' })
  expect(await house.statesOf(seldom)).toEqual({ [name]: 'confirmed' })
  // Whoever confirms anew begins anew.
  await house.join(often, { lists: [list] })
  const { _id: next } = await makeSending({ template, lists: [list] })
  await step(next, 'start')
  await reached(next, 'finished')
  await arrives(reportOn(often, SOFT))
  expect(await rowOf(next, often)).toMatchObject({ state: 'bounced_soft' })
  expect(await house.statesOf(often)).toEqual({ [name]: 'confirmed' })
})

test('a report that comes again, or about a mail from before, ends nothing that was confirmed since', async () => {
  const { id, name, list, template } = await prepared(0)
  await house.join('wieder@example.org', { lists: [list] })
  await step(id, 'start')
  await reached(id, 'finished')
  const early = reportOn('wieder@example.org', HARD)
  const { _id: second } = await makeSending({ template, lists: [list] })
  await step(second, 'start')
  await reached(second, 'finished')
  const late = reportOn('wieder@example.org', HARD)
  await arrives(early)
  expect(await house.statesOf('wieder@example.org')).toEqual({ [name]: 'suppressed' })
  await house.join('wieder@example.org', { lists: [list] })
  await arrives(late, early.replace('Message-ID: <', 'Message-ID: <again.'))
  expect(await rowOf(second, 'wieder@example.org')).toMatchObject({ state: 'bounced_hard' })
  expect(await house.statesOf('wieder@example.org')).toEqual({ [name]: 'confirmed' })
  const { _id: third } = await makeSending({ template, lists: [list] })
  await step(third, 'start')
  await reached(third, 'finished')
  await arrives(reportOn('wieder@example.org', HARD))
  expect(await house.statesOf('wieder@example.org')).toEqual({ [name]: 'suppressed' })
})

test('what comes back from a cancelled one is counted, and so is a complaint before a second try', async () => {
  const { id, name, emails } = await prepared(3, { rate_per_hour: 2 })
  await step(id, 'start')
  await counted(id, 'sent', 2)
  expect((await step(id, 'cancel')).status).toBe(200)
  const [dead = '', cross = ''] = emails.filter((email) =>
    smtp.received.some(({ to }) => to.includes(email)),
  )
  await arrives(reportOn(dead, HARD))
  await house.tend()
  expect((await read(id)).counts).toEqual({ sent: 1, queued: 1, bounced_hard: 1 })
  // As if somebody had said that the mail goes out once more.
  await sql`update newsletter_recipients set state = 'queued' where sending_id = ${id}
    and subscriber_id = ${(await house.subscriberOf(cross))?.id}`.execute(db)
  await arrives(reportOn(cross, COMPLAINT))
  expect(await rowOf(id, cross)).toMatchObject({ state: 'queued' })
  expect(await house.statesOf(cross)).toEqual({ [name]: 'unsubscribed' })
})

test('whoever complained leaves all lists for good, and no mail asks them again', async () => {
  const other = (await house.addList('Noch einer'))._id
  const { id, name, list } = await prepared(0)
  await house.addSubscribers(['zornig@example.org'], [list, other])
  await step(id, 'start')
  await reached(id, 'finished')
  await arrives(reportOn('zornig@example.org', COMPLAINT))
  expect(await house.statesOf('zornig@example.org')).toEqual({
    [name]: 'unsubscribed',
    'Noch einer': 'unsubscribed',
  })
  const before = smtp.received.length
  await house.subscribe('zornig@example.org', { lists: [other] })
  await house.settled()
  expect(await house.statesOf('zornig@example.org')).toMatchObject({ 'Noch einer': 'unsubscribed' })
  expect(smtp.received.length).toBe(before)
})

test('a sending stops by itself, says why, and goes on when a person decides', async () => {
  const { id, emails } = await prepared(20, { rate_per_hour: 12 })
  await step(id, 'start')
  await counted(id, 'sent', 12)
  const sent = emails.filter((email) => smtp.received.some(({ to }) => to.includes(email)))
  await arrives(...sent.slice(0, 4).map((email) => reportOn(email, HARD)))
  await counted(id, 'bounced_hard', 4)
  await house.tend()
  expect((await read(id)).state).toBe('running')
  await arrives(reportOn(sent[4] ?? '', HARD))
  const stopped = await reached(id, 'paused')
  expect(stopped).toMatchObject({ reason: 'auto', trouble: 'too-many-bounces' })
  const waiting = await admin.get('/api/v0/dashboard/today')
  expect(waiting.text).toContain(id)
  const history = await admin.get(`${SENDING}${id}`)
  expect(history.status).toBe(200)
  expect((await step(id, 'resume')).status).toBe(200)
  await house.tend()
  expect(await read(id)).toMatchObject({ state: 'running', trouble: '', reason: '' })
  await arrives(reportOn(sent[5] ?? '', COMPLAINT))
  expect(await reached(id, 'paused')).toMatchObject({ reason: 'auto', trouble: 'complaints' })
})

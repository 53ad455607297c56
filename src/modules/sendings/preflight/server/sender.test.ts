import { createServer } from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { mailDomainsSection } from '#kernel/contract/sections/mail-domains.ts'
import { startNameServer } from '#kernel/server/dns/test-dns.ts'
import { dkimRecord } from '#kernel/server/mail/dkim/signing-keys.ts'
import { verifiedBy } from '#kernel/server/mail/dkim/test-dkim.ts'
import { startTestImap } from '#kernel/server/mail-in/imap/test-imap.ts'
import { configureMailboxes, fetchedMailbox } from '#kernel/server/mail-in/test-mail-in.ts'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { stepUp } from '#tests/step-up.ts'
import { readPreflight, readProofMail, sendProofMail } from '../preflight.calls.ts'

const SPF = 'v=spf1 include:_spf.anbieter.de ~all'
const DMARC = 'v=DMARC1; p=none'
const MX = ['10 mx.anbieter.de']
const names = await startNameServer({
  'sonne-cafe.de': { TXT: [SPF, 'something else'], MX },
  '_dmarc.sonne-cafe.de': { TXT: [DMARC] },
  'bare.de': { A: [] },
  'two.de': { TXT: [SPF, 'v=spf1 -all'], MX: ['0 .'] },
  '_dmarc.two.de': { TXT: [DMARC, DMARC] },
  'open.de': { TXT: ['v=spf1 +all'], A: ['192.0.2.1'] },
  '_dmarc.open.de': { TXT: ['v=DMARC1; sp=none'] },
  'news.sonne-cafe.de': { TXT: [SPF], MX },
  'silent.de': 'silent',
  '_dmarc.silent.de': 'silent',
  'evil.de': { TXT: [`v=spf1 \0\r\n${'x'.repeat(900)} -all`], MX },
  '_dmarc.evil.de': { TXT: [`v=DMARC1; p=\0none\r\n; rua=${'y'.repeat(300)}`] },
  'gmx.de': { TXT: [SPF], MX },
  '_dmarc.gmx.de': { TXT: [DMARC] },
})
const imap = await startTestImap()
let hits: string[] = []
const website = createServer((request, response) => {
  hits.push(`${request.method} ${request.url}`)
  const status = request.url === '/weg' ? 404 : request.url === '/kaputt' ? 503 : 200
  response.writeHead(request.method === 'HEAD' && request.url === '/nur-get' ? 405 : status)
  response.end('x')
})
await new Promise<void>((ready) => website.listen(0, '127.0.0.1', ready))
const address = website.address()
const SITE = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const house = await openSendings({
  privateHosts: '127.0.0.1',
  env: { KONTOR_DNS: names.address, SMTP_FROM: 'Sonne <post@sonne-cafe.de>' },
})
const { admin, app, db, smtp, addList, addSubscribers, makeSending, makeTemplate } = house
const { prepared, reached, read, step } = house
afterAll(async () => {
  await house.close()
  await imap.close()
  website.close()
  names.close()
})
await admin.post('/api/v0/starter/online/', { isPublic: true })

const checksOf = async (id: string) => {
  const answer = await admin.get(`${SENDING}${id}/preflight`)
  const { checks } = answer.parse(readPreflight.reply)
  return new Map(checks.map(({ name, ...check }) => [name, check]))
}
const senderChecks = async (id: string) => {
  const checks = await checksOf(id)
  return (['spf', 'dkim', 'dmarc', 'mx'] as const).map(
    (name) => checks.get(name)?.reason ?? checks.get(name)?.level,
  )
}

test('without a key nothing goes out, with one that DNS shows everything does, signed', async () => {
  const { id, emails } = await prepared(2)
  expect(await senderChecks(id)).toEqual(['good', 'dkim-no-key', 'good', 'good'])
  const refused = await step(id, 'start')
  expect(refused).toMatchObject({ status: 422, json: { code: 'sender-not-ready' } })
  expect((await read(id)).state).toBe('draft')

  await stepUp(app, admin)
  const made = await admin.post('/api/v0/config/dkim/', { domain: 'sonne-cafe.de' })
  expect(made.status, made.text).toBe(200)
  const [key] = app.services.config.get(mailDomainsSection).domains
  const record = key && dkimRecord(key)
  if (!record) throw new Error('no key')
  expect(await senderChecks(id)).toEqual(['good', 'dkim-waiting', 'good', 'good'])
  names.zone[record.name] = { TXT: [record.value] }
  expect((await admin.post(`/api/v0/config/dkim/${key._id}/check`, {})).status).toBe(200)
  expect(await senderChecks(id)).toEqual(['good', 'good', 'good', 'good'])

  expect((await step(id, 'start')).status).toBe(200)
  await reached(id, 'finished')
  const mails = smtp.received.filter(({ to }) => to.some((one) => emails.includes(one)))
  expect(mails).toHaveLength(2)
  for (const { raw } of mails) {
    const [found] = await verifiedBy(raw, [record])
    expect(found).toMatchObject({ result: 'pass', domain: 'sonne-cafe.de' })
    expect(found?.covers).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'list-id']),
    )
  }
})

test.each([
  ['bare.de', ['spf-missing', 'dkim-no-key', 'dmarc-missing', 'mx-missing']],
  ['unknown.de', ['spf-missing', 'dkim-no-key', 'dmarc-missing', 'mx-missing']],
  ['two.de', ['spf-several', 'dkim-no-key', 'dmarc-several', 'mx-refuses']],
  ['open.de', ['spf-open', 'dkim-no-key', 'dmarc-broken', 'mx-address-only']],
  // The domain it belongs to says what happens to forged mails.
  ['news.sonne-cafe.de', ['good', 'dkim-no-key', 'good', 'good']],
  ['silent.de', ['dns-failed', 'dkim-no-key', 'dns-failed', 'dns-failed']],
  ['evil.de', ['good', 'dkim-no-key', 'good', 'good']],
  ['gmx.de', ['good', 'dkim-provider', 'good', 'good']],
])('the domain %s is judged by what DNS says of it', async (domain, expected) => {
  const { _id } = await makeSending({ from: `post@${domain}` })
  expect(await senderChecks(_id)).toEqual(expected)
})

test('a domain that DNS says nothing about for now is no reason to hold a newsletter back', async () => {
  const { id } = await prepared(1, { from: 'post@gmx.de' })
  expect((await step(id, 'start')).status).toBe(200)
  await reached(id, 'finished')
})

const link = (url: string) => ({
  id: `b${url.length}${url.at(-1)}`,
  type: 'button',
  props: { buttons: [{ label: 'Mehr', link: { to: 'url', url } }] },
})

test('links to others are followed: what is gone holds it back, what is silent is only named', async () => {
  const list = (await addList('Links'))._id
  await addSubscribers(['links@example.org'], [list])
  const withLinks = async (...urls: string[]) => {
    const template = (await makeTemplate({ modules: urls.map(link) }))._id
    return (await makeSending({ template, lists: [list] }))._id
  }
  hits = []
  const fine = await withLinks(`${SITE}/da`, `${SITE}/nur-get`)
  expect((await checksOf(fine)).get('links')).toEqual({ level: 'good', details: [] })
  expect(hits.toSorted()).toEqual(['GET /nur-get', 'HEAD /da', 'HEAD /nur-get'])
  const gone = await withLinks(`${SITE}/da`, `${SITE}/weg`)
  expect((await checksOf(gone)).get('links')).toEqual({ level: 'bad', details: [`${SITE}/weg`] })
  expect((await step(gone, 'start')).json).toMatchObject({ code: 'dead-links' })
  const broken = await withLinks(`${SITE}/kaputt`)
  expect((await checksOf(broken)).get('links')).toEqual({
    ...{ level: 'warn', reason: 'links-unanswered', details: [`${SITE}/kaputt`] },
  })
  // A private address that nobody listed is never knocked at.
  const inner = await withLinks('http://127.0.0.2:1/', 'http://[::1]/', 'http://169.254.169.254/x')
  expect((await checksOf(inner)).get('links')).toMatchObject({
    ...{ level: 'warn', reason: 'links-unanswered' },
  })
})

test('complaints of the last weeks are a gauge: from 0.1 % a warning, from 0.3 % nothing goes out', async () => {
  const { id } = await prepared(1)
  const old = await prepared(1)
  const counts = async (sent: number, complained: number) => {
    await sql`update newsletter_sendings set state = 'finished', began_at = now() - interval '3 days',
      counts = ${JSON.stringify({ sent, complained })}::jsonb where id = ${old.id}`.execute(db)
    return (await checksOf(id)).get('complaints')?.level
  }
  expect(await counts(9_995, 5)).toBe('good')
  expect(await counts(9_985, 15)).toBe('warn')
  expect(await counts(99, 1)).toBe('warn')
  expect(await counts(95, 5)).toBe('warn')
  expect(await counts(9_950, 50)).toBe('bad')
  expect(await step(id, 'start')).toMatchObject({ status: 422, json: { code: 'sender-not-ready' } })
  expect(await counts(10_000, 0)).toBe('good')
})

test('the gauge sees what runs and what was stopped, and a welcome is held back as well', async () => {
  const { id, list, template } = await prepared(1)
  const stopped = await prepared(1)
  await sql`update newsletter_sendings set state = 'paused', began_at = now() - interval '90 days'
    where id = ${stopped.id}`.execute(db)
  await sql`insert into newsletter_recipients (sending_id, subscriber_id, list_id, state, begun_at)
    select ${stopped.id}, gen_random_uuid(), ${stopped.list},
      case when n <= 60 then 'complained' else 'sent' end, now() - interval '1 day'
    from generate_series(1, 2000) n`.execute(db)
  const series = `/api/v0/newsletter_list/${list}/series`
  const welcome = { version: 1, welcome: template, follow_ups: [] }
  const refused = { status: 422, json: { code: 'sender-not-ready' } }
  for (const state of ['running', 'paused']) {
    await sql`update newsletter_sendings set state = ${state} where id = ${stopped.id}`.execute(db)
    expect((await checksOf(id)).get('complaints')?.level, state).toBe('bad')
  }
  expect(await step(id, 'start')).toMatchObject(refused)
  expect(await admin.put(series, welcome)).toMatchObject(refused)
  await sql`update newsletter_recipients set begun_at = now() - interval '40 days'
    where sending_id = ${stopped.id}`.execute(db)
  expect((await checksOf(id)).get('complaints')?.level).toBe('good')
  expect((await admin.put(series, welcome)).status).toBe(200)
})

test('a welcome from a domain that nobody believes does not begin', async () => {
  const list = (await addList('Unglaubhaft', { from: 'post@bare.de' }))._id
  const welcome = (await makeTemplate({ subject: 'Hallo' }))._id
  const answer = await admin.put(`/api/v0/newsletter_list/${list}/series`, {
    ...{ version: 1, welcome, follow_ups: [] },
  })
  expect(answer).toMatchObject({ status: 422, json: { code: 'sender-not-ready' } })
})

test('a real mail is sent, read back by IMAP and verified as a receiver would', async () => {
  const { id } = await prepared(1)
  const path = `${SENDING}${id}/preflight/mail`
  expect((await admin.post(path, {})).json).toMatchObject({ code: 'no-fetched-mailbox' })
  const box = fetchedMailbox(imap.port, { port: smtp.port, from: 'post@sonne-cafe.de' })
  await configureMailboxes(app.scope, [box])
  const answer = await admin.post(path, {})
  const { proof, to } = answer.parse(sendProofMail.reply)
  expect(to).toBe('post@sonne-cafe.de')
  const look = async () => (await admin.get(`${path}/${proof}`)).parse(readProofMail.reply)
  expect(await look()).toMatchObject({ state: 'waiting' })
  const sent = smtp.received.at(-1)
  expect(sent?.to).toEqual([to])
  for (let n = 0; n < 5; n += 1) imap.deliver('Subject: another one\n\nHi\n')
  const uid = imap.deliver(sent?.raw ?? '')
  imap.deliver('Subject: a later one\n\nHi\n')
  expect(await look()).toEqual({ state: 'arrived', signature: 'good', uncovered: [] })
  const mail = imap.mails.find((one) => one.uid === uid)
  if (!mail) throw new Error('no mail')
  const raw = mail.raw.toString('latin1')
  mail.raw = Buffer.from(raw.replace(/^Subject: .*$/m, 'Subject: changed'), 'latin1')
  expect(await look()).toMatchObject({ state: 'arrived', signature: 'broken' })
  mail.raw = Buffer.from(raw.replace(/^DKIM-Signature:.*\r\n(?:[ \t].*\r\n)*/m, ''), 'latin1')
  expect(await look()).toMatchObject({ state: 'arrived', signature: 'none' })
  imap.behave('refuse-login')
  expect((await admin.get(`${path}/${proof}`)).json).toMatchObject({ code: 'proof-not-read' })
  imap.behave('answer')
})

import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { TYPED } from '#modules/applications/server/test-applications.ts'
import { captchaFields, sendForm } from '#modules/bug-tracker/reports/server/test-visitor.ts'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import { FIELDS, MESSAGE, proof } from '#modules/messages/server/test-messages.ts'
import { addAccount, openPeople, PERSON } from '../../server/test-persons.ts'
import { sweepConfirmations } from './confirm-address.ts'

const people = await openPeople({ hasWorkers: true })
const { app, admin, db, read, candidateOf, personOf } = people
await configureBugs(admin, { reporting: 'anyone', confirm_addresses: true })
await admin.post('/api/v0/bug_project/', { title: 'Website' })
afterAll(() => app.close())
beforeEach(() => sql`delete from rate_limits`.execute(db))

const PAGE = '/adresse-bestaetigen'
const EXPIRED = 'Dieser Link ist abgelaufen oder wurde schon benutzt.'

const report = (mail: string, name = 'Rita Rot') =>
  app.guest.post('/api/v0/system_bugtracker/report', { title: 'Weg', body: 'Da.', name, mail })

const mailsTo = (mail: string) =>
  mailsAsSent({ db: app.services.db, secret: app.services.secret }, mail)

async function keyFor(mail: string): Promise<string> {
  const text = (await mailsTo(mail)).at(-1)?.text ?? ''
  const key = /\/adresse-bestaetigen\?key=([\w-]+)/.exec(text)?.[1]
  if (!key) throw new Error(`no key in: ${text}`)
  return key
}

const confirm = (key: string) => sendForm(app.guest, PAGE, { key })

/** Waits for the job that follows a confirmation. */
const settled = (id: string) =>
  expect.poll(async () => (await read(id)).isCandidate, { timeout: 20_000 }).toBe(false)

describe('a guest who left an address', () => {
  test('gets one mail there, with a link and nothing that was typed', async () => {
    await report('mailed@example.org', 'Kauft bei evil.example')
    const [mail, ...more] = await mailsTo('mailed@example.org')
    expect(more).toEqual([])
    expect(mail?.text).toContain(PAGE)
    expect(mail?.text).not.toMatch(/evil|Weg|Da\./)
    const stored = await sql<{ all: string }>`select coalesce(json_agg(m)::text, '') as all
      from (select * from mails) m`.execute(db)
    const kept = await db.selectFrom('person_confirmations').selectAll().execute()
    const key = await keyFor('mailed@example.org')
    expect(stored.rows[0]?.all).not.toContain(key)
    expect(JSON.stringify(kept)).not.toContain(key)
  })

  test('is written to in the language of the page, whatever the browser prefers', async () => {
    const fields = { title: 'Gone', body: 'There.', name: 'Ann', mail: 'english@example.org' }
    const sent = await sendForm(app.guest, '/en/report-a-bug', {
      ...fields,
      ...captchaFields(app.services.secret),
    })
    expect(sent.status).toBe(303)
    const [mail] = await mailsTo('english@example.org')
    expect(mail?.text).toContain('/en/confirm-address?key=')
    expect(mail?.subject).toBe('Please confirm your email address')
    expect((await read(await candidateOf('english@example.org'))).language).toBe('en')
  })

  test('opens the link as often as a mail scanner likes: nothing changes', async () => {
    await report('scanned@example.org')
    const candidate = await read(await candidateOf('scanned@example.org'))
    const key = await keyFor('scanned@example.org')
    for (const path of [PAGE, '/en/confirm-address']) {
      const page = await app.guest.get(`${path}?key=${key}`)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.text).toContain('s•••@e•••.org')
      expect(page.text).not.toContain('scanned@example.org')
    }
    expect(await read(candidate._id)).toEqual(candidate)
  })

  test('is asked by no link after a message or an application, and joined with both by any other', async () => {
    const email = 'drei.wege@example.org'
    const account = await addAccount(app, { handle: email })
    const captcha = () => proof(app.services.secret)
    const fields = { ...FIELDS, name: 'Drei Fragen', email }
    expect((await app.guest.post(MESSAGE, { fields, captcha: captcha() })).status).toBe(200)
    const applied = { ...TYPED, name: 'Drei Stellen', email, consent: true, captcha: captcha() }
    expect((await app.guest.post('/api/v0/forms/jobs', applied)).status).toBe(200)
    expect((await mailsTo(email)).filter(({ text }) => text.includes(PAGE))).toEqual([])
    const linked = async () =>
      (await read(String(await personOf(account)))).links.map(({ module, proof: by }) => [
        module,
        by,
      ])
    expect(await linked()).toEqual([])
    await report(email, 'Drei Fehler')
    await confirm(await keyFor(email))
    await expect
      .poll(async () => (await linked()).sort(), { timeout: 20_000 })
      .toEqual([
        ['applications', 'confirmed'],
        ['bug-tracker', 'confirmed'],
        ['messages', 'confirmed'],
      ])
  })

  test('becomes a person with a confirmed address where nobody has it', async () => {
    await report('fresh@example.org', 'Fee Frisch')
    await report('fresh@example.org', 'Andere Schreibweise')
    const id = await candidateOf('fresh@example.org')
    const key = await keyFor('fresh@example.org')
    const done = await confirm(key)
    expect(done.status).toBe(200)
    expect(done.text).toContain('Adresse bestätigt')
    await expect
      .poll(
        async () =>
          (
            await db
              .selectFrom('people')
              .select('id')
              .where('is_candidate', '=', true)
              .where('merged_into', 'is', null)
              .where('candidate_key', 'like', 'fresh@%')
              .execute()
          ).length,
        { timeout: 20_000 },
      )
      .toBe(0)
    const person = await read(id)
    expect(person.contacts).toMatchObject([{ value: 'fresh@example.org', proof: 'confirmed' }])
    expect(person.links.map(({ proof }) => proof)).toEqual(['confirmed', 'confirmed'])
  })

  test('is joined to the account that has the address, whose data stays as it is', async () => {
    const account = await addAccount(app, {
      handle: 'owned@example.org',
      data: { first_name: 'Otto', last_name: 'Eigen' },
    })
    const own = String(await personOf(account))
    await report('owned@example.org', 'Frech Falsch')
    const candidate = await candidateOf('owned@example.org')
    await confirm(await keyFor('owned@example.org'))
    await expect.poll(async () => (await read(candidate))._id, { timeout: 20_000 }).toBe(own)
    expect(await read(own)).toMatchObject({
      first_name: 'Otto',
      last_name: 'Eigen',
      links: [{ role: 'reporter', proof: 'confirmed' }],
    })
    const { json } = await admin.get(`${PERSON}${own}/timeline`)
    expect(JSON.stringify(json)).toContain('gemeldet: Weg')
  })
})

describe('a link', () => {
  test('works once, of many at once for one', async () => {
    await report('once@example.org')
    const id = await candidateOf('once@example.org')
    const key = await keyFor('once@example.org')
    const answers = await Promise.all([confirm(key), confirm(key), confirm(key)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    await settled(id)
    const again = await app.guest.get(`${PAGE}?key=${key}`)
    expect([again.status, again.text.includes(EXPIRED)]).toEqual([410, true])
    const english = await sendForm(app.guest, '/en/confirm-address', { key })
    expect(english.status).toBe(410)
    expect(english.text).toContain('this token has expired / key already used')
  })

  test('works for seven days and is then forgotten with its address', async () => {
    await report('late@example.org')
    const key = await keyFor('late@example.org')
    const kept = () =>
      db
        .selectFrom('person_confirmations')
        .select(['expires_at'])
        .where('mail', '=', 'late@example.org')
    const { expires_at } = await kept().executeTakeFirstOrThrow()
    const days = (expires_at.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days * 100) / 100).toBe(7)
    await sql`update person_confirmations set expires_at = now() - interval '1 second'
      where mail = 'late@example.org'`.execute(db)
    expect((await confirm(key)).status).toBe(410)
    const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
    await sweepConfirmations.run(app.scope, {} as never, attempt)
    expect(await kept().execute()).toEqual([])
  })

  test('of somebody who was erased leads nowhere, and so does any other', async () => {
    await report('erased@example.org')
    const id = await candidateOf('erased@example.org')
    const key = await keyFor('erased@example.org')
    const proved = await app.steppedUp('admin')
    await proved.post(`${PERSON}${id}/erase`, { dryRun: false })
    for (const one of [key, 'x', '', 'a'.repeat(5000)])
      expect([one.slice(0, 9), (await confirm(one)).status]).toEqual([one.slice(0, 9), 410])
  })
})

test('nobody fills a mailbox: the fourth mail of a day to one address is left out', async () => {
  for (const turn of [1, 2, 3, 4, 5]) {
    const { status } = await report('flood@example.org', `Name ${turn}`)
    expect(status).toBe(200)
  }
  expect(await mailsTo('flood@example.org')).toHaveLength(3)
})

test('without the setting nobody is mailed', async () => {
  await configureBugs(admin, { confirm_addresses: false })
  await report('quiet@example.org')
  expect(await mailsTo('quiet@example.org')).toEqual([])
  await configureBugs(admin, { confirm_addresses: true })
})

import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyChain } from '#modules/consents/server/api.ts'
import { sweep } from '../../server/jobs.ts'
import {
  addList,
  openNewsletter,
  SUBSCRIBE,
  sendForm,
  sendFormFrom,
  VERIFY,
} from '../../server/test-subscribers.ts'

const house = await openNewsletter()
const { app, admin, db, join, keyIn, mailed, mailsTo, settled, statesOf, subscribe } = house
afterAll(() => app.close())
beforeEach(async () => {
  await house.forgetLimits()
  await house.configure({ neutral_answer: false })
})

const EN = { 'accept-language': 'en' }
const runSweep = () => {
  const signal = new AbortController().signal
  const attempt = { id: '', number: 1, isLast: true, signal }
  return sweep.run(app.scope, {} as never, attempt)
}
const age = (email: string, days: 1 | 6) =>
  sql`update newsletter_subscriptions set since = since - ${days} * interval '1 day'
    where subscriber_id = (select id from newsletter_subscribers where email = ${email})`.execute(
    db,
  )

describe('a sign-up', () => {
  test('is pending until the button behind the mailed link is pressed', async () => {
    const sent = await subscribe('anna@example.org', { first_name: 'Anna', last_name: 'Beck' })
    expect(sent).toMatchObject({ status: 200, json: { state: 'pending' } })
    const [mail, ...more] = await mailed('anna@example.org', 1)
    expect(more).toEqual([])
    expect(await statesOf('anna@example.org')).toEqual({ Newsletter: 'pending' })
    expect(mail?.text).not.toContain('Anna')
    const done = await app.guest.post(VERIFY, { token: keyIn(mail) })
    expect(done).toMatchObject({
      status: 200,
      json: { state: 'confirmed', email: 'a•••@e•••.org', lists: [{ name: 'Newsletter' }] },
    })
    expect(await statesOf('anna@example.org')).toEqual({ Newsletter: 'confirmed' })
    const again = await app.guest.post(VERIFY, { token: keyIn(mail) })
    expect(again.json).toEqual(done.json)
  })

  test('belongs to the one person of its address, with what proves it', async () => {
    await join('person@example.org', { first_name: 'Paul', last_name: 'Person' })
    const { rows } = await sql<{ role: string; proof: string; first_name: string }>`
      select role, proof, first_name from person_links join people on people.id = person_id
      where module = 'subscribers' and last_name = 'Person'`.execute(db)
    expect(rows).toMatchObject([{ role: 'subscriber', first_name: 'Paul' }])
    await expect
      .poll(async () => (await admin.get('/api/v0/person/?search=Person')).text, {
        timeout: 20_000,
      })
      .toContain('"proof":"confirmed"')
  })

  test('is confirmed by no GET or HEAD, however often a scanner asks', async () => {
    await subscribe('scan@example.org')
    const key = keyIn((await mailed('scan@example.org', 1))[0])
    for (const path of [`/Newsletter/verify/${key}`, `/en/newsletter/verify/${key}`]) {
      for (let turn = 0; turn < 3; turn += 1) {
        const page = await app.guest.get(path)
        expect(page.status).toBe(200)
        expect(page.text).toContain('s•••@e•••.org')
        expect(page.text).not.toContain('scan@example.org')
        expect((await app.guest.raw(path, { method: 'HEAD' })).status).toBe(200)
      }
    }
    expect(await statesOf('scan@example.org')).toEqual({ Newsletter: 'pending' })
    const pressed = await sendForm(app.guest, `/Newsletter/verify/${key}`, {})
    expect(pressed.status).toBe(200)
    expect(pressed.text).toContain('Sie sind angemeldet')
    expect(await statesOf('scan@example.org')).toEqual({ Newsletter: 'confirmed' })
  })

  test('with an address that has it all gets the literal duplicate, in every language', async () => {
    await join('twice@example.org')
    for (const headers of [{}, EN]) {
      const again = await subscribe('TWICE@example.org', {}, headers)
      expect(again).toMatchObject({
        status: 409,
        json: { code: '11000', message: 'Email Adresse ist bereits vorhanden !' },
      })
    }
    await house.forgetLimits()
    const shown = await sendForm(app.guest, '/en/newsletter/subscribe', {
      email: 'twice@example.org',
      ...house.formProof(),
    })
    expect(shown.status).toBe(409)
    expect(shown.text).toContain('Email Adresse ist bereits vorhanden !')
    expect(shown.text).toContain('value="twice@example.org"')
  })

  test('is answered alike for known and unknown addresses where the settings want it', async () => {
    await join('neutral@example.org')
    await house.configure({ neutral_answer: true })
    const known = await subscribe('neutral@example.org')
    const unknown = await subscribe('neutral-new@example.org')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const mails = await mailed('neutral@example.org', 2)
    expect(mails.at(-1)?.subject).toBe('Sie sind schon angemeldet')
    await subscribe('neutral@example.org')
    await settled()
  })

  test('gets at most two mails, and is forgotten after seven days, counted nowhere', async () => {
    const list = async () => (await house.lists()).find(({ name }) => name === 'Newsletter')
    const before = await list()
    for (let turn = 0; turn < 4; turn += 1) await subscribe('never@example.org')
    await settled()
    expect(await mailsTo('never@example.org')).toHaveLength(2)
    expect(await list()).toMatchObject({
      numConfirmed: before?.numConfirmed,
      numPending: Number(before?.numPending) + 1,
    })
    await age('never@example.org', 6)
    await runSweep()
    expect(await statesOf('never@example.org')).toEqual({ Newsletter: 'pending' })
    await age('never@example.org', 1)
    const key = keyIn((await mailsTo('never@example.org'))[0])
    await runSweep()
    expect(await house.subscriberOf('never@example.org')).toBeUndefined()
    const { rows } = await sql`select from consent_records
      where email = 'never@example.org'`.execute(db)
    expect(rows).toEqual([])
    expect(await app.guest.post(VERIFY, { token: key }, EN)).toMatchObject({
      status: 410,
      json: { code: 'expired', message: 'this token has expired / key already used' },
    })
    expect(await verifyChain(db)).toMatchObject({ isWhole: true })
  })

  test('needs a right answer, a list that is public, and one address', async () => {
    expect((await app.guest.post(SUBSCRIBE, { email: 'bot@example.org' })).status).toBe(422)
    const hidden = await addList(admin, 'Intern', { is_public: false, in_signup: false })
    expect(await subscribe('x@example.org', { lists: [hidden._id] }, EN)).toMatchObject({
      status: 422,
      json: { code: 'subscription-failed', message: 'subscription failed' },
    })
    for (const email of [
      'a@example.org,b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '"x@evil"@example.org',
      `${'a'.repeat(300)}@example.org`,
      'a\0b@example.org',
    ])
      expect((await subscribe(email)).status).toBe(400)
    expect((await subscribe('x@example.org', { extra: 1 })).status).toBe(400)
    expect((await subscribe('x@example.org', { first_name: 'x'.repeat(10_000) })).status).toBe(400)
  })

  test('is throttled: twenty tries in a minute from one connection', async () => {
    const answers: number[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const captcha = house.proof()
      const body = { email: `many${turn}@example.org`, captcha }
      answers.push((await app.guest.post(SUBSCRIBE, body)).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
    await settled()
  })

  test('that cannot be stored says so, and what was typed stays', async () => {
    await sql`alter table newsletter_requests rename to newsletter_requests_away`.execute(db)
    const failed = await subscribe('lost@example.org', {}, EN)
    const shown = await sendForm(app.guest, '/Newsletter/subscribe', {
      email: 'lost@example.org',
      ...house.formProof(),
    })
    await sql`alter table newsletter_requests_away rename to newsletter_requests`.execute(db)
    expect(failed).toMatchObject({
      status: 503,
      json: { code: 'subscription-failed', message: 'subscription failed' },
    })
    expect(shown.status).toBe(503)
    expect(shown.text).toContain('value="lost@example.org"')
  })
})

describe('the plain form', () => {
  test('works without a script, in two steps from a shared page', async () => {
    const asked = await sendForm(app.guest, '/Newsletter/subscribe', { email: 'form@example.org' })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('captcha-answer')
    expect(asked.text).toContain('value="form@example.org"')
    const sent = await sendFormFrom(
      app.guest,
      { referer: `${app.url}/angebot` },
      {
        path: '/Newsletter/subscribe',
        fields: { email: 'form@example.org', ...house.formProof() },
      },
    )
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe('/Newsletter/subscribe?done=1')
    expect((await app.guest.get('/Newsletter/subscribe?done=1')).text).toContain('Postfach')
    await mailed('form@example.org', 1)
    const { rows } = await sql<{ facts: Record<string, string> }>`
      select facts from consent_records where email = 'form@example.org'`.execute(db)
    expect(rows[0]?.facts).toMatchObject({ page: '/angebot', list: 'Newsletter', ip: '127.0.0.1' })
    expect(rows[0]?.facts.wording).toContain('per E-Mail erhalten')
    expect(rows[0]?.facts.mail_text).toContain('bestätigen')
  })

  test('asks which lists one means where there are several', async () => {
    const second = await addList(admin, 'Angebote')
    const offer = (await house.lists())
      .filter(({ in_signup }) => in_signup)
      .map(({ _id }) => _id)
      .join(',')
    const fields = { email: 'choice@example.org', offer }
    const path = '/Newsletter/subscribe'
    const none = await sendForm(app.guest, path, { ...fields, ...house.formProof() })
    expect(none.status).toBe(422)
    expect(none.text).toContain('mindestens einen Newsletter')
    const ticked = { ...fields, [`list_${second._id}`]: 'on', ...house.formProof() }
    expect((await sendForm(app.guest, path, ticked)).status).toBe(303)
    await mailed('choice@example.org', 1)
    expect(await statesOf('choice@example.org')).toEqual({ Angebote: 'pending' })
    await admin.remove(`/api/v0/newsletter_list/${second._id}`)
  })

  test('shows hostile words as words', async () => {
    const evil = '"><script>alert(1)</script>'
    const shown = await sendForm(app.guest, '/Newsletter/subscribe', {
      email: evil,
      first_name: evil,
    })
    expect(shown.status).toBe(422)
    expect(shown.text).not.toContain('<script>alert(1)')
  })
})

test('a link in the mail leads to the configured address, whatever host was asked', async () => {
  const sent = await fetch(`${app.url}${SUBSCRIBE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
    body: JSON.stringify({ email: 'host@example.org', captcha: house.proof() }),
  })
  expect(sent.status).toBe(200)
  const [mail] = await mailed('host@example.org', 1)
  expect(mail?.text).not.toContain('evil.example')
  expect(mail?.text).toContain(new URL(app.services.settings.baseUrl).host)
})

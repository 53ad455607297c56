import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#tests/caller.ts'
import { configureBugs, openDesk, ROOT } from '../../server/test-bugs.ts'
import { captchaFields, sendForm } from './test-visitor.ts'

const FORM = '/fehler-melden'
const desk = await openDesk()
const { admin, app, db } = desk
const { secret } = app.scope
afterAll(() => app.close())

/** Each test is another visitor to the rate limit. */
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await configureBugs(admin, { reporting: 'anyone' })
})

const given = { title: 'Seite bleibt weiß', body: 'Seit heute früh.\r\nÜberall.' }
const send = (fields: object = {}, caller: Caller = app.guest, path = FORM) =>
  sendForm(caller, path, { ...given, ...captchaFields(secret), ...fields })

async function countBugs(): Promise<number> {
  return (await db.selectFrom('bugs').select('id').execute()).length
}

describe('who may report is a setting of the page too', () => {
  test('closed to people outside there is no such page, not even for staff', async () => {
    await configureBugs(admin, { reporting: 'staff' })
    for (const caller of [app.guest, admin]) {
      expect((await caller.get(FORM)).status).toBe(404)
      expect((await send({}, caller)).status).toBe(404)
    }
    expect(await countBugs()).toBe(0)
  })

  test('open to accounts, others sign in first and come back', async () => {
    await configureBugs(admin, { reporting: 'users' })
    const away = await app.guest.get('/en/report-a-bug')
    expect([away.status, away.headers.get('location')]).toEqual([
      303,
      '/en/login?next=%2Fen%2Freport-a-bug',
    ])
    expect((await send()).headers.get('location')).toBe('/login?next=%2Ffehler-melden')
    const customer = await app.as('user')
    const page = await customer.get(FORM)
    expect(page.text).toContain('Sie melden als Test user.')
    expect(page.text).not.toContain('name="mail"')
    expect((await send({}, customer)).status).toBe(303)
    const bug = await db
      .selectFrom('bugs')
      .select(['reporter_name', 'num_votes'])
      .where('reporter_id', 'is not', null)
      .executeTakeFirst()
    expect(bug).toEqual({ reporter_name: 'Test user', num_votes: 1 })
  })
})

describe('the form', () => {
  test.each([
    [FORM, 'de', 'Einen Fehler melden'],
    ['/en/report-a-bug', 'en', 'Report a bug'],
  ])('%s is private and speaks %s', async (path, lang, title) => {
    const { status, text, headers } = await app.guest.get(path)
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${lang}"`)
    expect(text).toContain(`>${title}</h1>`)
    expect(text).toContain('<option value="Kasse"')
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('files a report and leads to its page', async () => {
    const answer = await send({ mail: 'eva@example.org', name: 'Eva', environment: 'Tablet' })
    expect(answer.status).toBe(303)
    const page = await app.guest.get(answer.headers.get('location') ?? '')
    expect(page.text).toContain('Danke, Ihre Meldung ist bei uns.')
    expect(page.text).toMatch(/href="http[^"]*\/fehler\/[\w-]{32}"/)
    const bug = await db
      .selectFrom('bugs')
      .innerJoin('bug_texts', 'bug_id', 'bugs.id')
      .select(['title', 'body', 'environment', 'reporter_mail', 'num_votes'])
      .where('reporter_name', '=', 'Eva')
      .executeTakeFirst()
    expect(bug).toEqual({
      title: 'Seite bleibt weiß',
      body: 'Seit heute früh.\nÜberall.',
      environment: 'Tablet',
      reporter_mail: 'eva@example.org',
      num_votes: 1,
    })
  })

  test('keeps what was typed and names each fault', async () => {
    const before = await countBugs()
    const refused = await send({ title: '  ', mail: 'keine Adresse', body: '</textarea><b>x' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Ungültige E-Mail-Adresse')
    expect(refused.text).toContain('Bitte füllen Sie dieses Feld aus')
    expect(refused.text).toContain('value="keine Adresse"')
    expect(refused.text).toContain('&lt;/textarea&gt;&lt;b&gt;x')
    expect(await countBugs()).toBe(before)
  })

  test('is not taken from machines: too quick, too old, forged, sent before, or with the trap filled', async () => {
    const quick = captchaFields(secret, 0)
    const good = captchaFields(secret)
    expect((await send(good)).status).toBe(303)
    const before = await countBugs()
    const wrong = 'Die Antwort auf die Sicherheitsfrage stimmt nicht.'
    const cases: [object, string][] = [
      [quick, 'Das ging sehr schnell.'],
      [captchaFields(secret, 25 * 60 * 60 * 1000), 'zu lange offen'],
      [good, 'schon abgesendet'],
      [{ captcha_stamp: '' }, wrong],
      [{ captcha_stamp: good.captcha_stamp?.replace(/^[^.]+/, 'abc') }, wrong],
      [{ captcha_answer: '99' }, wrong],
      [{ captcha_homepage: 'https://example.org' }, wrong],
    ]
    for (const [fields, words] of cases) {
      const refused = await send(fields)
      expect(refused.status).toBe(422)
      expect(refused.text).toContain(words)
      expect(refused.text).toContain('Seite bleibt weiß')
    }
    expect((await send(quick)).text).toContain(`value="${quick.captcha_stamp}"`)
    expect(await countBugs()).toBe(before)
  })

  test('asks nothing of those who are signed in', async () => {
    const customer = await app.as('user')
    expect((await customer.get(FORM)).text).not.toContain('captcha')
    const sent = await sendForm(customer, FORM, given)
    expect(sent.status).toBe(303)
  })

  test.each(['\0', 'a'.repeat(30_000)])('refuses what cannot be kept', async (body) => {
    expect([400, 413, 422]).toContain((await send({ body })).status)
  })

  test('shares its limit with the call', async () => {
    const body = { title: 'Es klemmt', body: 'Die Tür.' }
    for (let n = 0; n < 10; n += 1) await app.guest.post(`${ROOT}/report`, body)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('Das waren viele Meldungen in kurzer Zeit.')
  })

  test('is refused from another site', async () => {
    const headers = { origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }
    const foreign = await app.guest.raw(FORM, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ ...given, ...captchaFields(secret) }).toString(),
    })
    expect(foreign.status).toBe(403)
  })
})

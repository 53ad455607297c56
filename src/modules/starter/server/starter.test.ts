import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessSection } from '#modules/pages/config.ts'
import { themeOf, themeSection } from '#modules/theme/config.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { LayingState, offerStarter, StarterState } from '../contract.ts'
import { werkstatt } from '../templates/werkstatt/template.ts'
import { installDemo } from './seed-demo.ts'

const ROOT = '/api/v0/starter/'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await installDemo(app.scope, werkstatt)
})
afterAll(() => app.close())

const state = async () => (await admin.get(ROOT)).parse(StarterState)
const look = { palette: 'sea', heading_font: 'figtree', body_font: 'inter' }

test('only an admin gets near the wizard', async () => {
  const member = await app.as('member')
  const order = `${ROOT}order/?order=${uuidv7()}&template=werkstatt`
  for (const path of [ROOT, order, `${ROOT}picture/werkstatt`]) {
    expect((await app.guest.get(path)).status).toBe(401)
    expect((await member.get(path)).status).toBe(403)
  }
  for (const path of [ROOT, `${ROOT}skip/`, `${ROOT}offer/`])
    expect((await member.post(path, {})).status).toBe(403)
})

test('it opens by itself once', async () => {
  const offered = async () => (await admin.post(`${ROOT}offer/`, {})).parse(offerStarter.reply)
  expect(await offered()).toEqual({ isFirst: true })
  expect(await offered()).toEqual({ isFirst: false })
})

test('facts of the invented business are offered as an example, not as an answer', async () => {
  const { facts, templates, isOwn, hasOwnLook } = await state()
  expect([isOwn, hasOwnLook]).toEqual([false, false])
  expect(facts).toMatchObject({ name: '', street: '', owner: '', hours: [] })
  expect(templates[0]?.sample.street).toBe('Hobelgang 4')
})

test('an order without a name, with a strange template or colour is refused', async () => {
  const { facts } = await state()
  const named = { ...facts, name: 'Reiter' }
  const good = { order: uuidv7(), template: 'werkstatt', facts: named, look }
  const wrong = [
    { ...good, facts: { ...named, name: ' ' } },
    { ...good, facts: { ...named, email: 'nobody' } },
    { ...good, template: '../werkstatt' },
    { ...good, look: { ...look, heading_font: 'comic' } },
    { ...good, order: 'x' },
  ]
  for (const order of wrong) expect((await admin.post(ROOT, order)).status).toBe(400)
  expect((await state()).isOwn).toBe(false)
})

test('an order puts the own facts everywhere and keeps nothing invented; twice is once', async () => {
  const { facts } = await state()
  const own = {
    ...facts,
    name: 'Möbelbau <Reiter> & Söhne',
    city: 'Jena',
    street: 'Am Markt 3',
    email: 'post@reiter.test',
  }
  const order = { order: uuidv7(), template: 'werkstatt', facts: own, look }
  expect((await admin.post(ROOT, order)).status).toBe(200)
  const { config } = app.services
  expect(config.get(businessSection)).toMatchObject({ ...own, chamber: '', profession_rules: '' })
  expect(config.get(themeSection)).toMatchObject({ heading_font: 'figtree', body_font: 'inter' })
  expect(config.get(themeSection).light.accent).not.toBe(themeOf('werkstatt').light.accent)
  // Visitors come later: it is not public before its owner says so.
  expect((await app.guest.get('/')).status).toBe(503)
  const home = (await admin.get('/')).text
  expect(home).toContain('Tischlerei in Jena, seit 1987')
  expect(home).toContain('Möbelbau &lt;Reiter&gt; &amp; Söhne')
  expect(home).not.toMatch(/Holm|Kappeln|\{\{/)
  const { isOwn, facts: shown } = await state()
  expect([isOwn, shown.name]).toEqual([true, own.name])

  const how = async (asked: { order: string; template: string }) =>
    (await admin.get(`${ROOT}order/?order=${asked.order}&template=${asked.template}`)).parse(
      LayingState,
    )
  const { length: total } = werkstatt.pictures
  expect(await how(order)).toEqual({ isDone: true, pictures: { done: total, total } })
  const next = { order: uuidv7(), template: 'backhaus' }
  expect(await how(next)).toMatchObject({ isDone: false, pictures: { done: 0 } })

  const again = { ...order, facts: { ...own, name: 'Anders' } }
  expect((await admin.post(ROOT, again)).status).toBe(200)
  expect(config.get(businessSection).name).toBe(own.name)
})

test('an order asked again while it is installed is installed once', async () => {
  const { facts } = await state()
  const order = { order: uuidv7(), template: 'werkstatt', facts, look }
  const saved = () => savedFacts(app)
  const before = await saved()
  const replies = await Promise.all([admin.post(ROOT, order), admin.post(ROOT, order)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect((await saved()) - before).toBe(1)
})

test('run again in another language, the pages get it beside what they say already', async () => {
  const { facts } = await state()
  const order = (languages: string[]) => ({
    order: uuidv7(),
    template: 'backhaus',
    languages,
    facts,
    look,
  })
  expect((await admin.post(ROOT, order(['de']))).status).toBe(200)
  const german = (await admin.get('/')).text
  expect((await admin.get('/en')).text).not.toContain('lang="en"')
  expect((await admin.post(ROOT, order(['de', 'en']))).status).toBe(200)
  const english = await admin.get('/en')
  expect(english.status).toBe(200)
  expect(english.text).toContain('<html lang="en"')
  expect(english.text).not.toContain('{{')
  expect(headingOf((await admin.get('/')).text)).toBe(headingOf(german))
  expect((await admin.post(ROOT, order(['en']))).status).toBe(200)
  expect((await admin.get('/en')).status).toBe(200)
})

test('a template is shown by a picture that can run nothing', async () => {
  const { status, headers } = await admin.get(`${ROOT}picture/werkstatt`)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
}

/** How often the facts of the business were written. */
async function savedFacts({ services }: TestApp): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from config_sections where name = ${businessSection.name}`.execute(services.db)
  return rows[0]?.version ?? 0
}

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageClient, saveSection } from '#modules/pages/server/test-pages.ts'
import type { Answer } from '#tests/caller.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readPrivacy } from '../contract.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const { make, save, publish } = pageClient(admin)
afterAll(() => app.close())

const LENS = {
  name: 'lens',
  label: 'Linse',
  purpose: { de: 'Zeigt Bilder.', en: 'Shows pictures.' },
  provider: 'Linse GmbH',
  country: 'DE',
  hosts: ['lens.example'],
  storage: ['_lens_*'],
}
const PRIVACY = {
  features: { youtube: true, google_analytics: true },
  ids: { google_analytics: 'G-AB12CD34' },
  services: [LENS],
}
const FORM = '/Datenschutz/Einwilligungen'

const state = async (cookie = '') =>
  (await app.guest.get('/api/v0/privacy/', { cookie })).parse(readPrivacy.reply)
const consent = (version: string, ...names: string[]) => [version, ...names].join('~')
const cookieOf = (value: string) => `kontor_consent=${value}`
const cookiesSet = ({ headers }: Answer) => headers.getSetCookie()
const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? ''
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  app.guest.raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(fields).toString(),
  })
const framesOn = async (path: string) => {
  const { text } = await app.guest.get(path)
  return [...text.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
}

beforeAll(async () => {
  await saveSection(admin, 'components.privacy', PRIVACY)
  const { _id } = await make('Fremdes', { slug: 'fremdes' })
  await save(_id, {
    blocks: [
      { id: 'v', type: 'video', props: { url: 'https://youtu.be/abc_DEF-123', title: 'Rundgang' } },
      { id: 'h', type: 'html', props: { html: '<img src="https://lens.example/a.png">' } },
      { id: 'o', type: 'html', props: { html: '<b>Eigenes</b>' } },
      { id: 'u', type: 'video', props: { url: 'https://unknown.example/film' } },
    ],
  })
  await publish(_id)
})

test('the list names every service in use, and who needs to be asked', async () => {
  const { services, accepted, show_consent_dialog } = await state()
  expect(services.map(({ name, asks }) => `${name} ${asks}`)).toEqual([
    'google_analytics true',
    'youtube true',
    'cookies false',
    'contact_form false',
    'lens true',
    'analytics false',
    'online-payment false',
    'vat-id false',
    'cart false',
  ])
  expect(accepted).toEqual({ google_analytics: false, youtube: false, lens: false })
  expect(show_consent_dialog).toBe(true)
  const policy = await app.guest.get('/Datenschutz')
  for (const { purpose } of services) expect(policy.text).toContain(purpose)
})

const COLUMNS = ['accepted', 'created_at', 'id', 'lang', 'version']
test('a decision is kept in the browser and written down without a person', async () => {
  const { version } = await state()
  const user = await app.as('user')
  const body = { version, accepted: { youtube: true, unheard_of: true } }
  const reply = await user.post('/api/v0/privacy/consent', body)
  expect(reply.json).toMatchObject({ accepted: { youtube: true, lens: false } })
  expect(reply.json.show_consent_dialog).toBe(false)
  const [cookie = ''] = cookiesSet(reply)
  expect(cookie).toMatch(`kontor_consent=${consent(version, 'youtube')}; Path=/; Max-Age=31536000`)
  const { rows } = await sql<Record<string, unknown>>`
    select * from privacy_consents order by created_at desc limit 1`.execute(app.services.db)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(COLUMNS)
  expect(rows[0]).toMatchObject({ version, accepted: ['youtube'], lang: 'de' })
  const stale = await app.guest.post('/api/v0/privacy/consent', { ...body, version: 'ffff' })
  expect([stale.status, stale.json.code]).toEqual([409, 'stale'])
})

test('the record holds what was read in either language, whoever decided first', async () => {
  const { version } = await state()
  for (const path of [FORM, '/en/privacy/consents']) await post(path, { choice: 'none', version })
  const { rows } = await sql<{ lang: string; purposes: unknown }>`
    select c.lang, jsonb_path_query_array(v.services::jsonb -> c.lang, '$[*].purpose') as purposes
    from privacy_consents c join privacy_versions v using (version)
    order by c.created_at desc limit 2`.execute(app.services.db)
  expect(rows.map(({ lang, purposes }) => [lang, String(purposes)])).toEqual([
    ['en', expect.stringContaining('Shows pictures.')],
    ['de', expect.stringContaining('Zeigt Bilder.')],
  ])
})

test('withdrawing ends the cookies of the service, ours stay', async () => {
  const { version } = await state()
  const kept = `${cookieOf(consent(version, 'lens'))}; _lens_1=a; _ga=1; kontor_hint=1; other=1`
  const reply = await post(FORM, { choice: 'none', version }, kept)
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `${FORM}?saved=1`])
  const ended = cookiesSet(reply).filter((cookie) => cookie.includes('Max-Age=0'))
  expect(ended.map((cookie) => cookie.split('=')[0])).toEqual(['_lens_1', '_ga'])
  const unseen = await post(FORM, { choice: 'all', version: 'ffff' })
  expect([unseen.headers.get('location'), cookiesSet(unseen)]).toEqual([FORM, []])
})

test('a forged cookie accepts nothing, and a decision about another list counts for nothing', async () => {
  const { version } = await state()
  for (const value of [
    consent('ffff', 'youtube'),
    `${version}~youtube~`,
    `${version}~youtube;lens`,
    `${version}~${'x'.repeat(3000)}`,
    '%00',
    '',
  ]) {
    const { accepted } = await state(cookieOf(value))
    expect([value, Object.values(accepted).includes(true)]).toEqual([value, value.includes(';')])
  }
  const { accepted } = await state(cookieOf(consent(version, '__proto__', 'cookies', 'lens')))
  expect(accepted).toEqual({ google_analytics: false, youtube: false, lens: false })
  const before = cookieOf(consent(version, 'youtube'))
  await saveSection(admin, 'components.privacy', { ...PRIVACY, services: [] })
  expect(await state(before)).toMatchObject({
    accepted: { youtube: false },
    show_consent_dialog: true,
  })
  await saveSection(admin, 'components.privacy', PRIVACY)
  expect((await state(before)).accepted.youtube).toBe(true)
})

test('page bytes and headers are the same for every visitor, and name nobody else', async () => {
  const { version } = await state()
  const signedIn = await app.as('user')
  await app.guest.get('/fremdes')
  const [guest, agreed, user] = await Promise.all([
    app.guest.get('/fremdes'),
    app.guest.get('/fremdes', { cookie: cookieOf(consent(version, 'youtube', 'lens')) }),
    signedIn.get('/fremdes'),
  ])
  const whole = ({ status, text, headers }: Answer) => {
    const named = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
    return JSON.stringify([status, text, named])
  }
  expect(whole(agreed)).toBe(whole(guest))
  expect(whole(user)).toBe(whole(guest))
  expect(policyOf(guest)).toContain("frame-src 'self'")
  expect(policyOf(guest)).not.toMatch(/https?:|youtube|lens/)
  expect(guest.text).not.toMatch(/(?:src|srcset|poster)="(?:https?:)?\/\//)
})

test('a frame waits for consent, calls nobody before and its service alone after', async () => {
  const { version } = await state()
  const [film = '', picture = '', own = ''] = await framesOn('/fremdes')
  expect(film).toMatch(/^\/embed\/youtube\/[\w-]{24}$/)
  const asking = await app.guest.get(film)
  expect(asking.headers.get('cache-control')).toBe('private, no-store')
  expect(asking.text).not.toContain('youtube-nocookie.com')
  expect(policyOf(asking)).not.toMatch(/youtube|google|lens/)
  const agreed = cookieOf(consent(version, 'youtube'))
  const playing = await app.guest.get(film, { cookie: agreed })
  expect(playing.text).toContain('src="https://www.youtube-nocookie.com/embed/abc_DEF-123"')
  expect(policyOf(playing)).toContain('frame-src www.youtube-nocookie.com')
  expect(policyOf(playing)).not.toContain('lens')
  expect((await app.guest.get(picture, { cookie: agreed })).text).not.toContain('lens.example')
  expect((await app.guest.get(own)).text).toContain('<b>Eigenes</b>')
  expect(policyOf(await app.guest.get(own))).toContain('sandbox')
})

test('once loads it this time, always is a decision; both only for the list that was shown', async () => {
  const { version } = await state()
  const [film = ''] = await framesOn('/fremdes')
  const once = await post(film, { choice: 'once', version })
  expect([once.status, cookiesSet(once)]).toEqual([200, []])
  expect(once.text).toContain('youtube-nocookie.com/embed/')
  const kept = cookieOf(consent(version, 'lens'))
  const always = await post(film, { choice: 'always', version }, kept)
  expect([always.status, always.headers.get('location')]).toEqual([303, film])
  expect(cookiesSet(always)[0]).toContain(consent(version, 'youtube', 'lens'))
  const old = await post(film, { choice: 'once', version: 'ffff' })
  expect(old.text).not.toContain('youtube-nocookie.com/embed/')
  const elsewhere = await app.guest.raw(film, {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `choice=once&version=${version}`,
  })
  expect(elsewhere.status).toBe(403)
})

test('no address leads through the door, only what we stored', async () => {
  const { version } = await state()
  const cookie = cookieOf(consent(version, 'youtube', 'lens', 'google_analytics'))
  const [film = ''] = await framesOn('/fremdes')
  const ref = film.split('/').at(-1) ?? ''
  for (const path of [
    '/embed/youtube/https%3A%2F%2Fevil.example',
    '/embed/youtube/%2F%2Fevil.example',
    '/embed/youtube/setting',
    `/embed/lens/${ref}`,
    `/embed/youtube/${ref.slice(1)}A`,
    `/embed/youtube/${ref}?url=https://evil.example&next=//evil.example`,
    `/embed/google_analytics/${ref}`,
  ]) {
    const answer = await app.guest.get(path, { cookie })
    const isOpen = /<iframe|evil\.example"/.test(answer.text) || /evil/.test(policyOf(answer))
    expect([path, isOpen]).toEqual([path, path.includes('?')])
    // Another spelling of the same address may lead to the usual one, never away from here.
    expect([path, answer.headers.get('location') ?? '/']).toEqual([
      path,
      expect.stringMatching(/^\/(?![/\\])/),
    ])
    expect([path, answer.text.includes('evil')]).toEqual([path, false])
    expect([200, 301, 404]).toContain(answer.status)
  }
})

test('a measuring service exists only after a yes, in a frame without our origin', async () => {
  const { version } = await state()
  const path = '/embed/google_analytics/setting'
  const before = await app.guest.get(path)
  expect([before.status, cookiesSet(before), before.text.includes('gtag')]).toEqual([
    404,
    [],
    false,
  ])
  const cookie = cookieOf(consent(version, 'google_analytics'))
  const after = await app.guest.get(path, { cookie })
  expect(after.text).toContain("gtag('consent','update',{analytics_storage:'granted'})")
  expect(policyOf(after)).toMatch(/script-src 'sha256-[^']+' www\.googletagmanager\.com/)
  expect(policyOf(after)).not.toContain('allow-same-origin')
  expect(cookiesSet(after)[0]).toMatch(/^_ga=[\d.]+; Path=\/; .*HttpOnly/)
  const page = await app.guest.get('/')
  expect(page.text).toContain(`data-consent="${version}"`)
  expect(page.text).toContain('data-measure="google_analytics"')
})

test('every page leads to the consents, and no page may take the word embed', async () => {
  for (const path of ['/', '/fremdes', '/Impressum', '/gibt-es-nicht'])
    expect((await app.guest.get(path)).text).toContain(`href="${FORM}"`)
  expect((await app.guest.get('/en')).text).toContain('href="/en/privacy/consents"')
  const taken = await admin.post('/api/v0/page/', { title: 'Embed', slug: 'embed' })
  expect(taken.status).toBe(409)
})

test('a house that uses nothing asks nobody and loads no script for it', async () => {
  await sql`delete from privacy_consents`.execute(app.services.db)
  await saveSection(admin, 'components.privacy', {})
  expect((await app.guest.get('/fremdes')).text).not.toContain('data-consent')
  expect(await state()).toMatchObject({ accepted: {}, show_consent_dialog: false })
  expect(await framesOn('/fremdes')).toHaveLength(2)
  // The way stays: whoever agreed before can still take it back.
  expect((await app.guest.get('/fremdes')).text).toContain(`href="${FORM}"`)
  const form = await app.guest.get(FORM)
  expect([form.status, form.text.includes('data-consent-form')]).toEqual([200, false])
  await saveSection(admin, 'components.privacy', { features: { stripe: true } })
  expect((await state()).show_consent_dialog).toBe(false)
  await saveSection(admin, 'components.privacy', PRIVACY)
})

test('an owner may have everybody told that nothing asks', async () => {
  await saveSection(admin, 'components.privacy', { dialog: 'always' })
  expect(await state()).toMatchObject({ accepted: {}, show_consent_dialog: true })
  const { text } = await app.guest.get(FORM)
  expect(text.match(/<button[^>]+name="choice"[^>]*>/g)).toHaveLength(1)
  expect(text).toContain('Verstanden')
  const [, version = ''] = /name="version" value="([^"]+)"/.exec(text) ?? []
  const kept = await post(FORM, { choice: 'none', version })
  expect(cookiesSet(kept).join()).toContain('kontor_consent=')
  await saveSection(admin, 'components.privacy', PRIVACY)
})

test('visitors read about a service in their language, with names of countries', async () => {
  await saveSection(admin, 'components.privacy', { features: { facebook_pixel: true } })
  const [german, english] = await Promise.all([
    app.guest.get('/Datenschutz'),
    app.guest.get('/en/privacy'),
  ])
  expect(german.text).toContain('Meta-Pixel')
  expect(german.text).toContain('<dd>Irland, Vereinigte Staaten</dd>')
  expect(english.text).toContain('Meta Pixel')
  expect(english.text).toContain('<dd>Ireland, United States</dd>')
  await saveSection(admin, 'components.privacy', PRIVACY)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#tests/caller.ts'
import { grantMembers, pageClient, paragraph, ROOT } from './test-pages.ts'
import { startPagesApp } from './test-pages-app.ts'

const { app, admin, make, live, save, publish, draft, update } = await startPagesApp()
afterAll(() => app.close())

/** Pages nobody outside may meet, each with a word that occurs nowhere else. */
const HIDDEN = {
  draft: 'geheimwort-entwurf',
  offline: 'geheimwort-offline',
  scheduled: 'geheimwort-geplant',
  trash: 'geheimwort-papierkorb',
  changes: 'geheimwort-neufassung',
  signedIn: 'geheimwort-angemeldet',
  roles: 'geheimwort-rollen',
  password: 'geheimwort-passwort',
}
const ids: Record<string, string> = {}

beforeAll(async () => {
  const write = async (name: keyof typeof HIDDEN, more: object = {}) => {
    const page = await make(`Seite ${name}`, { slug: `seite-${name}`, ...more })
    await save(page._id, { blocks: [paragraph('a', HIDDEN[name])] })
    ids[name] = page._id
    return page._id
  }
  await write('draft')
  await publish(await write('offline'))
  await admin.post(`${ROOT}/${ids.offline}/unpublish`, { lang: 'de' })
  const { revision } = await draft(await write('scheduled'))
  const publish_at = '2099-01-01T00:00'
  await admin.post(`${ROOT}/${ids.scheduled}/schedule`, { lang: 'de', revision, publish_at })
  await publish(await write('trash'))
  await admin.remove(`${ROOT}/${ids.trash}?redirect_to=gone`)
  ids.changes = (await live('Offen', { slug: 'offen' }))._id
  await save(ids.changes, { blocks: [paragraph('a', HIDDEN.changes)] })
  await publish(await write('signedIn', { access: { kind: 'signed-in' } }))
  await publish(await write('roles', { access: { kind: 'roles', roles: ['member'] } }))
  const password = { kind: 'password', password: 'eiche-natur' }
  await publish(await write('password', { access: password }))
})

/** Everything a visitor can reach: all pages by name, what they link to, sitemap, 404. */
async function crawl(caller: Caller): Promise<string> {
  const names = [...Object.keys(HIDDEN).map((name) => `/seite-${name}`), '/offen']
  const news = ['/News', '/en/news', '/News/feed.xml', '/News/atom.xml']
  const queue = ['/', '/en', '/sitemap.xml', '/robots.txt', '/nichts', ...news, ...names]
  const seen = new Set<string>()
  let all = ''
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { text } = await caller.get(path)
    all += text
    for (const [, href] of text.matchAll(/(?:href="|<loc>[^<]*\/\/[^/<]+)(\/[^"<#?]*)/g))
      if (href && !/^\/(assets|download|api|admincenter)/.test(href)) queue.push(href)
  }
  return all
}

test.each([
  ['guest', []],
  ['user', ['signedIn']],
  ['member', ['signedIn', 'roles']],
  ['admin', ['signedIn', 'roles', 'password']],
] as const)(
  'a %s meets only what is meant for them, before and after others did',
  async (role, open) => {
    await crawl(admin)
    const caller = role === 'guest' ? app.guest : await app.as(role)
    const all = await crawl(caller)
    const met = Object.entries(HIDDEN).flatMap(([name, word]) => (all.includes(word) ? [name] : []))
    expect(met).toEqual(open)
    const silent = ['draft', 'offline', 'scheduled', 'trash', 'signedIn', 'roles'] as const
    const named = silent.filter((name) => all.includes(`Seite ${name}`))
    expect(named).toEqual(open.filter((name) => name !== 'password'))
    const sitemap = await caller.get('/sitemap.xml')
    expect(sitemap.text).toContain('/offen')
    expect(sitemap.text).not.toContain('/seite-')
    for (const name of open) {
      const { headers } = await caller.get(`/seite-${name}`)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  },
)

test('a guest is asked to sign in, a stranger is told nothing', async () => {
  const asked = await app.guest.get('/seite-roles')
  expect([asked.status, asked.headers.get('location')]).toEqual([302, '/login?next=%2Fseite-roles'])
  const stranger = await app.as('user')
  expect((await stranger.get('/seite-roles')).status).toBe(404)
})

test('a member without rights passes no door, front or side', async () => {
  const member = await app.as('member')
  const id = ids.draft ?? ''
  const answers = [
    await member.get(`${ROOT}/`),
    await member.get(`${ROOT}/${id}`),
    await member.get(`${ROOT}/${id}/draft`),
    await member.get(`${ROOT}/${id}/versions`),
    await member.get(`${ROOT}/${id}/compare?from=draft&to=draft`),
    await member.get(`${ROOT}/${id}/references`),
    await member.post('/api/v0/batch/page/', { ids: [id] }),
    await member.post('/api/v0/search/page/', { search: 'seite' }),
    await member.post('/api/v1/page/getPageData', {}),
    await member.post(`${ROOT}/${id}/duplicate`, {}),
    await member.post(`${ROOT}/${id}/preview`, { lang: 'de' }),
    await member.put(`${ROOT}/${id}/draft`, { lang: 'de', revision: 2, blocks: [] }),
    await member.put(`${ROOT}/`, { _id: id, version: 1, title: 'Gekapert' }),
    await member.post(`${ROOT}/${id}/publish`, { lang: 'de', revision: 2 }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  expect(answers.map(({ text }) => text).join()).not.toContain('geheimwort')
})

test('whoever may edit but not publish changes nothing visitors see', async () => {
  await grantMembers(admin, { pages: ['view', 'edit', 'create'] })
  const member = await app.as('member')
  const { make: makeAs, save: saveAs } = pageClient(member)
  const page = await makeAs('Vom Mitarbeiter')
  expect((await saveAs(page._id, { fields: { title: 'Neu' } })).status).toBe(200)
  const path = `${ROOT}/${page._id}`
  expect((await member.post(`${path}/publish`, { lang: 'de', revision: 2 })).status).toBe(403)
  const offline = { _id: page._id, version: 1, offline: false }
  expect((await member.put(`${ROOT}/`, offline)).status).toBe(403)
  expect((await member.remove(path)).status).toBe(403)
  const html = { id: 'h', type: 'html', props: { html: '<b>x</b>' } }
  const locked = await saveAs(page._id, { blocks: [html] })
  expect([locked.status, locked.json.code]).toEqual([403, 'locked-block'])
})

test('"content only" changes texts and pictures, never the layout', async () => {
  await grantMembers(admin, { 'pages-content': ['edit'] })
  const member = await app.as('member')
  const { save: saveAs } = pageClient(member)
  const page = await live('Inhalt', { slug: 'inhalt' })
  const blocks = [
    paragraph('a', 'Alt'),
    { id: 'b', type: 'heading', props: { text: 'H', level: 2 } },
  ]
  await save(page._id, { blocks })
  const write = (changed: object[], fields = {}) =>
    saveAs(page._id, { blocks: changed, fields: { title: 'Neuer Titel', ...fields } })
  const [first, second] = [paragraph('a', 'Neu'), blocks[1] ?? {}]
  expect((await write([first, second])).status).toBe(200)
  const refused = [
    await write([second, first]),
    await write([first]),
    await write([first, second, paragraph('c', 'Mehr')]),
    await write([{ ...first, attrs: { size: { lg: 6 } } }, second]),
    await write([first, { ...second, props: { text: 'H', level: 3 } }]),
    await write([first, second], { slug: 'anders' }),
  ]
  expect(refused.map(({ json }) => json.code)).toEqual(refused.map(() => 'layout'))
  expect((await member.get(`${ROOT}/`)).status).toBe(403)
  expect((await member.post(`${ROOT}/${page._id}/discard`, {})).status).toBe(403)
})

test('a page that was public is out of the cache the moment it is closed', async () => {
  const page = await live('Eben noch', { slug: 'eben-noch' })
  expect((await app.guest.get('/eben-noch')).status).toBe(200)
  await update(page._id, { access: { kind: 'signed-in' } })
  expect((await app.guest.get('/eben-noch')).status).toBe(302)
})

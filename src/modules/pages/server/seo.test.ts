import { afterAll, expect, test } from 'vitest'
import { listBrokenLinks } from '../addresses/link.calls.ts'
import { StaffPlace } from '../staff/staff.calls.ts'
import { grantMembers, paragraph, ROOT, saveSection } from './test-pages.ts'
import { startPagesApp } from './test-pages-app.ts'

const { app, admin, live, make, save, publish, update } = await startPagesApp()
afterAll(() => app.close())

const textAt = async (path: string) => (await app.guest.get(path)).text
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, one]) => one)

test('every live page has a title of its own, address, description, picture, languages and valid JSON-LD', async () => {
  await saveSection(admin, 'meta', { title: 'Holm', og_image: '/icon.svg', description: '' })
  const top = await live('Leistungen')
  await save(top._id, {
    blocks: [paragraph('a', 'Küchen, Tische und Treppen von {{business.name}}.')],
  })
  await save(top._id, { fields: { title: 'Services' } }, 'en')
  await publish(top._id)
  await publish(top._id, 'en')
  const child = await live('Treppen', { parent_page: top._id })
  await save(child._id, { fields: { meta_description: 'Treppen aus Esche.' } })
  await publish(child._id)
  const hidden = await live('Danke')
  await save(hidden._id, { fields: { noindex: true } })
  await publish(hidden._id)
  await live('Nur für uns', { access: { kind: 'signed-in' } })
  await make('Nur ein Entwurf')
  const addresses = found(await textAt('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g)
  const paths = addresses.map((url) => new URL(url ?? '').pathname)
  expect(paths).toEqual(
    expect.arrayContaining(['/leistungen', '/en/services', '/leistungen/treppen']),
  )
  for (const absent of ['/danke', '/nur-fuer-uns', '/nur-ein-entwurf'])
    expect(paths).not.toContain(absent)
  const titles = new Set<string>()
  for (const [at, path] of paths.entries()) {
    const html = await textAt(path)
    const [own = ''] = found(html, /<title>([^<]+)<\/title>/g)
    const title = `${found(html, /<html lang="(\w+)"/g)[0]}: ${own}`
    expect(titles.has(title), `${path}: ${title}`).toBe(false)
    titles.add(title)
    expect(found(html, /rel="canonical" href="([^"]+)"/g), path).toEqual([addresses[at]])
    expect(found(html, /property="og:image" content="([^"]+)"/g), path).toHaveLength(1)
    for (const json of found(html, /ld\+json">(.*?)<\/script>/g))
      expect(JSON.parse(json ?? ''), path).toMatchObject({ '@context': 'https://schema.org' })
  }
  const german = await textAt('/leistungen')
  expect(found(german, /name="description" content="([^"]+)"/g)).toEqual([
    'Küchen, Tische und Treppen von Meine Website.',
  ])
  expect(found(german, /rel="alternate" hrefLang="([\w-]+)"/gi)).toEqual(['de', 'en', 'x-default'])
  expect(await textAt('/leistungen/treppen')).toContain('Treppen aus Esche.')
})

test('the whole site leaves search engines with one switch, and owners prove themselves', async () => {
  await live('Kontaktseite')
  const robots_lines = 'User-agent: GPTBot\r\nDisallow: /'
  await saveSection(admin, 'meta', { verify_google: 'abc-123_X', verify_bing: 'B1', robots_lines })
  const page = await textAt('/kontaktseite')
  expect(page).toContain('<meta name="google-site-verification" content="abc-123_X"/>')
  expect(page).toContain('<meta name="msvalidate.01" content="B1"/>')
  expect(await textAt('/robots.txt')).toMatch(/Sitemap: .*\n\nUser-agent: GPTBot\nDisallow: \/\n$/)
  const wrong = await admin.put('/api/v0/config/', {
    name: 'meta',
    value: { verify_google: '"><script>' },
    version: 2,
  })
  expect(wrong.status).toBe(400)
  await saveSection(admin, 'meta', { is_indexed: false })
  expect(await textAt('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(await textAt('/kontaktseite')).toContain('<meta name="robots" content="noindex"/>')
  expect(await textAt('/sitemap.xml')).not.toContain('<loc>')
  await saveSection(admin, 'meta', {})
})

test('links and pictures that lead nowhere are listed with where they stand', async () => {
  const target = await live('Wegweiser')
  const from = await live('Startpunkt')
  const missing = '01890000-0000-7000-8000-00000000dead'
  const picture = { id: 'p', type: 'image', v: 1, props: { file: missing } }
  const link = { to: 'page', page: target._id }
  const button = { id: 'b', type: 'button', v: 1, props: { buttons: [{ label: 'Hin', link }] } }
  await save(from._id, { blocks: [picture, button] })
  await publish(from._id)
  const broken = async () => {
    const answer = await admin.get('/api/v0/page/broken_links/')
    const { items } = answer.parse(listBrokenLinks.reply)
    return items.filter(({ _id }) => _id === from._id).map((item) => item.target)
  }
  expect(await broken()).toMatchObject([{ kind: 'file', _id: missing, fault: 'missing' }])
  await admin.post(`${ROOT}/${target._id}/unpublish`, { lang: 'de' })
  expect(await broken()).toContainEqual({
    kind: 'page',
    _id: target._id,
    title: 'Wegweiser',
    fault: 'offline',
  })
  await admin.remove(`${ROOT}/${target._id}?redirect_to=gone`)
  expect(await broken()).toContainEqual(expect.objectContaining({ fault: 'trashed' }))
})

test('staff learn how the page at an address stands, as far as they may', async () => {
  const page = await live('Werkstatt')
  const at = (path: string) => `/api/v0/page/at/?path=${encodeURIComponent(path)}`
  const [user, member] = [await app.as('user'), await app.as('member')]
  const statuses = [app.guest, user, member].map(async (who) => (await who.get(at('/'))).status)
  expect(await Promise.all(statuses)).toEqual([401, 403, 403])
  const ask = async (who: typeof admin, path: string) => (await who.get(at(path))).parse(StaffPlace)
  expect(await ask(admin, '/Werkstatt/')).toMatchObject({
    page: { _id: page._id, lang: 'de', status: 'live', hasChanges: false },
    canEdit: true,
    hasFacebook: false,
    modules: expect.arrayContaining(['pages', 'files']),
  })
  await save(page._id, { fields: { title: 'Neue Werkstatt' } })
  expect((await ask(admin, '/werkstatt')).page?.hasChanges).toBe(true)
  expect((await ask(admin, '/Impressum')).page).toBeNull()
  await grantMembers(admin, { 'pages-content': ['edit'] })
  expect(await ask(member, '/werkstatt')).toMatchObject({ page: { _id: page._id }, canEdit: true })
  await grantMembers(admin, { pages: ['view'] })
  expect(await ask(member, '/werkstatt')).toMatchObject({ canEdit: false })
  const fb = { page_access_token: 'geheim' }
  await saveSection(await app.steppedUp('admin'), 'components.social', { fb })
  expect((await ask(admin, '/')).hasFacebook).toBe(true)
  expect(JSON.stringify(await ask(admin, '/'))).not.toContain('geheim')
  await update(page._id, { access: { kind: 'roles', roles: ['admin'] } })
  expect((await ask(admin, '/werkstatt')).page?._id).toBe(page._id)
})

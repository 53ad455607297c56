import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listAudit } from '#kernel/contract/admin/audit.ts'
import { grantMembers, paragraph } from '#modules/pages/server/test-pages.ts'
import { EntryItems, EntryList } from '../contract-entry.ts'
import { entryClient, one, openNewsroom, ROOT } from './test-entries.ts'

const room = await openNewsroom()
const { app, admin, db, make, read, draft, step, save, update, live, status } = room
afterAll(() => app.close())

const link = (url: string) => ({ label: 'Mehr', link: { to: 'url', url } })

test('a new entry is called Titel, has placeholder content and is nowhere to be seen', async () => {
  const entry = await make()
  expect(entry).toMatchObject({ title: 'Titel', slug: 'titel', type: 'news', status: 'draft' })
  expect(JSON.stringify(entry.content)).toContain('Ersetzen Sie diesen Text')
  expect((await make({ lang: 'en' })).title).toBe('Title')
  expect((await make()).slug).toBe('titel-2')
  expect(await status('/News/titel')).toBe(404)
})

test('every field of an entry is kept and comes back, with the files it names', async () => {
  const given = {
    title: 'Alles dabei',
    summary: 'Kurz gesagt',
    content: [paragraph('a', 'Der Inhalt')],
    links: [link('https://example.org/mehr')],
    tags: ['Möbel & Küchen'],
    publish_date: '2026-03-04T05:06:00.000Z',
    date: '2026-04-01',
    type: 'event',
    author: 'Maren Holm',
  }
  const { _id } = await make(given)
  const answer = await admin.get(`${ROOT}/${_id}`)
  expect(one(answer)).toMatchObject(given)
  expect(answer.json.file).toEqual([])
  const changed = await update(_id, { title: 'Fast alles', media: [], date: null })
  expect(one(changed)).toMatchObject({ title: 'Fast alles', date: null, type: 'event' })
  const history = (await admin.get(`/api/v0/audit/?noun=entry&id=${_id}`)).parse(listAudit.reply)
  const [record] = history.items.filter(({ action }) => action === 'update')
  expect([record?.before, record?.after]).toEqual([{ date: '2026-04-01' }, { date: null }])
})

test('the list answers with two entries, the latest publish date first, unless told otherwise', async () => {
  for (const day of ['2031-01-03', '2031-01-01', '2031-01-02'])
    await make({ title: `Tag ${day}`, publish_date: `${day}T00:00:00.000Z`, tags: ['Reihe'] })
  const list = (await admin.get(`${ROOT}/?tag=reihe`)).parse(EntryList)
  expect(list.entry.map(({ title }) => title)).toEqual(['Tag 2031-01-03', 'Tag 2031-01-02'])
  expect([list.numItems, list.entry[0]?.content.length]).toEqual([3, 1])
  const body = { tag: 'reihe', sort: 'title', limit: 2 }
  const first = (await admin.post('/api/v1/entry/getPageData', body)).parse(EntryItems)
  const rest = await admin.post('/api/v1/entry/getPageData', { ...body, cursor: first.next })
  const titles = [...first.entry, ...rest.parse(EntryItems).entry].map(({ title }) => title)
  expect(titles).toEqual(['Tag 2031-01-01', 'Tag 2031-01-02', 'Tag 2031-01-03'])
  const found = await admin.post('/api/v0/search/entry/', { search: '01-02' })
  expect(found.parse(EntryItems).entry).toHaveLength(1)
  const batch = await admin.post('/api/v0/batch/entry/', { ids: list.entry.map(({ _id }) => _id) })
  expect(batch.json.entry).toHaveLength(2)
})

test('what was written before a field was there reads, saves and goes live as if it were empty', async () => {
  const content = [paragraph('a', 'Von früher')]
  const { _id } = await live('Ohne Medien', { content })
  await sql`
    update entry_contents set draft = (draft::jsonb - 'media')::json,
      live = (live::jsonb - 'media')::json where entry_id = ${_id}::uuid`.execute(db)
  expect(await read(_id)).toMatchObject({ media: [], content })
  expect(await status('/News/ohne-medien')).toBe(200)
  expect((await save(_id, { blocks: content })).json.hasChanges).toBe(false)
  await sql`
    update entry_contents set draft = (draft::jsonb - 'media')::json, has_changes = true
    where entry_id = ${_id}::uuid`.execute(db)
  expect((await step(_id, 'publish')).status).toBe(200)
  await sql`
    update entry_versions set fields = (fields::jsonb - 'media')::json
    where entry_id = ${_id}::uuid`.execute(db)
  const { revision } = await draft(_id)
  const back = await admin.post(`${ROOT}/${_id}/versions/1/restore`, { lang: 'de', revision })
  expect(back.json).toMatchObject({ fields: { media: [] } })
})

test('an old version or revision is refused with what is stored now', async () => {
  const { _id, version } = await make({ title: 'Zwei schreiben' })
  const { revision } = await draft(_id)
  await save(_id, { fields: { title: 'Die erste war schneller' } })
  const late = { lang: 'de', revision, fields: { title: 'Zu spät' } }
  const refused = await admin.put(`${ROOT}/${_id}/draft`, late)
  expect([refused.status, refused.json.code]).toEqual([409, 'stale'])
  expect(refused.json).toMatchObject({
    current: { fields: { title: 'Die erste war schneller' } },
    yours: { fields: { title: 'Zu spät' } },
  })
  const old = await admin.put(`${ROOT}/${_id}`, { version, title: 'Auch zu spät' })
  expect([old.status, old.json.code]).toEqual([409, 'stale'])
  expect((await read(_id)).title).toBe('Die erste war schneller')
})

test('an address that was live leads to its entry for ever and to no other', async () => {
  const entry = await live('Erster Name')
  expect(await status('/News/erster-name')).toBe(200)
  await save(entry._id, { fields: { slug: 'zweiter-name' } })
  expect(await status('/News/erster-name')).toBe(200)
  await step(entry._id, 'publish')
  const old = await app.guest.raw('/news/Erster-Name', { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/News/zweiter-name'])
  const clash = await admin.post(`${ROOT}/`, { title: 'Anderer', slug: 'erster-name' })
  expect([clash.status, clash.json.code, clash.json.suggestion]).toEqual([
    409,
    'address-taken',
    'erster-name-2',
  ])
  expect((await make({ title: '2026' })).slug).toBe('2026-2')
})

test('every publish is a version that comes back as a draft; review and preview work', async () => {
  const { _id } = await live('Fassungen', { content: [paragraph('a', 'eins')] })
  await save(_id, { blocks: [paragraph('a', 'zwei')] })
  await step(_id, 'review', { note: 'bitte' })
  expect((await draft(_id)).status).toBe('review')
  await step(_id, 'publish')
  expect((await admin.get(`${ROOT}/${_id}/versions`)).json.numItems).toBe(2)
  expect((await step(_id, 'versions/1/restore')).status).toBe(200)
  expect(JSON.stringify((await draft(_id)).blocks)).toContain('eins')
  const sides = await admin.get(`${ROOT}/${_id}/compare?from=draft&to=live`)
  expect(JSON.stringify(sides.json.to)).toContain('zwei')
  const preview = await admin.post(`${ROOT}/${_id}/preview`, { lang: 'de' })
  const path = new URL(String(preview.json.url)).pathname
  const seen = await app.guest.get(path)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(seen.text).toContain('eins')
  await admin.remove(`${ROOT}/${_id}/preview`)
  expect(await status(path)).toBe(404)
})

test('deleting hides an entry, restoring brings it back, emptying the trash ends it', async () => {
  const { _id } = await live('Kommt und geht')
  expect((await admin.remove(`${ROOT}/?_id=${_id}`)).json.ids).toEqual([_id])
  expect(await status('/News/kommt-und-geht')).toBe(404)
  expect((await update(_id, { title: 'Nein' })).json.code).toBe('in-trash')
  expect((await admin.post(`${ROOT}/${_id}/restore`, undefined)).status).toBe(200)
  expect(await status('/News/kommt-und-geht')).toBe(200)
  const purge = () => admin.post('/api/v0/batch/entry/purge/', { ids: [_id] })
  expect((await purge()).json).toEqual({ ids: [] })
  const other = await live('Geht gleich')
  await admin.post('/api/v0/batch/entry/remove/', { ids: [_id, other._id] })
  const purged = await admin.post('/api/v0/batch/entry/purge/', { ids: [other._id] })
  expect(purged.json).toEqual({ ids: [other._id] })
  expect((await admin.post(`${ROOT}/trash/empty`, undefined)).json.ids).toContain(_id)
  expect((await admin.get(`${ROOT}/${_id}`)).status).toBe(404)
})

test('guests and users may do nothing; members what the matrix grants', async () => {
  const { _id } = await live('Rechte')
  const user = await app.as('user')
  const member = await app.as('member')
  for (const [caller, refusal] of [
    [app.guest, 401],
    [user, 403],
    [member, 403],
  ] as const) {
    expect((await caller.get(`${ROOT}/`)).status).toBe(refusal)
    expect((await caller.post(`${ROOT}/`, { title: 'Nein' })).status).toBe(refusal)
    expect((await caller.remove(`${ROOT}/${_id}`)).status).toBe(refusal)
  }
  await grantMembers(admin, { entries: ['view', 'create', 'edit'] })
  const theirs = entryClient(member)
  const made = await theirs.make({ title: 'Vom Mitglied' })
  expect((await theirs.update(made._id, { title: 'Verbessert' })).status).toBe(200)
  const refused = await theirs.step(made._id, 'publish')
  expect([refused.status, refused.json]).toMatchObject([403, { code: 'C100' }])
  expect((await member.remove(`${ROOT}/${made._id}`)).status).toBe(403)
})

test('a page says which entries point to it', async () => {
  const page = await admin.post('/api/v0/page/', { title: 'Ziel' })
  const target = String(JSON.stringify(page.json).match(/"_id":"([^"]+)"/)?.[1])
  const links = [{ label: 'Zum Ziel', link: { to: 'page', page: target } }]
  const { _id } = await live('Zeigt dorthin', { links })
  const { json } = await admin.get(`/api/v0/page/${target}/references`)
  expect(json.references).toMatchObject([
    { noun: 'entry', _id, title: 'Zeigt dorthin', link: `entries/edit/${_id}`, isLive: true },
  ])
  await admin.remove(`${ROOT}/${_id}`)
  expect((await admin.get(`/api/v0/page/${target}/references`)).json.references).toEqual([])
})

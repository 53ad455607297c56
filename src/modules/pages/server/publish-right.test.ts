import { afterAll, beforeEach, expect, test } from 'vitest'
import { entryClient } from '#modules/entries/server/test-entries.ts'
import { one as fileOf, png, send } from '#modules/files/server/test-files.ts'
import type { Answer } from '#tests/caller.ts'
import { grantMembers, pageClient, paragraph, ROOT } from './test-pages.ts'
import { startPagesApp } from './test-pages-app.ts'

const { app, admin, make, live, draft, read } = await startPagesApp()
afterAll(() => app.close())

const BUT_PUBLISH = ['view', 'create', 'edit', 'delete']
await grantMembers(admin, {
  pages: BUT_PUBLISH,
  entries: BUT_PUBLISH,
  files: BUT_PUBLISH,
  redirects: BUT_PUBLISH,
})
const member = await app.as('member')
const editor = pageClient(member)

const refusal = ({ status, json }: Answer) => [status, json.code]
const REFUSED = [403, 'C100']
const guestGets = async (path: string) => (await app.guest.get(path)).status

beforeEach(async () => {
  await app.services.db.deleteFrom('rate_limits').execute()
})

test('an editor without the right to publish cannot open a closed live page', async () => {
  const page = await live('Intern', { slug: 'intern', access: { kind: 'signed-in' } })
  const opened = await editor.update(page._id, { access: { kind: 'public' } })
  expect(refusal(opened)).toEqual(REFUSED)
  expect(opened.json.message).toMatch(/sehen darf.*veröffentlichen/)
  expect(await guestGets('/intern')).toBe(302)
  const kept = await editor.update(page._id, { access: { kind: 'signed-in' }, tags: ['intern'] })
  expect(kept.status).toBe(200)
})

test('an editor without the right to publish cannot close an open live page', async () => {
  const page = await live('Offen', { slug: 'offen' })
  const { version } = await read(page._id)
  const body = { _id: page._id, version, access: { kind: 'password', password: 'eiche-natur' } }
  const closed = await member.put(`${ROOT}/`, body, { 'accept-language': 'en' })
  expect(refusal(closed)).toEqual(REFUSED)
  expect(await guestGets('/offen')).toBe(200)
})

test('a page that goes live by its schedule keeps who may see it; a draft is the editor’s', async () => {
  const page = await make('Bald', { slug: 'bald', access: { kind: 'signed-in' } })
  const open = { access: { kind: 'public' } }
  expect((await editor.update(page._id, open)).status).toBe(200)
  const { revision } = await draft(page._id)
  const at = { lang: 'de', revision, publish_at: '2099-01-01T00:00' }
  await admin.post(`${ROOT}/${page._id}/schedule`, at)
  const closing = await editor.update(page._id, { access: { kind: 'signed-in' } })
  expect(refusal(closing)).toEqual(REFUSED)
  expect(refusal(await member.remove(`${ROOT}/${page._id}`))).toEqual(REFUSED)
})

test('an editor puts drafts anywhere, and live pages stay in order among each other', async () => {
  const [first, second] = [await live('Erste'), await live('Zweite')]
  const drafted = await editor.make('Dazwischen')
  const order = (ids: string[]) =>
    member.post(`${ROOT}/setOrder/`, {
      collection: ids.map((_id, at) => ({ _id, order: 100 + at, parent_page: null })),
    })
  expect((await order([first._id, drafted._id, second._id])).status).toBe(200)
  expect(refusal(await order([second._id, drafted._id, first._id]))).toEqual(REFUSED)
  expect((await read(first._id)).order).toBe(100)
})

test('an editor deletes and restores drafts, and nothing that visitors know', async () => {
  const drafted = await editor.make('Nur ein Entwurf')
  expect((await member.remove(`${ROOT}/${drafted._id}`)).status).toBe(200)
  expect((await member.post(`${ROOT}/${drafted._id}/restore`, {})).status).toBe(200)
  const known = await live('Bekannt', { slug: 'bekannt' })
  expect(refusal(await member.remove(`${ROOT}/${known._id}?redirect_to=gone`))).toEqual(REFUSED)
  await admin.remove(`${ROOT}/${known._id}?redirect_to=gone`)
  expect(refusal(await member.post(`${ROOT}/${known._id}/restore`, {}))).toEqual(REFUSED)
  expect(await guestGets('/bekannt')).toBe(410)
})

test('a preview by whoever may not publish opens for staff alone', async () => {
  const page = await live('Vorschau', { slug: 'vorschau' })
  const open = await admin.post(`${ROOT}/${page._id}/preview`, { lang: 'de' })
  const inside = await member.post(`${ROOT}/${page._id}/preview`, { lang: 'de' })
  expect([open.json.isForStaff, inside.json.isForStaff]).toEqual([false, true])
  const [forAll, forStaff] = [open, inside].map(({ json }) => new URL(String(json.url)).pathname)
  expect(await guestGets(forAll ?? '')).toBe(200)
  expect(await guestGets(forStaff ?? '')).toBe(404)
  expect((await (await app.as('user')).get(forStaff ?? '')).status).toBe(404)
  expect((await member.get(forStaff ?? '')).status).toBe(200)
})

test('a preview of an entry by whoever may not publish opens for staff alone', async () => {
  const { _id } = await entryClient(admin).make({ title: 'Entwurf' })
  const inside = await member.post(`/api/v0/entry/${_id}/preview`, { lang: 'de' })
  const path = new URL(String(inside.json.url)).pathname
  expect([await guestGets(path), (await member.get(path)).status]).toEqual([404, 200])
})

test('the address of an entry’s draft leads nowhere until it is published', async () => {
  const news = entryClient(admin)
  const { _id } = await news.live('Nachricht', { slug: 'nachricht' })
  await news.save(_id, { fields: { slug: 'neue-nachricht' } })
  expect(await guestGets('/News/neue-nachricht')).toBe(404)
  await news.step(_id, 'publish')
  expect([await guestGets('/News/neue-nachricht'), await guestGets('/News/nachricht')]).toEqual([
    200, 301,
  ])
})

test('an editor changes files freely until visitors see them', async () => {
  const sent = { name: 'bild.png', bytes: await png(40, 20) }
  const { _id } = fileOf(await send(member, [sent]))
  const describe = async (alt: string) => {
    const { version } = fileOf(await member.get(`/api/v0/file/${_id}`))
    return member.put('/api/v0/file/', { _id, version, alt, altEn: alt })
  }
  expect((await describe('Ein Stuhl')).status).toBe(200)
  const page = await live('Mit Bild', { slug: 'mit-bild' })
  const blocks = [paragraph('a', 'Text'), { id: 'b', type: 'image', props: { file: _id } }]
  await editor.save(page._id, { blocks })
  expect((await describe('Ein Tisch')).status).toBe(200)
  await pageClient(admin).publish(page._id)
  expect(refusal(await describe('Etwas ganz anderes'))).toEqual(REFUSED)
  expect((await app.guest.get('/mit-bild')).text).toContain('Ein Tisch')
})

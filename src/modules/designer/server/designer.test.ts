import { afterAll, expect, test } from 'vitest'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { paragraph, startPagesApp } from '#modules/pages/server/test-pages-app.ts'
import { CanvasData } from '../contract.ts'
import { publishCheck } from '../contract-check.ts'
import { createSection, listSections, type SavedSection } from '../contract-sections.ts'
import { personal } from './personal.ts'
import { designerOf, ROOT } from './test-designer.ts'

const { app, admin, make, live, draft, save } = await startPagesApp()
const { merge } = designerOf(admin)
const member = await app.as('member')
afterAll(() => app.close())

const NOBODY = '019a0000-0000-7000-8000-00000000ffff'
const words = paragraph('words', 'Worte')
const canvas = (blocks: unknown, caller = admin) =>
  caller.post(`${ROOT}/canvas/`, { page: null, lang: 'de', blocks })

test('unsaved blocks are drawn with what the public page would load', async () => {
  const target = await live('Ziel', { slug: 'ziel' })
  const link = { to: 'page', page: target._id }
  const blocks = [
    { id: 'go', type: 'button', props: { buttons: [{ label: 'Hin', link }] } },
    { id: 'hours', type: 'opening-hours', props: {} },
    { id: 'half', type: 'image', props: { file: 'broken' } },
    { type: 'unknown', odd: true },
  ]
  const data = (await canvas(blocks)).parse(CanvasData)
  expect(data.links.pages[target._id]?.href).toBe('/ziel')
  expect(Object.keys(data.blocks)).toEqual(['hours'])
})

test('hostile blocks are refused and break nothing', async () => {
  let deep: unknown = 'x'
  for (let level = 0; level < 3000; level += 1) deep = [deep]
  const hostile = [{ type: 'section', props: { blocks: deep } }]
  expect((await canvas(hostile)).json).toMatchObject({ code: 'blocks' })
  expect((await canvas([{ type: 'text', props: { text: 'a\u0000b' } }])).status).toBe(422)
  expect((await canvas('blocks')).status).toBe(400)
  const { _id: page } = await make('Feindlich')
  const put = (changes: unknown) =>
    admin.put(`${ROOT}/draft/`, { page, lang: 'de', base: 1, changes })
  const loop = [{ parent: 'a', slot: 'blocks', before: [], after: ['a'] }]
  const after = { id: 'a', type: 'section', props: { blocks: [] } }
  expect((await put({ blocks: [{ key: 'a', before: null, after }], places: loop })).status).toBe(
    200,
  )
  const bad = { id: 'b', type: 'heading', props: { level: 9 } }
  expect(
    (await put({ blocks: [{ key: 'b', before: null, after: bad }], places: [] })).json,
  ).toMatchObject({ code: 'blocks' })
  expect((await put({ blocks: [], places: [], extra: 1 })).status).toBe(400)
  expect(
    (await put({ blocks: [{ key: '__proto__', before: null, after: words }], places: [] })).status,
  ).toBe(200)
  const lock = (block: string) => admin.post(`${ROOT}/lock/`, { page, lang: 'de', block })
  expect((await lock('a b')).status).toBe(400)
  expect((await lock('x'.repeat(61))).status).toBe(400)
  expect((await admin.post(`${ROOT}/lock/`, { page: NOBODY, lang: 'de', block: 'a' })).status).toBe(
    404,
  )
})

test('fields are merged one by one', async () => {
  const { _id: page } = await make('Felder')
  const put = (fields: object) => admin.put(`${ROOT}/draft/`, { page, lang: 'de', base: 1, fields })
  expect((await put({ before: { title: 'Felder' }, after: { title: 'Neu' } })).status).toBe(200)
  const other = { before: { meta_description: '' }, after: { meta_description: 'Kurz' } }
  expect((await put(other)).status).toBe(200)
  const clash = await put({ before: { title: 'Felder' }, after: { title: 'Anders' } })
  expect(clash.json).toMatchObject({
    code: 'conflict',
    fields: [{ name: 'title', current: 'Neu', yours: 'Anders' }],
  })
  expect((await draft(page)).fields).toMatchObject({ title: 'Neu', meta_description: 'Kurz' })
})

test('a language nobody wrote in yet begins with the first merge', async () => {
  const { _id: page } = await make('Zweisprachig')
  const answer = await merge({ page, lang: 'en', base: 0, before: [], after: [words] })
  expect(answer.json).toMatchObject({ revision: 1 })
  expect((await draft(page, 'en')).blocks).toEqual([words])
})

test('guests, users and members without a grant get nothing', async () => {
  const { _id: page } = await make('Geschützt')
  const body = { page, lang: 'de', base: 1 }
  for (const [caller, status] of [
    [app.guest, 401],
    [await app.as('user'), 403],
    [member, 403],
  ] as const) {
    expect((await caller.put(`${ROOT}/draft/`, body)).status).toBe(status)
    expect((await caller.post(`${ROOT}/presence/`, { page, lang: 'de', block: null })).status).toBe(
      status,
    )
    expect((await canvas([], { ...caller, userId: '' })).status).toBe(status)
    expect((await caller.get(`${ROOT}/section/`)).status).toBe(status)
  }
})

test('"content only" may draw, be present and write texts, but keep no sections', async () => {
  const { _id: page } = await make('Nur Texte')
  await save(page, { blocks: [words] })
  const { revision, blocks } = await draft(page)
  await grantMembers(admin, { 'pages-content': ['edit'] })
  expect((await canvas([words], member)).status).toBe(200)
  expect((await member.post(`${ROOT}/presence/`, { page, lang: 'de', block: null })).status).toBe(
    200,
  )
  const desk = designerOf(member)
  const at = { page, base: revision, before: blocks }
  expect((await desk.merge({ ...at, after: [paragraph('words', 'Neu')] })).status).toBe(200)
  const added = [...blocks, paragraph('more', 'Mehr')]
  expect((await desk.merge({ ...at, after: added })).json).toMatchObject({ code: 'layout' })
  const section = { title: 'Meins', blocks: [words] }
  expect((await member.post(`${ROOT}/section/`, section)).status).toBe(403)
  expect((await member.get(`${ROOT}/section/`)).status).toBe(200)
  await grantMembers(admin, {})
})

test('sections are kept, shared, and changed by their author or an admin', async () => {
  await grantMembers(admin, { pages: ['view', 'edit'] })
  const keep = async (part: object, caller = admin): Promise<SavedSection> => {
    const [made] = (await caller.post(`${ROOT}/section/`, part)).parse(createSection.reply).items
    if (!made) throw new Error('not kept')
    return made
  }
  const own = await keep({ title: 'Nur meins', blocks: [words] })
  const shared = await keep({ title: 'Für 100 % alle', scope: 'shared', blocks: [words] })
  const theirs = await keep({ title: 'Von Mitarbeit', scope: 'shared', blocks: [words] }, member)
  const list = async (caller: typeof admin, search = '') =>
    (await caller.get(`${ROOT}/section/?search=${encodeURIComponent(search)}`)).parse(
      listSections.reply,
    )
  expect((await list(member)).items.map(({ title }) => title)).toEqual([shared.title, theirs.title])
  expect((await list(admin, '100 %')).numItems).toBe(1)
  const at = (id: string) => `${ROOT}/section/${id}`
  expect((await member.get(at(own._id))).status).toBe(404)
  expect((await member.put(at(shared._id), { title: 'Meins', version: 1 })).status).toBe(403)
  expect((await admin.put(at(theirs._id), { title: 'Besser', version: 1 })).status).toBe(200)
  expect((await member.put(at(theirs._id), { title: 'Alt', version: 1 })).json).toMatchObject({
    code: 'stale',
    current: { title: 'Besser' },
  })
  const broken = { title: 'Kaputt', blocks: [{ type: 'heading', props: { level: 12 } }] }
  expect((await admin.post(`${ROOT}/section/`, broken)).status).toBe(422)
  expect((await admin.remove(at(own._id))).status).toBe(200)
  expect((await admin.get(at(own._id))).status).toBe(404)
  await grantMembers(admin, {})
})

test('sections are listed by title, one page after the other by key', async () => {
  for (const title of ['Reihe c', 'Reihe a', 'Reihe b'])
    await admin.post(`${ROOT}/section/`, { title, blocks: [words] })
  const walk = async (cursor = ''): Promise<string[]> => {
    const answer = await admin.get(`${ROOT}/section/?search=Reihe&limit=1${cursor}`)
    const { items, numItems, next } = answer.parse(listSections.reply)
    expect(numItems).toBe(3)
    const rest = next ? await walk(`&cursor=${next}`) : []
    return [...items.map(({ title }) => title), ...rest]
  }
  expect(await walk()).toEqual(['Reihe a', 'Reihe b', 'Reihe c'])
})

test('errors keep a draft from going live until an admin lets this revision pass', async () => {
  const { _id: page } = await make('Geprüft', { slug: 'geprueft' })
  const dead = { id: 'go', type: 'button', props: { buttons: [{ label: 'Wohin?' }] } }
  await save(page, { blocks: [words, dead] })
  const check = async () =>
    (await admin.post(`${ROOT}/check/`, { page, lang: 'de' })).parse(publishCheck.reply)
  const { revision, findings, mayPublish } = await check()
  expect(mayPublish).toBe(false)
  expect(findings[0]).toMatchObject({ rule: 'link-empty', severity: 'error', block: 'go' })
  const publish = (at: number) =>
    admin.post(`/api/v0/page/${page}/publish`, { lang: 'de', revision: at })
  expect((await publish(revision)).json).toMatchObject({ code: 'publish-check', findings })
  const late = { lang: 'de', revision, publish_at: '2099-01-01T08:00' }
  expect((await admin.post(`/api/v0/page/${page}/schedule`, late)).status).toBe(422)
  const override = (at: number, caller = admin) =>
    caller.post(`${ROOT}/check/override/`, { page, lang: 'de', revision: at, reason: 'Eilig' })
  expect((await override(revision, member)).status).toBe(403)
  expect((await override(revision - 1)).json).toMatchObject({ code: 'stale' })
  expect((await override(revision)).status).toBe(200)
  expect(await check()).toMatchObject({ mayPublish: true, isOverridden: true })
  await save(page, { blocks: [words, { ...dead, id: 'gone' }] })
  expect((await publish(revision + 1)).status).toBe(422)
  await override(revision + 1)
  expect((await publish(revision + 1)).status).toBe(200)
  const seen = { page, lang: 'de', revision: revision + 1, seen: ['color-contrast'] }
  expect((await admin.post(`${ROOT}/check/override/`, seen)).status).toBe(200)
  const history = await admin.get(`/api/v0/audit/?noun=page&id=${page}`)
  expect(history.text).toContain('check-overridden')
  expect(history.text).toContain('color-contrast')
})

test('own sections go with the person, shared ones stay without the name', async () => {
  const person = await app.as('admin')
  const keep = (scope: string) =>
    person.post(`${ROOT}/section/`, { title: `Von mir, ${scope}`, scope, blocks: [words] })
  await Promise.all([keep('own'), keep('shared')])
  const who = { id: person.userId, emails: ['weg@example.org'], person: null }
  expect(JSON.stringify(await personal.collect(app.scope, who))).toContain('Von mir, own')
  await app.scope.change((change) => personal.erase(change, who))
  const { items } = (await admin.get(`${ROOT}/section/?search=Von+mir`)).parse(listSections.reply)
  expect(items).toMatchObject([{ title: 'Von mir, shared', created_by: { name: '' } }])
  expect(items).toHaveLength(1)
})

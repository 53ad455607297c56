import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { OnlineState } from '../../contract-online.ts'
import { installSite } from '../install-site.ts'
import { testTemplate } from '../test-template.ts'

const ROOT = '/api/v0/starter'
let app: TestApp
let admin: Caller
let home: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  const { pages } = await installSite({ modules: () => serverModules }, app.scope, {
    template: testTemplate('werkstatt'),
    langs: LANGS,
    seller: null,
    isDone: () => false,
    finish: async (_, { progress }) => progress,
  })
  home = pages.home ?? ''
})
afterAll(() => app.close())

const samples = async () => (await admin.get(`${ROOT}/online/`)).parse(OnlineState).samples
const unpublished = async () => (await admin.get(`${ROOT}/online/`)).parse(OnlineState).unpublished
const blocksOf = async (lang: 'de' | 'en') => (await pageClient(admin).draft(home, lang)).blocks

test('what a template says of a business is marked, and listed by page and language', async () => {
  expect(await samples()).toMatchObject([
    { page: home, lang: 'de', title: 'Start', count: 2 },
    { page: home, lang: 'en', title: 'Home', count: 2 },
  ])
  const [german] = await samples()
  const [hero, gallery] = await blocksOf('de')
  expect(german?.blocks).toMatchObject([
    { block: hero?.id, kind: 'Einstieg' },
    { block: gallery?.id, kind: 'Galerie' },
  ])
  expect(german?.blocks[0]?.text).toBe(Object(hero?.props).title)
  expect((await app.guest.get('/')).text).not.toContain('sample')
})

test('whoever edits a block makes it their own; how it is placed changes nothing', async () => {
  const [hero, gallery] = await blocksOf('de')
  const placed = { ...hero, attrs: { size: { xs: 6 } } }
  await pageClient(admin).save(home, { blocks: [placed, gallery] })
  expect((await samples())[0]?.count).toBe(2)
  const own = { ...placed, props: { ...Object(hero?.props), title: 'Bei uns zu Hause' } }
  expect((await pageClient(admin).save(home, { blocks: [own, gallery] })).status).toBe(200)
  expect((await blocksOf('de'))[0]).not.toHaveProperty('sample')
  // Visitors still read the template's words until the page is published.
  expect((await samples())[0]?.count).toBe(2)
  expect(await unpublished()).toEqual([{ page: home, lang: 'de', title: 'Start' }])
})

test('what visitors see counts until the change is published, or the page taken over as it is', async () => {
  const live = (await app.guest.get('/')).text
  expect((await samples())[0]?.count).toBe(2)
  await pageClient(admin).publish(home)
  expect((await samples())[0]?.count).toBe(1)
  expect(await unpublished()).toEqual([])
  expect((await app.guest.get('/')).text).not.toBe(live)
})

test('nobody can make a sample of what is their own', async () => {
  const [hero, gallery] = await blocksOf('de')
  await pageClient(admin).save(home, { blocks: [{ ...hero, sample: true }, gallery] })
  expect((await samples())[0]?.count).toBe(1)
})

test('one place is taken over as it is, and the others stay marked', async () => {
  const [hero, gallery] = await blocksOf('en')
  const body = { page: home, lang: 'en', block: hero?.id }
  const { samples: left } = (await admin.post(`${ROOT}/samples/`, body)).parse(OnlineState)
  const page = left.find(({ lang }) => lang === 'en')
  expect(page?.count).toBe(1)
  expect(page?.blocks.map(({ block }) => block)).toEqual([gallery?.id])
  expect(await pageClient(admin).draft(home, 'en')).toMatchObject({ hasChanges: false })
})

test('a page taken over as it is has no mark, and nothing left to publish', async () => {
  const body = { page: home, lang: 'en' }
  const member = await app.as('member')
  expect((await member.post(`${ROOT}/samples/`, body)).status).toBe(403)
  const after = (await admin.post(`${ROOT}/samples/`, body)).parse(OnlineState)
  expect(after.samples.some(({ page, lang }) => page === home && lang === 'en')).toBe(false)
  const { blocks, ...draft } = await pageClient(admin).draft(home, 'en')
  expect(JSON.stringify(blocks)).not.toContain('"sample"')
  expect(draft).toMatchObject({ hasChanges: false })
  const missing = { page: '01890000-0000-7000-8000-000000000000', lang: 'en' }
  expect((await admin.post(`${ROOT}/samples/`, missing)).status).toBe(404)
})

test('news of a template are listed until they are rewritten, removed or taken over', async () => {
  const [news, ...others] = (await admin.get(`${ROOT}/online/`)).parse(OnlineState).news
  expect(news?.title).toBe('Neues')
  expect(others).toEqual([])
  const body = { entry: news?.entry }
  expect((await admin.post(`${ROOT}/samples/`, body)).parse(OnlineState).news).toEqual([])
  expect((await app.guest.get('/News/neues')).text).toContain('Lang')
  expect((await admin.post(`${ROOT}/samples/`, { entry: home })).status).toBe(404)
})

test('taking over a page with a draft publishes nothing of the draft', async () => {
  const [hero, gallery] = await blocksOf('de')
  const props = { ...Object(hero?.props), title: 'Nur im Entwurf' }
  await pageClient(admin).save(home, { blocks: [{ ...hero, props }, gallery] })
  expect((await samples()).map(({ count }) => count)).toEqual([1])
  await admin.post(`${ROOT}/samples/`, { page: home, lang: 'de' })
  expect(await samples()).toEqual([])
  expect(await unpublished()).toEqual([{ page: home, lang: 'de', title: 'Start' }])
  expect((await app.guest.get('/')).text).not.toContain('Nur im Entwurf')
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { businessSection } from '#modules/pages/config.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { themeSection } from '#modules/theme/config.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import type { SiteTemplate } from '../site-template.ts'
import { werkstatt } from '../templates/werkstatt/template.ts'
import { installSite } from './install-site.ts'
import { readProgress } from './progress.ts'
import { installDemo } from './seed-demo.ts'
import { testTemplate } from './test-template.ts'

const starter = { modules: () => serverModules }
const small = testTemplate('werkstatt')
/** Reading it fails, so a picture of this name cannot be stored again. */
const GONE = 'gone.jpg'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const install = (on: TestApp, template: SiteTemplate) =>
  installSite(starter, on.scope, {
    template,
    langs: LANGS,
    seller: null,
    isDone: () => false,
    finish: async (_, { progress }) => progress,
  })

/** How many of everything there are. */
async function counts(on: TestApp) {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from pages where deleted_at is null) as pages,
      (select count(*)::int from page_versions) as versions,
      (select count(*)::int from entries where deleted_at is null) as entries,
      (select count(*)::int from files) as files,
      (select count(*)::int from galleries) as galleries`.execute(on.services.db)
  return rows[0]
}

test('cut off in the middle and begun anew, a website is installed exactly once', async () => {
  const broken: SiteTemplate = {
    ...small,
    news: small.news.map((news) => ({ ...news, tags: ['x'.repeat(10)], type: 'news' })),
    pages: small.pages.map((page) => ({
      ...page,
      words: {
        ...page.words,
        en: {
          ...page.words.en,
          blocks: () => {
            throw new Error('the power is gone')
          },
        },
      },
    })),
  }
  await expect(install(app, broken)).rejects.toThrow('the power is gone')
  expect(await counts(app)).toMatchObject({ pages: 0, versions: 0, entries: 0, galleries: 0 })
  const stored = (await readProgress(tablesOf(app.services.db))).pictures
  expect(Object.keys(stored)).toHaveLength(small.pictures.length)

  const watched = {
    ...small,
    pictures: small.pictures.map((picture) => ({ ...picture, file: GONE })),
  }
  await install(app, watched)
  const once = await counts(app)
  expect(once).toEqual({ pages: 3, versions: 6, entries: 1, files: 2, galleries: 2 })
  await install(app, watched)
  expect(await counts(app)).toEqual(once)
})

test('its pages are live in both languages, with picture, menu and terms', async () => {
  const home = await app.guest.get('/')
  expect(home.text).toContain('Willkommen')
  expect(home.text).toMatch(/<img[^>]+srcset=|<source/i)
  expect(home.text).toContain('href="/kontakt"')
  expect(home.text).toContain('href="/Agb"')
  expect(home.text).toContain('alt="werkstatt-halle"')
  const english = (await app.guest.get('/en')).text
  expect(english).toContain('href="/en/terms"')
  expect(english).toContain('alt="werkstatt-halle in English"')
  expect((await app.guest.get('/Agb')).status).toBe(200)
  expect((await app.guest.get('/News')).text).toContain('Neues')
})

test('a visitor finds every size of its pictures made', async () => {
  const sources = (await app.guest.get('/')).text.matchAll(/type="image\/avif" srcSet="([^"]+)"/gi)
  const sizes = [...sources].flatMap(([, srcset = '']) => srcset.split(', '))
  expect(sizes.length).toBeGreaterThan(5)
  for (const size of sizes) {
    const { status, headers } = await app.guest.get(size.split(' ')[0] ?? '')
    expect([status, headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(headers.get('cache-control')).toContain('immutable')
  }
})

test('another template takes the place of untouched pages and leaves touched ones alone', async () => {
  const admin = await app.as('admin')
  const before = await readProgress(tablesOf(app.services.db))
  const contact = before.pages.contact ?? ''
  expect(
    (await pageClient(admin).save(contact, { fields: { linktext: 'Schreiben' } })).status,
  ).toBe(200)
  const after = await install(app, testTemplate('backhaus'))
  expect(after.pages.contact).toBe(contact)
  expect(after.pages.home).not.toBe(before.pages.home)
  expect((await app.guest.get('/')).text).toContain('Willkommen bei backhaus')
  expect((await app.guest.get('/kontakt')).status).toBe(200)
  expect(await counts(app)).toMatchObject({ pages: 3, entries: 1 })
})

test('the demo is installed whole: facts, look and every page in the menu answer', {
  timeout: 240_000,
}, async () => {
  const database = await createTestDatabase()
  const house = await startTestApp({ database })
  try {
    await installDemo(house.scope, werkstatt)
    const { config } = house.services
    expect(config.get(businessSection)).toMatchObject({
      name: 'Holm & Tochter',
      legal_form: 'company',
    })
    expect(config.get(businessSection).action.page).not.toBeNull()
    expect(config.get(themeSection).template).toBe('werkstatt')
    const home = (await house.guest.get('/')).text
    const links = [...home.matchAll(/href="(\/[^"#?]*)"/g)].map(([, path = '']) => path)
    for (const path of new Set(links.filter((link) => !/assets|icon|download/.test(link))))
      expect([path, (await house.guest.get(path)).status]).toEqual([path, 200])
    expect(await counts(house)).toMatchObject({
      pages: werkstatt.pages.length,
      files: werkstatt.pictures.length + werkstatt.shop.products.length,
    })
  } finally {
    await house.close()
    await database.drop()
  }
})

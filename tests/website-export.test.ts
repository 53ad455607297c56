import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { updateSection } from '#kernel/server/config/update-section.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { listExports, requestExport } from '#modules/hosting/export/export.calls.ts'
import { removeExports } from '#modules/hosting/export/server/exports.ts'
import type { HostingTables } from '#modules/hosting/server/tables.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { installDemo } from '#modules/starter/server/seed-demo.ts'
import { testTemplate } from '#modules/starter/server/test-template.ts'
import type { Caller } from './caller.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const ROOT = '/api/v0/website_export/'
const PASSWORD = 'geheim-Wort-4711'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp({ hasWorkers: true })
  admin = await app.as('admin')
  await installDemo(app.scope, testTemplate('werkstatt'))
})
afterAll(() => app.close())

const newest = async () => (await admin.get(ROOT)).parse(listExports.reply).items[0]

async function made(hasDrafts = false) {
  const asked = (await admin.post(ROOT, { hasDrafts })).parse(requestExport.reply)
  expect(asked.state).toBe('waiting')
  await expect.poll(async () => (await newest())?.state, { timeout: 60_000 }).not.toBe('waiting')
  return newest()
}

async function fetched(id = ''): Promise<Map<string, string>> {
  const reply = await admin.raw(`${ROOT}${id}/download`, { method: 'GET' })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const zip = await bytesOf(id)
  expect(reply.headers.get('content-length')).toBe(String(zip.length))
  return unzip(zip)
}

/** As it lies in the storage: a caller of tests reads texts. */
async function bytesOf(id: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await app.services.storage.get(`exports/${id}.zip`)) parts.push(part)
  return Buffer.concat(parts)
}

function unzip(zip: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  const count = zip.readUInt16LE(zip.length - 12)
  let at = zip.readUInt32LE(zip.length - 6)
  for (let index = 0; index < count; index += 1) {
    const [packed, length] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const start = zip.readUInt32LE(at + 42) + 30 + length
    const bytes = inflateRawSync(zip.subarray(start, start + packed))
    found.set(zip.toString('utf8', at + 46, at + 46 + length), bytes.toString())
    at += 46 + length
  }
  return found
}

test('a copy holds every live page in every language, its pictures, and the data', async () => {
  const done = await made()
  expect(done).toMatchObject({ state: 'done', fault: null, hasDrafts: false })
  const files = await fetched(done?._id)
  const names = [...files.keys()]
  for (const name of ['index', 'kontakt', 'Agb', 'Impressum', 'Datenschutz', 'en', 'en/contact'])
    expect(names).toContain(`website/${name}.html`)
  expect(names).toContain('website/sitemap.xml')
  expect(names.some((name) => /^website\/download\/.+\.(avif|jpg|webp)$/.test(name))).toBe(true)
  expect(names.filter((name) => /login|admincenter|api\//.test(name))).toEqual([])
  const home = files.get('website/index.html') ?? ''
  expect(home).toContain('href="kontakt.html"')
  expect(home).not.toMatch(/<script|(src|srcset|href)="\//i)
  const shown = [...home.matchAll(/(?<=[" ])download\/[\w./-]+/g)].map(
    ([name]) => `website/${name}`,
  )
  expect(shown.filter((name) => name.endsWith('.avif')).length).toBeGreaterThan(5)
  expect(shown.filter((name) => !files.has(name))).toEqual([])
  expect(JSON.parse(files.get('data/pages.json') ?? '').length).toBe(3)
  expect(JSON.parse(files.get('data/galleries.json') ?? '').length).toBeGreaterThan(0)
  for (const name of ['entries', 'redirects', 'settings'])
    expect(names).toContain(`data/${name}.json`)
})

test('secrets, restricted pages and drafts stay out; drafts come along when asked for', async () => {
  const pages = pageClient(admin)
  const ID = '01890000-0000-7000-8000-000000000001'
  const from = 'post@example.org'
  const mailbox = { uuid: ID, _id: ID, name: 'Post', host: 'mail.example.org', from }
  await updateSection(app.scope, mailSection, () =>
    mailSection.schema.parse({ mailboxes: [{ ...mailbox, password: PASSWORD }] }),
  )
  const hidden = await pages.live('Nur für Mitglieder')
  await pages.save(hidden._id, { blocks: [paragraph('a', 'Das Losungswort')] })
  await pages.publish(hidden._id)
  const access = { access: { kind: 'signed-in', roles: [] } }
  expect((await pages.update(hidden._id, access)).status).toBe(200)
  const open = await pages.live('Offene Seite')
  await pages.save(open._id, { blocks: [paragraph('a', 'Nur im Entwurf')] })

  const plain = [...(await fetched((await made())?._id)).entries()].flat().join('\n')
  expect(plain).toContain('Offene Seite')
  for (const word of [PASSWORD, 'Das Losungswort', 'Nur im Entwurf', 'password_hash'])
    expect([word, plain.includes(word)]).toEqual([word, false])

  const kept = app.services.config.sections().filter(({ isSystemOnly }) => isSystemOnly)
  const settings = (await fetched((await newest())?._id)).get('data/settings.json') ?? ''
  expect(settings).toContain('"mail.example.org"')
  for (const { name } of kept) expect(settings).not.toContain(`"${name}": {`)

  const drafted = await fetched((await made(true))?._id)
  expect(drafted.get('data/pages.json')).toContain('Nur im Entwurf')
  expect(
    [...drafted]
      .filter(([name]) => name.startsWith('website/'))
      .flat()
      .join(),
  ).not.toContain('Nur im Entwurf')
})

test('only admins ask, and only they fetch', async () => {
  const id = (await newest())?._id
  for (const caller of [app.guest, await app.as('user'), await app.as('member')]) {
    expect((await caller.post(ROOT, {})).status).toBeGreaterThanOrEqual(401)
    expect((await caller.get(`${ROOT}${id}/download`)).status).toBeGreaterThanOrEqual(401)
  }
})

test('a website nobody may see yet is not copied', async () => {
  const setPublic = (is_public: boolean) =>
    updateSection(app.scope, siteSection, (known) => ({ ...known, is_public }))
  await setPublic(false)
  expect(await made()).toMatchObject({ state: 'failed', fault: 'not-public', size: 0 })
  await setPublic(true)
})

test('after a day it is gone, bytes and all', async () => {
  const done = await made()
  const key = `exports/${done?._id}.zip`
  expect(await app.services.storage.exists(key)).toBe(true)
  await removeExports(typedScope<HostingTables>(app.scope), new Date(Date.now() + 1000))
  expect(await app.services.storage.exists(key)).toBe(false)
  expect(await newest()).toBeUndefined()
  expect((await admin.get(`${ROOT}${done?._id}/download`)).status).toBe(404)
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import { position } from '../position.ts'

await describeNoun(position, {
  values: { title: 'Gesellin im Tischlerhandwerk', kind: 'full_time', place: 'Kappeln' },
  change: { title: 'Tischlerin mit Erfahrung' },
  finds: 'Tischlerin',
})

const app = await startTestApp()
const { guest } = app
const admin = await app.as('admin')
const db = tablesOf<ApplicationTables>(app.services.db)
afterAll(() => app.close())

const ROOT = '/api/v0/position/'
const Made = z.object({
  items: z.array(z.object({ _id: z.string(), url: z.string(), version: z.int() })),
})

async function make(values: object) {
  const [item] = (await admin.post(ROOT, { kind: 'full_time', ...values })).parse(Made).items
  if (!item) throw new Error('nothing was made')
  return item
}

const day = (offset: number) =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('an open position has a page with JSON-LD, and its list changes with it', async () => {
  const before = await guest.get('/stellen')
  expect(before.text).not.toContain('Bäckerin')
  const until = day(30)
  const item = await make({ title: 'Bäckerin', text: 'Früh auf.', isOpen: true, until })
  expect((await guest.get('/stellen')).text).toContain(item.url)
  const page = await guest.get(item.url)
  expect(page.status).toBe(200)
  const [, json = ''] = /<script type="application\/ld\+json">([^<]+)</.exec(page.text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Bäckerin',
    description: 'Früh auf.',
    employmentType: 'FULL_TIME',
    validThrough: expect.stringContaining(until),
  })
  expect((await guest.get('/sitemap.xml')).text).toContain(item.url)
  const moved = item.url.replace('baeckerin', 'konditorin')
  expect((await guest.get(moved)).headers.get('location')).toBe(item.url)
  await admin.put(ROOT + item._id, { isOpen: false, version: 1 })
  expect((await guest.get(item.url)).status).toBe(404)
  expect((await guest.get('/stellen')).text).not.toContain('Bäckerin')
})

test('a position that is closed, not begun, over or thrown away is not shown', async () => {
  const hidden = [
    { title: 'Verborgen' },
    { title: 'Künftig', isOpen: true, from: day(3) },
    { title: 'Vorbei', isOpen: true, until: day(-3) },
  ]
  for (const values of hidden) await make(values)
  const gone = await make({ title: 'Weggeworfen', isOpen: true })
  await admin.remove(ROOT + gone._id)
  const { text } = await guest.get('/stellen')
  for (const word of ['Verborgen', 'Künftig', 'Vorbei', 'Weggeworfen'])
    expect(text).not.toContain(word)
})

test('on English pages the German words stand in for missing ones', async () => {
  await make({ title: 'Näherin', title_en: 'Seamstress', isOpen: true })
  await make({ title: 'Drechsler', isOpen: true })
  const { text } = await guest.get('/en/jobs')
  expect(text).toContain('Seamstress')
  expect(text).toContain('Drechsler')
  expect(text).not.toContain('Näherin')
})

test('markup in a position is text', async () => {
  const title = '</script><script>alert(1)</script>'
  const item = await make({ title, text: title, isOpen: true })
  const page = await guest.get(item.url)
  expect(page.text).not.toContain('<script>alert')
  await sql`delete from positions where id = ${item._id}`.execute(db)
})

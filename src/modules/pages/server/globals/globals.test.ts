import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { GlobalBlock, listGlobals } from '../../globals/global.calls.ts'
import { stampGlobals } from '../migrations/20261117-2320-pages-stamp-globals.ts'
import { paragraph, ROOT } from '../test-pages.ts'
import { startPagesApp } from '../test-pages-app.ts'

const { app, admin, db, live, save, publish, update, make } = await startPagesApp()
afterAll(() => app.close())

const GLOBALS = '/api/v0/global_block'
const One = z.object({ items: z.array(GlobalBlock) })
const shows = async (path: string, words: string) =>
  (await app.guest.get(path)).text.includes(words)

test('a global block changes everywhere on publish, keeps words of one place, and knows its places', async () => {
  const blocks = { de: [paragraph('g', 'Gilt überall')] }
  const made = await admin.post(`${GLOBALS}/`, { name: 'Hinweis', blocks })
  const [hint] = made.parse(One).items
  const id = hint?._id ?? ''
  const place = (overrides = {}) => ({ id: 'x', type: 'global', props: { global: id, overrides } })
  const first = await live('Eins')
  const second = await live('Zwei')
  const own = { g: { text: paragraph('', 'Nur hier').props.text } }
  await save(first._id, { blocks: [place()] })
  await save(second._id, { blocks: [place(own)] })
  await publish(first._id)
  await publish(second._id)
  expect(await shows('/eins', 'Gilt überall')).toBe(false)
  const publishGlobal = (revision: number) => admin.post(`${GLOBALS}/${id}/publish`, { revision })
  expect((await publishGlobal(1)).status).toBe(200)
  expect([await shows('/eins', 'Gilt überall'), await shows('/zwei', 'Nur hier')]).toEqual([
    true,
    true,
  ])
  const changed = { de: [paragraph('g', 'Gilt seit heute')] }
  await admin.put(`${GLOBALS}/`, { _id: id, revision: 1, blocks: changed })
  expect(await shows('/eins', 'Gilt überall')).toBe(true)
  expect((await publishGlobal(1)).json.code).toBe('stale')
  await publishGlobal(2)
  expect([await shows('/eins', 'Gilt seit heute'), await shows('/zwei', 'Nur hier')]).toEqual([
    true,
    true,
  ])
  const { json } = await admin.get(`${GLOBALS}/${id}`)
  expect(json.usedBy).toMatchObject([{ _id: first._id }, { _id: second._id }])
  const used = await admin.remove(`${GLOBALS}/${id}`)
  expect([used.status, used.json.code]).toEqual([409, 'in-use'])
  expect((await admin.remove(`${GLOBALS}/${id}?force=true`)).status).toBe(200)
  expect(await shows('/eins', 'Gilt seit heute')).toBe(false)
})

test('global blocks are listed by name, one page after the other by key', async () => {
  for (const name of ['Reihe c', 'Reihe a', 'Reihe b']) await admin.post(`${GLOBALS}/`, { name })
  const walk = async (cursor = ''): Promise<string[]> => {
    const answer = await admin.get(`${GLOBALS}/?search=Reihe&limit=1${cursor}`)
    const { items, numItems, next } = answer.parse(listGlobals.reply)
    expect(numItems).toBe(3)
    const rest = next ? await walk(`&cursor=${next}`) : []
    return [...items.map(({ name }) => name), ...rest]
  }
  expect(await walk()).toEqual(['Reihe a', 'Reihe b', 'Reihe c'])
  expect((await admin.get(`${GLOBALS}/?cursor=1`)).status).toBe(400)
})

test('who saves a global block too late is told how it stands and how often it is shown', async () => {
  const made = await admin.post(`${GLOBALS}/`, { name: 'Zwei schreiben' })
  const id = made.parse(One).items[0]?._id ?? ''
  const page = await live('Zeigt es')
  await save(page._id, { blocks: [{ id: 'x', type: 'global', props: { global: id } }] })
  const put = (name: string) => admin.put(`${GLOBALS}/`, { _id: id, revision: 1, name })
  expect((await put('Die erste war schneller')).status).toBe(200)
  const late = await put('Zu spät')
  expect([late.status, late.json.code]).toEqual([409, 'stale'])
  const current = GlobalBlock.parse(late.json.current)
  expect(current).toMatchObject({ name: 'Die erste war schneller', revision: 2, numUses: 1 })
})

test('global blocks of an older version keep their revision and when they were saved', async () => {
  const made = await admin.post(`${GLOBALS}/`, { name: 'Von früher' })
  const [before] = made.parse(One).items
  await stampGlobals.down?.(db)
  const { rows } = await sql<{ revision: number; saved_at: Date }>`
    select revision, saved_at from global_blocks where id = ${before?._id}::uuid`.execute(db)
  expect(rows.map(({ revision, saved_at }) => [revision, saved_at.toISOString()])).toEqual([
    [before?.revision, before?.saved_at],
  ])
  await stampGlobals.up(db)
  const read = await admin.get(`${GLOBALS}/${before?._id}`)
  expect(read.parse(One).items).toEqual([before])
})

test('deleting lists what points to the page; links follow it while it lives and end with it', async () => {
  const target = await live('Ziel', { slug: 'ziel' })
  const child = await live('Darunter', { parent_page: target._id })
  const from = await live('Verweis')
  const link = { to: 'page', page: child._id }
  const buttons = { id: 'b', type: 'button', props: { buttons: [{ label: 'Hin', link }] } }
  await save(from._id, { blocks: [buttons] })
  await publish(from._id)
  expect(await shows('/verweis', 'href="/ziel/darunter"')).toBe(true)
  await update(target._id, { slug: 'anderes-ziel', offline: false })
  expect(await shows('/verweis', 'href="/anderes-ziel/darunter"')).toBe(true)
  const refused = await admin.remove(`${ROOT}/${target._id}`)
  expect(refused.status).toBe(409)
  expect(refused.json).toMatchObject({ code: 'in-use', references: [{ _id: from._id }] })
  const other = await live('Ersatz')
  const gone = await admin.remove(`${ROOT}/${target._id}?redirect_to=${other._id}`)
  expect(gone.json.ids).toHaveLength(2)
  const { status, headers } = await app.guest.get('/ziel/darunter')
  expect([status, headers.get('location')]).toEqual([301, '/ersatz'])
  expect(await shows('/verweis', '/darunter"')).toBe(false)
  const back = await admin.post(`${ROOT}/${target._id}/restore`, {})
  expect(back.status).toBe(200)
  expect(await shows('/verweis', 'href="/anderes-ziel/darunter"')).toBe(true)
  expect((await app.guest.get('/ziel/darunter')).headers.get('location')).toBe(
    '/anderes-ziel/darunter',
  )
})

test('what is emptied from the trash keeps its redirects; a taken address is told on restore', async () => {
  const [old, heir] = [await live('Alt', { slug: 'alt' }), await live('Erbe')]
  await update(old._id, { slug: 'aelter', offline: false })
  await admin.remove(`${ROOT}/${old._id}?redirect_to=${heir._id}`)
  const again = await make('Nachfolger', { slug: 'aelter' })
  const clash = await admin.post(`${ROOT}/${old._id}/restore`, {})
  expect([clash.status, clash.json.suggestion]).toEqual([409, 'aelter-2'])
  await admin.remove(`${ROOT}/${again._id}?redirect_to=gone`)
  const emptied = await admin.post(`${ROOT}/trash/empty`)
  expect(emptied.json.remaining).toBe(0)
  for (const path of ['/alt', '/aelter'])
    expect((await app.guest.get(path)).headers.get('location')).toBe('/erbe')
})

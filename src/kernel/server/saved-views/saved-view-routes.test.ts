import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSavedViews, MAX_SAVED_VIEWS, SavedView } from '#kernel/contract/admin/saved-views.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const PATH = '/api/v0/saved_view/'

let app: TestApp
let mira: Caller
let jonas: Caller

beforeAll(async () => {
  app = await startTestApp()
  mira = await app.as('member')
  jonas = await app.as('admin')
})
afterAll(() => app.close())

test('views are kept in the order they were made, per collection', async () => {
  await save(mira, { name: 'Offene', query: 'state=open' })
  await save(mira, { name: 'Meine', query: 'owner=me&sort=-due' })
  await save(mira, { name: 'Anderswo', collection: 'orders' })
  expect((await viewsOf(mira)).map(({ name, position }) => [name, position])).toEqual([
    ['Offene', 0],
    ['Meine', 1],
  ])
})

test('a view can be renamed, updated and moved, one thing at a time', async () => {
  const view = await save(mira, { collection: 'changes' })
  const renamed = await mira.put(PATH, { _id: view._id, name: ' Neu ' })
  expect(renamed.parse(SavedView)).toEqual({ ...view, name: 'Neu' })
  const changed = await mira.put(PATH, { _id: view._id, query: 'q=x', position: 7 })
  expect(changed.json).toMatchObject({ name: 'Neu', query: 'q=x', position: 7 })
  expect((await mira.put(PATH, { _id: view._id })).json).toMatchObject({ query: 'q=x' })
})

test('someone else’s view does not exist, not even for an admin', async () => {
  const view = await save(mira, { collection: 'private' })
  expect(await viewsOf(jonas, 'private')).toEqual([])
  expect((await jonas.put(PATH, { _id: view._id, name: 'Meins' })).status).toBe(404)
  expect((await jonas.remove(PATH + view._id)).status).toBe(404)
  expect((await jonas.remove(`${PATH}?_id=${view._id}`)).status).toBe(404)
  expect(await viewsOf(mira, 'private')).toEqual([view])
})

test('a view is deleted by its address or by a query, and only once', async () => {
  const one = await save(mira, { collection: 'gone' })
  const other = await save(mira, { collection: 'gone' })
  expect((await mira.remove(PATH + one._id)).status).toBe(200)
  expect((await mira.remove(PATH + one._id)).status).toBe(404)
  expect((await mira.remove(`${PATH}?_id=${other._id}`)).status).toBe(200)
  expect(await viewsOf(mira, 'gone')).toEqual([])
})

test('there is a limit, and it is told', async () => {
  for (let count = 0; count < MAX_SAVED_VIEWS; count++) await save(jonas, { collection: 'many' })
  const answer = await jonas.post(PATH, { collection: 'many', name: 'x', query: '' })
  expect(answer.status).toBe(422)
  expect(answer.json.code).toBe('too-many-views')
})

test('nameless views, unknown fields and owners given from outside are refused', async () => {
  const view = { collection: 'bad', name: 'x', query: '' }
  expect((await mira.post(PATH, { ...view, name: ' ' })).status).toBe(400)
  expect((await mira.post(PATH, { ...view, user_id: uuidv7() })).status).toBe(400)
  expect((await mira.post(PATH, { ...view, query: 'x'.repeat(4001) })).status).toBe(400)
  expect((await mira.get(PATH)).status).toBe(400)
})

test('customers and guests have no views', async () => {
  expect((await app.guest.get(`${PATH}?collection=bugs`)).status).toBe(401)
  expect((await (await app.as('user')).get(`${PATH}?collection=bugs`)).status).toBe(403)
})

async function save(caller: Caller, view: Partial<SavedView>): Promise<SavedView> {
  const { collection = 'bugs', name = 'Ansicht', query = '' } = view
  return (await caller.post(PATH, { collection, name, query })).parse(SavedView)
}

async function viewsOf(caller: Caller, collection = 'bugs'): Promise<SavedView[]> {
  return (await caller.get(`${PATH}?collection=${collection}`)).parse(listSavedViews.reply).items
}

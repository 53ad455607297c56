import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp } from '#tests/test-app.ts'
import { color } from '../../colors/color.ts'
import { productGroup } from '../group.ts'

await describeNoun(productGroup, {
  values: { title: 'Brote', sort: 'newest' },
  change: { title: 'Brot und Brötchen' },
  finds: 'Brötchen',
})
await describeNoun(color, {
  values: { title: 'Eiche natur', hex: '#c8a165' },
  change: { title: 'Nussbaum', title_en: 'Walnut' },
  finds: 'walnut',
})

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const ROOT = '/api/v0/product_group/'
const Items = z.object({ items: z.array(productGroup.Wire) })

async function make(title: string, parent: string | null = null) {
  const [item] = (await admin.post(ROOT, { title, parent })).parse(Items).items
  if (!item) throw new Error('nothing was made')
  return item
}

test('a group knows its way, and its address follows from it', async () => {
  const top = await make('Möbel')
  const below = await make('Tische', top._id)
  expect(below).toMatchObject({ path: 'Möbel › Tische', href: '/shop/moebel/tische' })
  const twin = await admin.post(ROOT, { title: 'X', slug: 'tische', parent: top._id })
  expect(twin).toMatchObject({ status: 409, json: { suggestion: 'tische-2' } })
  expect((await admin.post(ROOT, { title: 'P', slug: 'p' })).status).toBe(409)
})

test('no group lies below itself, however it is asked for', async () => {
  const [one, two] = [await make('Eins'), await make('Zwei')]
  const under = (id: string, parent: string, version: number) =>
    admin.put(ROOT + id, { parent, version })
  expect((await under(two._id, one._id, 1)).status).toBe(200)
  const loop = { status: 422, json: { code: 'loop' } }
  expect(await under(one._id, two._id, 1)).toMatchObject(loop)
  expect(await under(one._id, one._id, 1)).toMatchObject(loop)
  const collection = [{ _id: one._id, parent: two._id }]
  expect(await admin.post(`${ROOT}setOrder/`, { collection })).toMatchObject(loop)
})

test('groups are nested six deep and no deeper', async () => {
  let parent: string | null = null
  for (const title of ['1', '2', '3', '4', '5', '6']) parent = (await make(title, parent))._id
  const answer = await admin.post(ROOT, { title: '7', parent })
  expect(answer).toMatchObject({ status: 422, json: { code: 'too-deep' } })
})

test('a group with others below it stays, and an order is kept', async () => {
  const top = await make('Garten')
  const [a, b] = [await make('A', top._id), await make('B', top._id)]
  expect(await admin.remove(ROOT + top._id)).toMatchObject({ status: 409 })
  const collection = [b, a].map(({ _id }) => ({ _id, parent: top._id }))
  expect((await admin.post(`${ROOT}setOrder/`, { collection })).status).toBe(200)
  const { items } = (await admin.get(`${ROOT}?parent=${top._id}`)).parse(Items)
  expect(items.map(({ title }) => title)).toEqual(['B', 'A'])
})

test('a colour that variants come in stays', async () => {
  const made = await admin.post('/api/v0/color/', { title: 'Rot', hex: '#cc0000' })
  const [red] = z.object({ items: z.array(color.Wire) }).parse(made.json).items
  const variants = [{ price: 100, color: red?._id }]
  await admin.post('/api/v0/product/', { title: 'Vase', variants })
  expect(await admin.remove(`/api/v0/color/${red?._id}`)).toMatchObject({ status: 409 })
  const colors = (await admin.get('/api/v0/color/')).json
  expect(colors).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ uses: 1 })]),
  })
})

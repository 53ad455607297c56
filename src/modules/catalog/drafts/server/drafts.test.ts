import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { jpeg, one, send } from '#modules/files/server/test-files.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { product } from '../../products/product.ts'
import { personal } from '../../server/personal.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { openShop } from '../../server/test-shop.ts'
import { publishDraft, readDraft } from '../draft.calls.ts'
import { makeLive } from './publish-draft.ts'

const shop = await openShop()
const { app, admin, page, sell, change } = shop
afterAll(() => app.close())
await grantMembers(admin, { catalog: ['view', 'create', 'edit', 'delete'] })
const editor = await app.as('member')
const db = tablesOf<CatalogTables>(app.services.db)

type Item = Awaited<ReturnType<typeof sell>>
type Caller = typeof admin

const at = ({ _id }: { _id: string }) => `/api/v0/product/${_id}/draft`
const save = (
  item: Item,
  values: object,
  { revision = 0, by = admin }: { revision?: number; by?: Caller | typeof editor } = {},
) => by.put(at(item), { ...values, version: item.version, revision })
const publish = (item: Item, revision: number, by: Caller | typeof editor = admin) =>
  by.post(`${at(item)}/publish`, { version: item.version, revision })
const discard = (item: Item, revision: number) => admin.post(`${at(item)}/discard`, { revision })
async function draftOf(item: Item) {
  return (await admin.get(at(item))).parse(readDraft.reply).draft
}
async function liveOf({ _id }: Item) {
  const { items } = (await admin.get(`/api/v0/product/${_id}`)).parse(publishDraft.reply)
  if (!items[0]) throw new Error('it is gone')
  return items[0]
}
const pricesOf = async ({ _id }: Item) =>
  (
    await db.selectFrom('product_prices').select('price').where('product_id', '=', _id).execute()
  ).map(({ price }) => price)

/** Everything of the shop a guest can ask for, as one text. */
async function seenByGuests(item: Item): Promise<string> {
  const paths = [
    item.href,
    '/shop',
    '/sitemap.xml',
    '/productsearch?q=Zwetschge',
    '/suche?q=Zwetschge',
    '/api/v0/productsearch/?q=Zwetschge',
    '/shop/p/zwetschgenkuchen',
  ]
  const found = await Promise.all(paths.map(page))
  return found.map(({ status, text }) => `${status} ${text}`).join('\n')
}

describe('a draft of a live product', () => {
  test('is seen by nobody but staff, until all of it is published at once', async () => {
    const item = await sell({ title: 'Apfelkuchen', variants: [{ price: 1200, sku: 'AK' }] })
    const variants = [{ ...item.variants[0], price: 1390 }]
    const values = { title: 'Zwetschgenkuchen', slug: 'zwetschgenkuchen', variants }
    expect((await save(item, values)).status).toBe(200)
    const before = await seenByGuests(item)
    expect(before).toContain('Apfelkuchen')
    expect(before).toContain('12,00')
    expect(before).not.toMatch(/Zwetschgenkuchen|13,90/)
    expect(await liveOf(item)).toEqual({ ...item, has_draft: true })
    expect(await pricesOf(item)).toEqual([1200])

    const answer = await publish(item, 1)
    const [live] = answer.parse(publishDraft.reply).items
    expect(live).toMatchObject({ title: 'Zwetschgenkuchen', price: 1390, has_draft: false })
    expect(await pricesOf(item)).toEqual([1200, 1390])
    const after = await page('/shop/p/zwetschgenkuchen')
    expect(after.text).toContain('13,90')
    expect(await draftOf(item)).toBeNull()
  })

  test('tells what differs, who began it, and is found in the list', async () => {
    const item = await sell({ title: 'Zopf' })
    await save(item, { summary: 'Mit Butter' }, { by: editor })
    await save(item, { summary: 'Mit viel Butter', tags: ['süß'] }, { revision: 1 })
    expect(await draftOf(item)).toMatchObject({
      revision: 2,
      fields: expect.arrayContaining(['summary', 'tags']),
      item: { title: 'Zopf', summary: 'Mit viel Butter' },
      live: { summary: '' },
      changed: {},
      begun_by: { _id: editor.userId, name: 'Test member' },
      saved_by: { _id: admin.userId, name: 'Test admin' },
    })
    const Found = z.object({ items: z.array(product.Wire) })
    const ids = async (query: string) =>
      (await admin.get(`/api/v0/product/?${query}`)).parse(Found).items.map(({ _id }) => _id)
    expect(await ids('has_draft=true')).toContain(item._id)
    expect(await ids('has_draft=false')).not.toContain(item._id)
  })

  test('is gone when it says the same as the live product, or is thrown away', async () => {
    const item = await sell({ title: 'Stuten' })
    await save(item, { title: 'Rosinenstuten' })
    const same = await save(item, { title: 'Stuten' }, { revision: 1 })
    expect(same.json).toEqual({ draft: null })
    await save(item, { title: 'Rosinenstuten' })
    expect((await discard(item, 7)).json).toMatchObject({ code: 'stale' })
    expect((await discard(item, 1)).status).toBe(200)
    expect(await draftOf(item)).toBeNull()
    expect(await liveOf(item)).toEqual(item)
    expect((await discard(item, 0)).status).toBe(404)
  })

  test('is checked like every product, and loses nothing when it is refused', async () => {
    const item = await sell({ title: 'Laugenstange', variants: [{ price: 90, sku: 'LS' }] })
    await sell({ title: 'Brezel', variants: [{ price: 80, sku: 'BZ' }] })
    const taken = [{ ...item.variants[0], sku: 'bz' }]
    expect((await save(item, { variants: taken })).json).toMatchObject({ code: 'sku-taken' })
    expect((await save(item, { title: '' })).status).toBe(400)
    expect((await save(item, { strike_price: 1 })).status).toBe(400)
    const gone = '019a8f00-0000-7000-8000-00000000dead'
    expect((await save(item, { groups: [gone] })).json).toMatchObject({ code: 'reference' })
    // The address is taken only once it is published, so it is refused then; the draft stays.
    await save(item, { slug: 'brezel' })
    expect((await publish(item, 1)).json).toMatchObject({ code: 'address-taken' })
    expect(await draftOf(item)).toMatchObject({ item: { slug: 'brezel' } })
    expect(await liveOf(item)).toEqual({ ...item, has_draft: true })
  })

  test('is only for what is live', async () => {
    const item = await sell({ title: 'Noch nicht', state: 'draft' })
    expect(await save(item, { title: 'X' })).toMatchObject({
      status: 422,
      json: { code: 'not-live' },
    })
    const live = await sell({ title: 'Weg' })
    await save(live, { title: 'Fort' })
    await admin.remove(`/api/v0/product/${live._id}`)
    const trashed = await liveOf(live)
    expect((await publish(trashed, 1)).status).toBeGreaterThanOrEqual(400)
    await admin.post(`/api/v0/product/${live._id}/restore`)
    expect(await draftOf(live)).toMatchObject({ item: { title: 'Fort' } })
  })

  test('keeps its pictures from being thrown away', async () => {
    const item = await sell({ title: 'Torte' })
    const file = one(await send(admin, [{ name: 'torte.jpg', bytes: await jpeg(300, 200) }]))
    const uses = async () => (await admin.get(`/api/v0/file/${file._id}/uses`)).text
    await save(item, { images: [file._id] })
    expect(await uses()).toContain(item._id)
    await discard(item, 1)
    expect(await uses()).not.toContain(item._id)
  })

  test('names nobody any more once the account is erased', async () => {
    const item = await sell({ title: 'Hörnchen' })
    const leaver = await app.as('member')
    await save(item, { title: 'Croissant' }, { by: leaver })
    await app.scope.change((unit) =>
      personal.erase(unit, { id: leaver.userId, emails: [], person: null }),
    )
    const nobody = { _id: null, name: '' }
    expect(await draftOf(item)).toMatchObject({ begun_by: nobody, saved_by: nobody })
  })
})

describe('the right to publish', () => {
  test('is not needed for a draft, and needed for all that visitors notice', async () => {
    const item = await sell({ title: 'Semmel' })
    const direct = await editor.put(`/api/v0/product/${item._id}`, { title: 'X', version: 1 })
    expect(direct).toMatchObject({ status: 403, json: { code: 'C100' } })
    expect((await save(item, { title: 'Wecken' }, { by: editor })).status).toBe(200)
    expect((await publish(item, 1, editor)).status).toBe(403)
    expect((await liveOf(item)).title).toBe('Semmel')
    expect((await publish(item, 1)).status).toBe(200)
  })
})

describe('two people', () => {
  test('who save the same draft: the second is told, and what stands there', async () => {
    const item = await sell({ title: 'Krapfen' })
    const both = await Promise.all([
      save(item, { title: 'Berliner' }),
      save(item, { title: 'Pfannkuchen' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.json).toMatchObject({ code: 'stale', current: { revision: 1 } })
    const kept = await draftOf(item)
    expect(['Berliner', 'Pfannkuchen']).toContain(kept?.item.title)
  })

  test('of whom one is cut off in the middle of publishing: nothing has happened', async () => {
    const item = await sell({ title: 'Kranz', variants: [{ price: 600 }] })
    await save(item, { title: 'Kränzchen', variants: [{ ...item.variants[0], price: 700 }] })
    const cut = typedScope<CatalogTables>(scopeOf(app.services, SYSTEM)).change(async (unit) => {
      await makeLive(unit, item._id, { version: 1, revision: 1 })
      throw new Error('the process dies here')
    })
    await expect(cut).rejects.toThrow('dies here')
    expect(await liveOf(item)).toEqual({ ...item, has_draft: true })
    expect(await pricesOf(item)).toEqual([600])
    expect(await draftOf(item)).toMatchObject({ revision: 1, item: { title: 'Kränzchen' } })
  })

  test('who publish it at once: it happens once', async () => {
    const item = await sell({ title: 'Brot', variants: [{ price: 400 }] })
    await save(item, { variants: [{ ...item.variants[0], price: 500 }] })
    const all = await Promise.all([1, 2, 3, 4].map(() => publish(item, 1)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await pricesOf(item)).toEqual([400, 500])
    expect((await liveOf(item)).version).toBe(2)
  })
})

describe('while the live product changes', () => {
  test('publishing asks to look first, and takes back nothing the draft was not about', async () => {
    const axes = [{ name: 'Größe', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] }]
    const variants = [
      { price: 100, axes: ['S'] },
      { price: 200, axes: ['M'] },
    ]
    const item = await sell({ title: 'Tüte', axes, variants })
    const [small, middle] = item.variants
    await save(item, { title: 'Papiertüte', variants: [{ ...small, weight: 5 }, middle] })
    const wish = { ids: [item._id], change: { price_percent: '10', add_tags: ['neu'] } }
    const edited = await admin.post('/api/v0/batch/product/edit/', wish)
    expect(edited.json).toMatchObject({ items: [{ has_draft: true }] })
    expect(await publish(item, 1)).toMatchObject({ status: 409, json: { code: 'stale' } })
    const draft = await draftOf(item)
    expect(draft).toMatchObject({ changed: { tags: [], variants: [{ price: 100 }, {}] } })
    const now = await liveOf(item)
    expect((await publish(now, 1)).status).toBe(200)
    expect(await liveOf(item)).toMatchObject({
      title: 'Papiertüte',
      tags: ['neu'],
      variants: [
        { _id: small?._id, price: 110, weight: 5 },
        { _id: middle?._id, price: 220 },
      ],
    })
  })

  test('variants come and go on both sides', async () => {
    const axes = [{ name: 'Größe', values: ['S', 'M', 'L', 'XL'].map((value) => ({ value })) }]
    const sized = (size: string, values: object = {}) => ({ price: 100, axes: [size], ...values })
    const item = await sell({ title: 'Hemd', axes, variants: [sized('S'), sized('M')] })
    const [small, middle] = item.variants
    await save(item, { variants: [small, sized('L')] })
    const changed = await change(item, { variants: [middle, sized('XL'), small] })
    const draft = await draftOf(item)
    expect(draft?.item.variants.map((one) => one.axes[0])).toEqual(['S', 'L', 'XL'])
    const [live] = (await publish(changed, 1)).parse(publishDraft.reply).items
    expect(live?.variants.map((one) => one.axes[0])).toEqual(['S', 'L', 'XL'])
    expect(live?.variants[0]?._id).toBe(small?._id)
  })
})

describe('an earlier version', () => {
  test('comes back as a draft, as the history knows it', async () => {
    const item = await sell({ title: 'Eins', tags: ['alt'] })
    const two = await change(item, { title: 'Zwei', variants: [{ ...item.variants[0], price: 7 }] })
    const three = await change(two, { title: 'Drei', tags: [] })
    const Entries = z.object({ items: z.array(z.object({ _id: z.string(), action: z.string() })) })
    const { items } = (await admin.get(`/api/v0/audit/?noun=product&id=${item._id}`)).parse(Entries)
    const [, second, first] = items
    const restore = (entry: string | undefined, revision: number) =>
      editor.post(`${at(item)}/restore`, { entry, version: three.version, revision })
    expect((await restore(first?._id, 0)).status).toBe(200)
    expect(await draftOf(item)).toMatchObject({
      item: { title: 'Eins', tags: ['alt'], variants: [{ price: 450 }] },
      live: { title: 'Drei' },
    })
    expect((await restore(second?._id, 1)).status).toBe(200)
    const draft = await draftOf(item)
    expect(draft).toMatchObject({ revision: 2, item: { title: 'Zwei', tags: ['alt'] } })
    expect((await restore(item._id, 2)).status).toBe(404)
    expect((await liveOf(item)).title).toBe('Drei')
  })
})

test('a sale of a draft strikes nothing before it is published', async () => {
  const item = await sell({ title: 'Kipferl', variants: [{ price: 300 }] })
  const sale = { price: 200, from: null, to: null }
  await save(item, { variants: [{ ...item.variants[0], sale }] })
  expect(await liveOf(item)).toMatchObject({ price: 300 })
  expect((await page(item.href)).text).not.toContain('2,00')
  await publish(item, 1)
  expect(await pricesOf(item)).toEqual([300, 300, 200])
  expect(await liveOf(item)).toMatchObject({ price: 200, strike_price: 300 })
})

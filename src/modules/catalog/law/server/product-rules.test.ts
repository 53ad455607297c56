import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { one, png, send } from '#modules/files/server/test-files.ts'
import { lawAt } from '#tests/law-check.ts'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, sell, change, group } = await openShop()
const rule = lawAt(admin)
afterAll(() => app.close())

const MAKER = {
  name: 'Mühle Thomsen',
  address: 'Am Deich 1, 25813 Husum',
  email: 'post@muehle.example',
  responsible_name: '',
  responsible_address: '',
  responsible_email: '',
}

test('an empty shop lacks nothing', async () => {
  for (const id of ['L2', 'L8', 'L13']) expect((await rule(id)).state, id).toBe('green')
})

test('L2: what has no summary is named, and leads to its form', async () => {
  const item = await sell({ title: 'Roggenbrot' })
  await sell({ title: 'Entwurf', state: 'draft' })
  expect(await rule('L2')).toMatchObject({
    state: 'yellow',
    links: [{ label: 'Roggenbrot', path: `shop/products/${item._id}#summary` }],
  })
  expect((await rule('L2')).confirm).toMatchObject({ label: 'Die Namen genügen' })
  await change(item, { summary: 'Aus Natursauerteig, 750 g' })
  expect((await rule('L2')).state).toBe('green')
})

test('L13: maker and picture are missing one after the other', async () => {
  const [first] = (await rule('L13')).links
  expect(first?.label).toBe('Roggenbrot')
  const [id = '', field] = first?.path.split('/').at(-1)?.split('#') ?? []
  expect(field).toBe('maker')
  await admin.put(`/api/v0/product/${id}`, { maker: MAKER, version: 2 })
  expect(await rule('L13')).toMatchObject({ state: 'red', hint: expect.stringContaining('Bild') })
  const picture = one(await send(admin, [{ name: 'brot.png', bytes: await png(400, 300) }]))
  await admin.put(`/api/v0/product/${id}`, { images: [picture._id], version: 3 })
  expect(await rule('L13')).toMatchObject({ state: 'green', links: [] })
})

test('L13: downloads are no goods, and food is exempt until something new comes', async () => {
  await sell({ title: 'Backkurs als Film', withdrawal: 'digital' })
  expect((await rule('L13')).state).toBe('green')
  await sell({ title: 'Brötchen' })
  const { confirm } = await rule('L13')
  const confirmed = await admin.post('/api/v0/law/confirm', { rule: 'L13', seen: confirm?.seen })
  expect(confirmed.status).toBe(200)
  expect((await rule('L13')).state).toBe('green')
  await sell({ title: 'Brotkasten' })
  expect(await rule('L13')).toMatchObject({ state: 'red', links: [{ label: 'Brotkasten' }, {}] })
})

test('more than a few are not all named', async () => {
  for (let n = 1; n <= 6; n++) await sell({ title: `Brot ${n}` })
  const { links } = await rule('L2')
  expect(links).toHaveLength(6)
  expect(links.at(-1)?.path).toBe('shop/products?online_state=online')
})

test('L7: in groups with a base price every product says how much is in it', async () => {
  expect(await rule('L7')).toMatchObject({ state: 'yellow', confirm: { seen: expect.any(String) } })
  const above = await group('Mehl', { needs_base_price: true })
  const below = await group('Dinkelmehl', { parent: above._id })
  expect((await rule('L7')).state).toBe('green')
  const item = await sell({ title: 'Dinkelmehl 630', groups: [below._id] })
  await sell({ title: 'Auf Anfrage', groups: [below._id], is_on_request: true })
  expect(await rule('L7')).toMatchObject({ state: 'red', links: [{ label: 'Dinkelmehl 630' }] })
  await change(item, { content: { amount: '1', unit: 'kg' } })
  expect((await rule('L7')).state).toBe('green')
})

test('L8: a sale that lowers nothing anybody saw is told, and a log without protection is red', async () => {
  const { db } = app.services
  await sell({ title: 'Aktion', variants: [{ price: 900, sale: { price: 700 } }] })
  expect(await rule('L8')).toMatchObject({ state: 'yellow', links: [{ label: 'Aktion' }] })
  await sql`alter table product_prices disable trigger product_prices_once`.execute(db)
  expect((await rule('L8')).state).toBe('red')
  await sql`alter table product_prices enable trigger product_prices_once`.execute(db)
  expect((await rule('L8')).state).toBe('yellow')
})

test('what lacks something is found by an index, however many products there are', async () => {
  const { rows } = await app.services.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    return sql<Record<string, string>>`explain select products.id from products
      where products.state = 'online' and products.deleted_at is null
        and (products.maker ->> 'name' = '' or products.maker ->> 'address' = ''
          or products.maker ->> 'email' = '')
      order by products.id limit 6`.execute(db)
  })
  expect(JSON.stringify(rows)).toContain('products_without_maker')
})

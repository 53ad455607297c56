import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../server/test-shop.ts'

const { app, page, group } = await openShop()
afterAll(() => app.close())

test.each(['title', 'newest', 'price', '-price'])(
  'a list by %s goes on behind its last numbered page, and leaves nothing out',
  async (sort) => {
    const { _id, slug } = await group(`Lager ${sort}`, { sort })
    await sql`with made as (
        insert into products (id, title, slug, state, price_now, created_at)
        select gen_random_uuid(), 'Teil ' || n, ${slug} || '-teil-' || n, 'online', n % 7,
          now() - n % 5 * interval '1 day' from generate_series(1, 4850) n returning id)
      insert into product_group_members (product_id, group_id, position)
      select id, ${_id}, 0 from made`.execute(app.services.db)
    const seen = new Set<string>()
    let path: string | undefined = `/shop/${slug}?page=200`
    for (let at = 0; path && at < 5; at += 1) {
      const { status, text }: { status: number; text: string } = await page(path)
      expect(status, path).toBe(200)
      for (const [, one = ''] of text.matchAll(/href="\/shop\/p\/([^"]+)"/g)) {
        expect(seen, one).not.toContain(one)
        seen.add(one)
      }
      path = /href="([^"]+\?after=[^"]+)"/.exec(text)?.[1]
    }
    expect(seen.size).toBe(24 + 50)
  },
)

test('of more than are counted the best come first all the same', async () => {
  await sql`with made as (
      insert into products (id, title, slug, state, price_now)
      select gen_random_uuid(), case when n > 1197 then 'Zirbenbrett ' else 'Brett ' end || n,
        'brett-' || n, 'online', 100
      from generate_series(1, 1200) n returning id),
    words as (insert into product_words (word) values ('zirbenbrett') on conflict do nothing)
    insert into product_texts (product_id, words)
    select id, array_to_tsvector(search_lexemes('zirbenbrett')) from made`.execute(app.services.db)
  const { text } = await page('/productsearch?q=Zirbenbrett')
  expect(text).toMatch(/Mehr als 1\.?000 Produkte/)
  const [first, second, third] = [...text.matchAll(/href="\/shop\/p\/([^"]+)"/g)].map(
    ([, at]) => at,
  )
  expect(new Set([first, second, third])).toEqual(
    new Set(['brett-1198', 'brett-1199', 'brett-1200']),
  )
})

test.each([
  ['products_tags', sql`select id from products where tags @> ${['x']}::text[]`],
  [
    'product_variants_gtin',
    sql`select id from product_variants where gtin <> '' and gtin = ${'4006381333931'}`,
  ],
])('%s answers without reading all there is', async (index, question) => {
  const plan = await app.services.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return JSON.stringify((await sql`explain ${question}`.execute(tx)).rows)
  })
  expect(plan).toContain(index)
})

test('whatever else stands in the address is no page', async () => {
  const { slug } = await group('Leer')
  for (const after of ['x', '019a8f00-0000-7000-8000-00000000dead'])
    expect((await page(`/shop/${slug}?after=${after}`)).status, after).toBe(404)
})

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

test('whatever else stands in the address is no page', async () => {
  const { slug } = await group('Leer')
  for (const after of ['x', '019a8f00-0000-7000-8000-00000000dead'])
    expect((await page(`/shop/${slug}?after=${after}`)).status, after).toBe(404)
})

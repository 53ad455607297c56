import { afterAll, expect, test, vi } from 'vitest'
import { openShop } from '../../server/test-shop.ts'
import { MENU_TAG, PRODUCTS_TAG } from '../../server/unit-of-work.ts'

const { app, page, sell, change } = await openShop()
afterAll(() => app.close())

test('a change of a product drops its own pages, others only when it moves among them', async () => {
  let item = await sell({ title: 'Nur ich' })
  const drop = vi.spyOn(app.services.cache, 'drop')
  const own = `product:${item._id}`
  /** What a change drops, here and, before and after the renewal, when its own notification comes back. */
  const dropped = async (values: object) => {
    drop.mockClear()
    item = await change(item, values)
    const all = () => drop.mock.calls.map(([tags]) => tags)
    await expect.poll(() => all().filter((tags) => tags.includes(own)).length).toBeGreaterThan(2)
    return new Set(all().flat())
  }
  await dropped({ summary: 'Die Meldung des Anlegens ist damit vorbei.' })
  await sell({ title: 'Die andere' })
  await dropped({ summary: 'Auch die der anderen.' })
  const host = new URL(app.services.settings.baseUrl).host
  const paths = ['/Impressum', '/shop', '/shop/p/nur-ich', '/shop/p/die-andere']
  const kept = () => paths.filter((path) => app.services.cache.find(host + path))
  for (const path of paths) await page(path)
  expect(kept()).toEqual(paths)
  expect(await dropped({ summary: 'Ein neuer Satz.' })).toEqual(new Set([own]))
  expect(kept()).toEqual(['/Impressum', '/shop/p/die-andere'])
  expect((await page('/shop/p/nur-ich')).text).toContain('Ein neuer Satz.')
  expect(await dropped({ title: 'Nur du' })).toEqual(new Set([own, PRODUCTS_TAG]))
  expect(await dropped({ state: 'offline' })).toEqual(new Set([own, PRODUCTS_TAG, MENU_TAG]))
  expect(kept()).toEqual([])
  drop.mockRestore()
})

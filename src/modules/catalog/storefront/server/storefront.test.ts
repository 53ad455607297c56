import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { shopSection } from '#modules/shop/config.ts'
import { settleJobs } from '../../products/server/prices/settle-products.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, page, sell, change, group, configure } = await openShop()
afterAll(() => app.close())
const db = tablesOf<CatalogTables>(app.services.db)

test('an empty shop says so, and is in no menu', async () => {
  const { status, text } = await page('/shop')
  expect([status, text.includes('Hier entsteht gerade unser Shop')]).toEqual([200, true])
  expect((await page('/Impressum')).text).not.toContain('href="/shop"')
})

describe('whoever may not put products online', () => {
  test('writes drafts, and changes nothing visitors see', async () => {
    await grantMembers(admin, { catalog: ['view', 'create', 'edit', 'delete'] })
    const member = await app.as('member')
    const variants = [{ price: 100 }]
    const made = await member.post('/api/v0/product/', { title: 'Entwurf', variants })
    expect(made.status).toBe(200)
    const online = await sell({ title: 'Öffentlich' })
    const refused = { status: 403, json: { code: 'C100' } }
    const url = `/api/v0/product/${online._id}`
    const draft = Object(made.json).items[0]
    const tries = [
      member.post('/api/v0/product/', { title: 'X', variants, state: 'online' }),
      member.put(url, { title: 'Y', version: 1 }),
      member.remove(url),
      member.put(`/api/v0/product/${draft._id}`, { state: 'online', version: 1 }),
      member.post('/api/v0/batch/product/edit/', {
        ids: [online._id],
        change: { price_percent: '-50' },
      }),
      member.post('/api/v0/product_group/', { title: 'Gruppe' }),
      member.post('/api/v0/color/', { title: 'Blau' }),
    ]
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(refused)
    await admin.remove(url)
    expect(await member.post(`${url}/restore`)).toMatchObject(refused)
  })
})

describe('a product page', () => {
  test('says what the law wants beside a price, in both languages', async () => {
    await sell({
      title: 'Honigkuchen',
      summary: 'Mit Heidehonig',
      description: 'Weich.\n\n- Mehl\n- Honig',
      en: {
        title: 'Honey cake',
        summary: '',
        description: '',
        meta_title: '',
        meta_description: '',
      },
      content: { amount: '750', unit: 'g' },
      maker: {
        name: 'Backhaus Nordlicht',
        address: 'Hafen 1, Husum',
        email: 'hallo@backhaus.example',
        responsible_name: '',
        responsible_address: '',
        responsible_email: '',
      },
      warnings: 'Enthält Gluten.',
      variants: [{ price: 450, sku: 'HK-1', gtin: '4006381333931', weight: 750 }],
    })
    const { status, text } = await page('/shop/p/honigkuchen')
    expect(status).toBe(200)
    for (const words of [
      '<h1>Honigkuchen</h1>',
      '4,50',
      'Grundpreis: 6,00',
      '/\u00a0kg',
      'inkl. MwSt.',
      'href="/Versandkosten"',
      'Lieferzeit: 2–5 Werktage',
      'Backhaus Nordlicht',
      'Hafen 1, Husum',
      'hallo@backhaus.example',
      'Enthält Gluten.',
      '<li><p>Honig</p></li>',
      'HK-1',
      '"@type":"Product"',
      '"price":"4.50"',
      '"@type":"BreadcrumbList"',
    ])
      expect(text, words).toContain(words)
    const english = (await page('/en/shop/p/honigkuchen')).text
    for (const words of ['<h1>Honey cake</h1>', '€4.50', 'incl. VAT', 'href="/en/shipping-costs"'])
      expect(english, words).toContain(words)
  })

  test('needs no script to choose a variant, and names every colour', async () => {
    const red = await admin.post('/api/v0/color/', { title: 'Kirschrot', hex: '#aa0000' })
    const color = Object(red.json).items[0]._id
    const item = await sell({
      title: 'Hocker',
      axes: [
        {
          name: 'Größe',
          name_en: 'Size',
          values: [
            { value: 'Klein', value_en: 'Small' },
            { value: 'Groß', value_en: 'Large' },
          ],
        },
      ],
      variants: [
        { price: 9900, axes: ['Klein'], color, sku: 'H-K' },
        { price: 12_900, axes: ['Groß'], color, sku: 'H-G' },
      ],
    })
    const { text } = await page('/shop/p/hocker')
    expect(text).toContain('ab 99,00')
    expect(text).toContain('Kirschrot')
    const large = item.variants[1]?._id
    expect(text).toContain(`/shop/p/hocker?variant=${large}`)
    const chosen = (await page(`/shop/p/hocker?variant=${large}`)).text
    expect(chosen).toContain('129,00')
    expect(chosen).not.toContain('ab 99,00')
    expect(chosen).toContain('H-G')
    expect(chosen).toMatch(/<link rel="canonical" href="[^"]*\/shop\/p\/hocker"/)
    expect((await page('/en/shop/p/hocker')).text).toContain('Large')
    const wrong = await page('/shop/p/hocker?variant=019a8f00-0000-7000-8000-00000000dead')
    expect([wrong.status, wrong.to]).toEqual([302, '/shop/p/hocker'])
  })

  test('is drawn anew when it changes, leads from former addresses, and is gone when it is', async () => {
    const item = await sell({ title: 'Alter Name' })
    expect((await page('/shop/p/alter-name')).status).toBe(200)
    const renamed = await change(item, { title: 'Neuer Name', slug: 'neuer-name' })
    const moved = await page('/shop/p/Alter-Name')
    expect([moved.status, moved.to]).toEqual([301, '/shop/p/neuer-name'])
    expect((await page('/shop/p/neuer-name')).text).toContain('<h1>Neuer Name</h1>')
    const off = await change(renamed, { state: 'offline' })
    expect((await page('/shop/p/neuer-name')).status).toBe(404)
    await change(off, { state: 'archived' })
    expect((await page('/shop/p/neuer-name')).status).toBe(410)
    expect((await page('/shop/p/nie-gesehen')).status).toBe(404)
  })

  test('shows no price on request, nor where the shop shows none, not even to machines', async () => {
    await sell({ title: 'Sonderbau', is_on_request: true, variants: [{ price: 123_456 }] })
    const { text } = await page('/shop/p/sonderbau')
    expect(text).toContain('Preis auf Anfrage')
    expect(text).not.toContain('1.234,56')
    expect(text).not.toContain('1234.56')
    await sell({ title: 'Stiller Preis', variants: [{ price: 77_777 }] })
    await configure('components.shop', { showPrice: false })
    expect((await page('/shop/p/stiller-preis')).text).not.toMatch(/777[.,]77/)
    await configure('components.shop', { showPrice: true })
    expect((await page('/shop/p/stiller-preis')).text).toContain('777,77')
  })

  test('what is typed into it cannot become markup', async () => {
    await sell({
      title: '<script>alert(1)</script>',
      slug: 'boese',
      description: '<img src=x onerror=alert(1)>\n\n</script><script>alert(2)</script>',
    })
    const { text } = await page('/shop/p/boese')
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img src=x')
  })
})

describe('time alone', () => {
  test('puts a product online and takes it off again, with all pages that show it', async () => {
    const item = await sell({
      title: 'Adventsstollen',
      online_from: new Date(Date.now() + 3_600_000).toISOString(),
      online_to: new Date(Date.now() + 7_200_000).toISOString(),
    })
    expect((await page('/shop/p/adventsstollen')).status).toBe(404)
    expect((await page('/shop')).text).not.toContain('Adventsstollen')
    await shift(item._id, "- interval '90 minutes'")
    expect((await page('/shop')).text).toContain('Adventsstollen')
    expect((await page('/shop/p/adventsstollen')).status).toBe(200)
    await shift(item._id, "- interval '60 minutes'")
    expect((await page('/shop')).text).not.toContain('Adventsstollen')
    expect((await page('/shop/p/adventsstollen')).status).toBe(404)
  })

  /** As if that much time had passed, and the job of the minute had run. */
  async function shift(id: string, by: string): Promise<void> {
    const move = sql.raw(by)
    await sql`update products set online_from = online_from ${move}, online_to = online_to ${move},
      changes_at = changes_at ${move} where id = ${id}`.execute(db)
    const job = settleJobs.find(({ cron }) => cron)
    const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
    await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  }
})

describe('groups', () => {
  test('lead down to their products, whatever group those are in below', async () => {
    const top = await group('Gebäck', { text: 'Frisch vom Blech.' })
    const below = await group('Kekse', { parent: top._id })
    await group('Leer')
    await sell({ title: 'Butterkeks', groups: [below._id] })
    const { text } = await page('/shop/gebaeck')
    for (const words of [
      '<h1>Gebäck</h1>',
      'Frisch vom Blech.',
      'Butterkeks',
      '/shop/gebaeck/kekse',
    ])
      expect(text, words).toContain(words)
    expect((await page('/shop')).text).not.toContain('href="/shop/leer"')
    expect((await page('/shop/leer')).text).toContain('zurzeit nichts')
    expect((await page('/shop/p/butterkeks')).text).toContain('href="/shop/gebaeck/kekse"')
    const sitemap = (await page('/sitemap.xml')).text
    for (const path of [
      '/shop',
      '/shop/gebaeck/kekse',
      '/shop/p/butterkeks',
      '/en/shop/p/butterkeks',
    ])
      expect(sitemap, path).toContain(`${path}</loc>`)
    expect((await page('/Impressum')).text).toContain('href="/shop"')
  })

  test('that are renamed lead from where they and those below them were', async () => {
    const top = await group('Früher')
    const below = await group('Unten', { parent: top._id })
    await admin.put(`/api/v0/product_group/${top._id}`, { slug: 'heute', version: top.version })
    const moved = await page('/shop/frueher/unten')
    expect([moved.status, moved.to]).toEqual([301, '/shop/heute/unten'])
    await admin.remove(`/api/v0/product_group/${below._id}`)
    expect((await page('/shop/heute/unten')).status).toBe(410)
  })

  test('have pages, of which the last is the last', async () => {
    const many = await group('Viele')
    for (let number = 0; number < 25; number++)
      await sell({ title: `Stück ${number}`, groups: [many._id] })
    expect((await page('/shop/viele')).text).toContain('href="/shop/viele?page=2"')
    expect((await page('/shop/viele?page=2')).text).toContain('Stück 9')
    expect((await page('/shop/viele?page=3')).status).toBe(404)
    for (const wrong of ['0', '-1', '1e3', 'x', '99999'])
      expect((await page(`/shop/viele?page=${wrong}`)).status, wrong).toBe(404)
  })
})

test('a shop that moved is found where it is, and where it was', async () => {
  await sell({ title: 'Umzug' })
  const { addresses } = shopSection.defaults
  await configure('components.shop', { addresses: { ...addresses, shop: '/laden' } })
  expect((await page('/laden/p/umzug')).status).toBe(200)
  const old = await page('/shop/p/umzug')
  expect([old.status, old.to]).toEqual([302, '/laden/p/umzug'])
  expect((await page('/en/laden')).text).toContain('/en/laden/p/umzug')
  await configure('components.shop', { addresses })
})

test('shipping costs are told as the settings have them', async () => {
  const { text } = await page('/Versandkosten')
  for (const words of ['Deutschland', '4,90', 'Ab 60,00', 'Österreich', '9,90'])
    expect(text, words).toContain(words)
  expect((await page('/en/shipping-costs')).text).toContain('Germany')
  await configure('components.shop', { showShippingCosts: false })
  expect((await page('/Versandkosten')).text).not.toContain('4,90')
})

test('a shop that is switched off has no pages and no calls, its parts neither', async () => {
  await configure('enabled_components', { modules: { shop: false } })
  expect((await page('/shop')).status).toBe(404)
  expect((await admin.get('/api/v0/product/')).status).toBe(404)
  for (const [path, words] of [
    ['/Versandkosten', 'Die Versandkosten richten sich nach Größe, Gewicht und Ziel'],
    ['/en/shipping-costs', 'Shipping costs depend on size, weight and destination'],
  ] as const) {
    const { status, text } = await page(path)
    expect([status, text.includes(words)]).toEqual([200, true])
  }
  expect((await page('/Impressum')).text).not.toContain('href="/shop"')
})

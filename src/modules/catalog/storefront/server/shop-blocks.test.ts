import { afterAll, describe, expect, test } from 'vitest'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { openShop } from '../../server/test-shop.ts'

const { app, admin, page, sell, change, group, configure } = await openShop()
afterAll(() => app.close())
const pages = pageClient(admin)
const CANVAS = '/api/v0/designer/canvas/'
const REFUSED = { status: 422, json: { code: 'blocks' } }

/** A live page with one block, at the address its title makes. */
async function showing(title: string, type: string, props: object) {
  const made = await pages.make(title)
  const saved = await pages.save(made._id, { blocks: [{ id: 'b', type, v: 1, props }] })
  if (saved.status !== 200) throw new Error(saved.text)
  await pages.publish(made._id)
  return async () => (await page(`/${title.toLowerCase()}`)).text
}

/** The titles of cards, in their order. */
const titles = (html: string) =>
  [...html.matchAll(/<h[23] class="product-card-title"><a href="([^"]*)">([^<]*)</g)].map(
    ([, href, title]) => `${title} ${href}`,
  )

describe('a list of products on a page', () => {
  test('shows the newest with their prices, and follows the shop', async () => {
    const read = await showing('Neues', 'product-list', { title: 'Frisch', count: 2 })
    expect(await read()).toContain('Hier gibt es zurzeit nichts.')
    for (const title of ['Erstes', 'Zweites']) await sell({ title })
    const third = await sell({ title: 'Drittes', content: { amount: '500', unit: 'g' } })
    const html = await read()
    expect(titles(html)).toEqual(['Drittes /shop/p/drittes', 'Zweites /shop/p/zweites'])
    for (const words of ['4,50', 'Grundpreis: 9,00', 'inkl. MwSt.', 'href="/Versandkosten"'])
      expect(html, words).toContain(words)
    await change(third, { title: 'Letztes', variants: [{ ...third.variants[0], price: 700 }] })
    const after = await read()
    expect(titles(after)[0]).toMatch(/^Letztes /)
    expect(after).toContain('Grundpreis: 14,00')
  })

  test('shows a group with all below it, or what was chosen, in that order', async () => {
    const bread = await group('Brote')
    const rye = await group('Roggenbrote', { parent: bread._id })
    const dark = await sell({ title: 'Schwarzbrot', groups: [rye._id] })
    const light = await sell({ title: 'Weißbrot', groups: [bread._id] })
    const ofGroup = await showing('Regal', 'product-list', { source: 'group', group: bread._id })
    expect(titles(await ofGroup())).toEqual([
      'Schwarzbrot /shop/p/schwarzbrot',
      'Weißbrot /shop/p/weissbrot',
    ])
    const chosen = { source: 'chosen', products: [light._id, dark._id], hasPrices: false }
    const ofChoice = await showing('Auswahl', 'product-list', chosen)
    const html = await ofChoice()
    expect(titles(html).map((one) => one.split(' ')[0])).toEqual(['Weißbrot', 'Schwarzbrot'])
    expect(html).not.toContain('class="price')
    await change(light, { state: 'offline' })
    expect(titles(await ofChoice())).toEqual(['Schwarzbrot /shop/p/schwarzbrot'])
    expect(titles(await ofGroup())).toEqual(['Schwarzbrot /shop/p/schwarzbrot'])
    await change({ ...light, version: light.version + 1 }, { state: 'online' })
    expect(titles(await ofChoice())).toHaveLength(2)
  })

  test('refuses what is neither a product nor a number it can show', async () => {
    const made = await pages.make('Falsch')
    for (const props of [{ products: ['x'] }, { count: 0 }, { source: 'all' }]) {
      const blocks = [{ id: 'b', type: 'product-list', v: 1, props }]
      expect(await pages.save(made._id, { blocks })).toMatchObject(REFUSED)
    }
  })
})

test('one product is drawn with its price and a way to it, and leaves with it', async () => {
  const item = await sell({ title: 'Festtorte', summary: 'Für zwölf' })
  const read = await showing('Torte', 'product', { product: item._id })
  const html = await read()
  for (const words of ['<h2>Festtorte</h2>', 'Für zwölf', '4,50', 'Zum Produkt'])
    expect(html, words).toContain(words)
  expect(html).toContain('class="button" href="/shop/p/festtorte"')
  await change(item, { slug: 'jubeltorte' })
  expect(await read()).toContain('href="/shop/p/jubeltorte"')
  await admin.remove(`/api/v0/product/${item._id}`)
  expect(await read()).not.toContain('Festtorte')
})

test('a mail shows products with their prices and whole addresses, English where it is', async () => {
  const item = await sell({ title: 'Stollen', content: { amount: '500', unit: 'g' } })
  const modules = [
    { id: 'one', type: 'product', props: { product: item._id } },
    { id: 'all', type: 'product-list', props: { source: 'chosen', products: [item._id] } },
  ]
  const draw = async (lang: string) => {
    const drawn = await admin.post('/api/v0/newsletter_template/preview', { lang, modules })
    expect(drawn.status, drawn.text).toBe(200)
    return String(Object(drawn.json).text)
  }
  const german = await draw('de')
  const { baseUrl } = app.services.settings
  const whole = (path: string) => new URL(path, baseUrl).href
  for (const words of ['Stollen', '4,50', 'Grundpreis: 9,00', 'inkl. MwSt.'])
    expect(german.split(words), words).toHaveLength(3)
  expect(german).toContain(whole('/shop/p/stollen'))
  expect(german).toContain(whole('/Versandkosten'))
  expect(await draw('en')).toContain(whole('/en/shop/p/stollen'))
})

test('groups are tiles as soon as there is something in them', async () => {
  const sweets = await group('Süßes')
  const read = await showing('Bummel', 'product-groups', { group: sweets._id })
  const cakes = await group('Kuchen', { parent: sweets._id })
  expect(await read()).not.toContain('group-tile')
  await sell({ title: 'Butterkuchen', groups: [cakes._id] })
  expect(await read()).toMatch(/href="\/shop\/suesses\/kuchen" class="group-tile"/)
})

test('links lead to products and groups wherever those are, in texts and buttons', async () => {
  const tins = await group('Dosen')
  const item = await sell({ title: 'Keksdose', groups: [tins._id] })
  const toProduct = { to: 'thing', noun: 'product', thing: item._id }
  const toGroup = { to: 'thing', noun: 'product-group', thing: tins._id }
  const words = { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: toGroup }] }
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
  const made = await pages.make('Wegweiser')
  const saved = await pages.save(made._id, {
    blocks: [
      { id: 'a', type: 'button', v: 1, props: { buttons: [{ label: 'Los', link: toProduct }] } },
      { id: 'b', type: 'text', v: 1, props: { text: doc } },
    ],
  })
  expect(saved.status).toBe(200)
  await pages.publish(made._id)
  const read = async () => (await page('/wegweiser')).text
  const first = await read()
  expect(first).toContain('href="/shop/p/keksdose"')
  expect(first).toContain('href="/shop/dosen"')
  const { blocks } = await pages.draft(made._id)
  const canvas = await admin.post(CANVAS, { page: made._id, lang: 'de', blocks })
  expect(Object(canvas.json).links.things).toMatchObject({
    [`product ${item._id}`]: { href: '/shop/p/keksdose', label: 'Keksdose' },
    [`product-group ${tins._id}`]: { href: '/shop/dosen' },
  })
  const renamed = await change(item, { slug: 'plaetzchendose' })
  const moved = { slug: 'blech', version: tins.version }
  await admin.put(`/api/v0/product_group/${tins._id}`, moved)
  const second = await read()
  expect(second).toContain('href="/shop/p/plaetzchendose"')
  expect(second).toContain('href="/shop/blech"')
  await change(renamed, { state: 'offline' })
  expect(await read()).not.toContain('plaetzchendose')
})

test.each([
  { to: 'thing', noun: 'product', thing: 'x' },
  { to: 'thing', noun: 'Produkt!', thing: '019a8f00-0000-7000-8000-00000000dead' },
  { to: 'thing', noun: 'product' },
])('no link is %j', async (link) => {
  const made = await pages.make('Abweg')
  const blocks = [{ id: 'a', type: 'button', v: 1, props: { buttons: [{ label: 'Los', link }] } }]
  expect(await pages.save(made._id, { blocks })).toMatchObject(REFUSED)
})

test('nothing of the shop is on a page while the shop is off', async () => {
  await sell({ title: 'Restposten' })
  const read = await showing('Ausverkauf', 'product-list', { title: 'Angebote' })
  expect(await read()).toContain('Angebote')
  await configure('enabled_components', { modules: { shop: false } })
  expect(await read()).not.toContain('Angebote')
})

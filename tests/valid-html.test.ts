import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { seedOnce } from '#app/server/seed.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { draftIn, returnsAt, WITHDRAWAL } from '#modules/returns/server/test-returns.ts'
import { shopSection } from '#modules/shop/config.ts'
import { TEMPLATE_NAMES } from '#modules/starter/template-names.ts'
import { ownSite, publicPaths } from '../bench/own-site.ts'
import { makeAccount, signedInBrowser } from './accounts.ts'
import type { Browser } from './browser.ts'
import { expectValid } from './judge-html.ts'
import { stepUp } from './step-up.ts'

/** Every address any module answers; where one asks for a key, a key nobody was given. */
const ADDRESSES = serverModules
  .flatMap(({ pages = [] }) => pages.flatMap(({ page }) => Object.values(page.path)))
  .map((path) => path.replaceAll(/:\w+\??/g, 'x'))

/** No site map names them, and they are more than their address. */
const ASKED = [
  '/suche?q=Brot',
  '/en/search?q=bread',
  '/productsearch?q=brot',
  '/productsearch?q=xyz',
  '/en/productsearch?q=xyz',
  '/gibt-es-nicht',
  '/en/gibt-es-nicht',
]

/** How the steps and the withdrawal are called in each language. */
const WAYS = [
  { checkout: '/checkout', withdrawal: '/widerruf' },
  { checkout: '/en/checkout', withdrawal: '/en/withdrawal' },
]

type Shop = Awaited<ReturnType<typeof openShop>>
type Till = Awaited<ReturnType<typeof openCheckout>>

describe.each(TEMPLATE_NAMES)('the website from %s, with its shop', (template) => {
  let shop: Shop
  let till: Till
  beforeAll(async () => {
    shop = await openShop()
    await seedOnce(shop.app, false)
    await ownSite(shop.admin, template, { shop: true })
    till = await openCheckout(shop)
  })
  afterAll(() => shop.app.close())

  test('is valid HTML on every page', async () => {
    const { guest } = shop.app
    const paths = await publicPaths(guest)
    expect(paths.filter((path) => path.startsWith('/shop/p/')).length).toBeGreaterThan(10)
    expect(paths).toEqual(expect.arrayContaining(['/', '/en', '/shop', '/en/shop']))
    for (const path of new Set([...paths, ...ADDRESSES, ...ASKED]))
      await expectValid(path, await guest.get(path))
  })

  test.each(WAYS)('is valid HTML at every step to an order: $checkout', async ({ checkout }) => {
    const { variant } = await till.stocked('9')
    const { browser } = till.shopper()
    const { look, send } = judgedIn(browser)
    await look(`${checkout}/cart`)
    await send(`${checkout}/cart`, { action: 'add', variant, quantity: '2' })
    await look(`${checkout}/cart`)
    await look(`${checkout}/address`)
    await send(`${checkout}/address`, { ...BUYER, email: 'jana', city: '' })
    await send(`${checkout}/address`, BUYER)
    await look(`${checkout}/shipping`)
    await send(`${checkout}/shipping`, { delivery: 'ship' })
    await look(`${checkout}/payment`)
    await send(`${checkout}/payment`, { payment_source: 'paypal' })
    await send(`${checkout}/payment`, { payment_source: 'prepayment' })
    const { text } = await look(`${checkout}/review`)
    const review = /name="review" value="([\w-]+)"/.exec(text)?.[1] ?? ''
    expect((await send(`${checkout}/review`, { review })).status).toBe(422)
    const placed = await send(`${checkout}/review`, { review, terms: 'yes' })
    expect(placed.headers.get('location')).toBe(`${checkout}/done`)
    expect((await look(`${checkout}/done`)).status).toBe(200)
  })

  test.each(WAYS)('is valid HTML from the order back: $withdrawal', async (way) => {
    const { variant } = await till.stocked('9')
    const { buy, captcha } = returnsAt(shop, till)
    const { number, token } = await buy(variant)
    const { look, send } = judgedIn(till.shopper().browser)
    expect((await look(`${way.checkout}/order/${token}`)).status).toBe(200)
    await look(`${way.withdrawal}?order=${token}`)
    expect((await send(way.withdrawal, { name: '', ...captcha() })).status).toBe(422)
    const asked = await send(way.withdrawal, { ...WITHDRAWAL, contract: number, ...captcha() })
    const done = await send(way.withdrawal, { draft: draftIn(asked.text) })
    expect(done.text).toContain(number)
    await look(`${way.checkout}/order/${token}`)
  })

  test('is valid HTML for a customer with an account', async () => {
    const browser = await signedInBrowser(shop.app, await makeAccount(shop.app))
    const { look } = judgedIn(browser)
    const { variant } = await till.stocked('9')
    await browser.form('/checkout/cart', { action: 'add', variant, quantity: '1' })
    await look('/checkout/address')
    for (const path of ADDRESSES) await look(path)
    expect((await look('/account/orders')).status).toBe(200)
  })

  test('is valid HTML while a payment is tried out', async () => {
    await stepUp(shop.app, shop.admin)
    const sources = ['prepayment', 'creditcard', 'paypal']
    await shop.configure('components.shop', {
      paymentsources: { configured: sources, enabled: sources },
      payments: { ...shopSection.defaults.payments, rehearsal: true },
    })
    const { variant } = await till.stocked('9')
    const { browser, buy } = till.shopper()
    const { token } = await buy({ variant, payment: 'creditcard' })
    const { look, send } = judgedIn(browser)
    const pay = `/checkout/pay/${token}`
    await look(pay)
    await send(pay, { action: 'pay' })
    const provider = (await look(`${pay}?go=1`)).headers.get('refresh')?.replace('0;url=', '') ?? ''
    expect((await look(provider)).status).toBe(200)
    await send(provider, { decision: 'refuse' })
    await look(pay)
  })

  /** Whatever this browser sees. Tests come faster than people do. */
  function judgedIn(browser: Browser) {
    return {
      look: async (path: string) => {
        const answer = await browser.get(path)
        await expectValid(path, answer)
        return answer
      },
      send: async (path: string, fields: Record<string, string>) => {
        await till.forgetLimits()
        const answer = await browser.form(path, fields)
        await expectValid(`POST ${path}`, answer)
        return answer
      },
    }
  }
})

describe('a product with everything', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.app.close())

  test('is valid HTML, as is its group and an empty one', async () => {
    const { app, group, sell, admin } = shop
    const top = await group('Brot', { text: 'Frisch.' })
    await group('Leer')
    const made = await admin.post('/api/v0/color/', { title: 'Blau', hex: '#1f3554' })
    const color = Object(made.json).items[0]._id
    const cloth = await sell({ title: 'Leinentuch', variants: [{ price: 900, color }] })
    await sell({
      title: 'Roggenbrot',
      groups: [top._id],
      related: [cloth._id],
      description: 'Gut.\n\n## Zutaten\n\n- Mehl\n- Salz',
      warnings: 'Enthält Gluten.',
      content: { amount: '750', unit: 'g' },
      axes: [{ name: 'Größe', values: [{ value: 'Klein' }, { value: 'Groß' }] }],
      variants: [
        { price: 300, axes: ['Klein'], sku: 'R-K' },
        { price: 500, axes: ['Groß'], sku: 'R-G' },
      ],
    })
    const paths = await publicPaths(app.guest)
    expect(paths).toEqual(expect.arrayContaining(['/shop', '/shop/brot', '/shop/p/roggenbrot']))
    for (const path of [...paths, '/shop/leer']) await expectValid(path, await app.guest.get(path))
  })
})

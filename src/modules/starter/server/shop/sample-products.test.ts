import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOnce } from '#app/server/seed.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { updateSection } from '#kernel/server/config/update-section.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { applyStarter, LayingState, StarterState } from '../../contract.ts'
import { OnlineState } from '../../contract-online.ts'
import { backhaus } from '../../templates/backhaus/template.ts'
import { readProgress } from '../progress.ts'
import { installDemo } from '../seed-demo.ts'

const ROOT = '/api/v0/starter'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await seedOnce(app, false)
})
afterAll(() => app.close())

const online = async () => (await admin.get(`${ROOT}/online/`)).parse(OnlineState)
const isOn = (on: TestApp) =>
  isComponentEnabled(on.services.config.get(enabledComponentsSection), 'shop')

async function orderOf(caller: Caller, more: object) {
  const { facts } = (await caller.get(`${ROOT}/`)).parse(StarterState)
  const own = { name: 'Reiter', street: 'Am Markt 3', zip: '07743', city: 'Jena' }
  return {
    order: uuidv7(),
    template: 'backhaus',
    languages: ['de'],
    facts: { ...facts, ...own, email: 'post@reiter.test' },
    look: null,
    ...more,
  }
}

async function liveProducts(on: TestApp): Promise<{ state: string; maker: string }[]> {
  const { rows } = await sql<{ state: string; maker: string }>`
    select state, maker ->> 'name' as maker from products where deleted_at is null`.execute(
    on.services.db,
  )
  return rows
}

const laidPages = async (on: TestApp) =>
  Object.keys((await readProgress(tablesOf(on.services.db))).pages)

test('without the wish for a shop there is neither a product nor a word of it', async () => {
  expect((await admin.post(`${ROOT}/`, await orderOf(admin, {}))).status).toBe(200)
  expect(isOn(app)).toBe(false)
  expect(await liveProducts(app)).toEqual([])
  for (const path of ['/', '/kontakt'])
    expect((await admin.get(path)).text).not.toMatch(/Onlineshop|Brot im Shop/)
  expect((await online()).products).toEqual([])
})

test('whoever wants one gets the products in their own name, as samples', async () => {
  const order = await orderOf(admin, { shop: true })
  expect((await admin.post(`${ROOT}/`, order)).status).toBe(200)
  expect(isOn(app)).toBe(true)
  const products = await liveProducts(app)
  expect(products).toHaveLength(backhaus.shop.products.length)
  expect(new Set(products.map(({ maker }) => maker))).toEqual(new Set(['Reiter']))
  expect((await online()).products).toHaveLength(products.length)
  const { location } = app.services.config.get(shopSection).cc_locations
  expect(app.services.config.get(shopSection).payments.rehearsal).toBe(false)
  expect(location).toMatchObject([{ title: 'Reiter', address: 'Am Markt 3', city: 'Jena' }])
  const path = `${ROOT}/order/?order=${order.order}&template=backhaus&shop=true`
  const total = backhaus.pictures.length + products.length
  expect((await admin.get(path)).parse(LayingState).pictures).toEqual({ done: total, total })
  expect((await admin.post(`${ROOT}/`, order)).status).toBe(200)
  expect(await liveProducts(app)).toHaveLength(products.length)
})

test('one that is rewritten, removed or taken over is no sample any more', async () => {
  const [rewritten, removed, kept] = (await online()).products
  const put = { title: 'Unser Brot', version: 1 }
  expect((await admin.put(`/api/v0/product/${rewritten?.product}`, put)).status).toBe(200)
  expect((await admin.remove(`/api/v0/product/${removed?.product}`)).status).toBe(200)
  const body = { product: kept?.product }
  const member = await app.as('member')
  expect((await member.post(`${ROOT}/samples/`, body)).status).toBe(403)
  const { products } = (await admin.post(`${ROOT}/samples/`, body)).parse(OnlineState)
  expect(products).toHaveLength(backhaus.shop.products.length - 3)
  const left = products.map(({ product }) => product)
  for (const one of [rewritten, removed, kept]) expect(left).not.toContain(one?.product)
  expect((await admin.post(`${ROOT}/samples/`, { product: uuidv7() })).status).toBe(404)
})

test('all samples go in one step, and nothing else does', async () => {
  const path = `${ROOT}/samples/products/remove/`
  expect((await (await app.as('member')).post(path, {})).status).toBe(403)
  expect((await admin.post(path, {})).parse(OnlineState).products).toEqual([])
  expect(await liveProducts(app)).toHaveLength(2)
  const { rows: groups } = await sql`
    select from product_groups where deleted_at is null`.execute(app.services.db)
  expect(groups.length).toBeGreaterThan(0)
  expect(groups.length).toBeLessThan(backhaus.shop.groups.length)
})

test('on a website that visitors see, samples of another template wait as drafts', async () => {
  expect((await admin.post(`${ROOT}/online/`, { isPublic: true })).status).toBe(200)
  const order = await orderOf(admin, { template: 'vereinsheim', shop: true })
  expect((await admin.post(`${ROOT}/`, order)).status).toBe(200)
  const states = (await liveProducts(app)).map(({ state }) => state).sort()
  expect(states).toEqual([...Array(12).fill('draft'), 'online', 'online'])
})

test('a product of the demo that somebody changed stays, and the shop with it', async () => {
  const house = await startTestApp()
  try {
    await installDemo(house.scope, backhaus)
    const owner = await house.as('admin')
    const shop = () => house.services.config.get(shopSection)
    expect(shop().payments.rehearsal).toBe(true)
    // Settings that somebody touched are not the demo's any more, and are not put back with it.
    await updateSection(house.scope, shopSection, (known) => ({ ...known, showPrice: false }))
    const { rows } = await sql<{ id: string }>`
      select id from products order by id limit 1`.execute(house.services.db)
    const put = { title: 'Ganz meins', version: 1 }
    expect((await owner.put(`/api/v0/product/${rows[0]?.id}`, put)).status).toBe(200)
    const order = await orderOf(owner, {})
    const { kept } = (await owner.post(`${ROOT}/`, order)).parse(applyStarter.reply)
    expect(kept.map(({ title }) => title)).toContain('Ganz meins')
    expect(await liveProducts(house)).toHaveLength(1)
    expect(isOn(house)).toBe(true)
    expect(shop()).toMatchObject({ showPrice: false, payments: { rehearsal: false } })
    // The number it kept is not given away again; what speaks of buying comes with the shop.
    expect(await laidPages(house)).not.toContain('withdrawal')
    const again = await orderOf(owner, { shop: true })
    expect((await owner.post(`${ROOT}/`, again)).status).toBe(200)
    expect(await liveProducts(house)).toHaveLength(41)
    expect(await laidPages(house)).toContain('withdrawal')
  } finally {
    await house.close()
  }
})

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { product } from '#modules/catalog/products/product.ts'
import { reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { ADMIN_PASSWORD } from '../e2e/kontor-process.ts'
import { BUYER_ENV, buyerOf } from '../faults/rig/buyers.ts'
import { switchAllOn } from '../faults/rig/change-section.ts'
import { must, newVariant, openShop } from '../faults/rig/open-shop.ts'
import { callerOf } from '../tests/caller.ts'
import { atLeast, atMost, type Bench, median, percentile, type Row } from './bench.ts'
import { cpuTime } from './cpu-time.ts'
import { type Grown, growthRows, withGrown } from './list-growth.ts'
import { load } from './load.ts'
import { serveSameBytes } from './pages.bench.ts'
import { weighPage } from './weight.bench.ts'

const PATH = '/api/v0/product/'
const SIZES = [1000, 100_000]
const ROUNDS = 3
const CALLS = 100
const SECONDS = 3
const LANES = 8
const MISSES = 2000
const IDENTITY = { 'accept-encoding': 'identity' }
const Page = z.object({ next: z.string().nullable() })

/** The shop from its lists to a whole order, through the built app. */
export const bench: Bench = {
  title: 'Shop (against 1,000 products, or against node:http in the same run)',
  run: () =>
    withGrown({
      sizes: SIZES,
      env: BUYER_ENV,
      grow: growTo,
      use: async (grown) => {
        for (const { admin } of grown) await switchAllOn(admin)
        return [...(await listRows(grown)), ...(await pageRows(grown))]
      },
    }),
}

async function listRows(grown: readonly Grown[]): Promise<Row[]> {
  const ask = { grown, path: PATH, method: 'GET' } as const
  const lists = { 'by title': {}, 'by price': { sort: 'price' } }
  // Of a hundred times as many products they find a hundred times as many, and count them.
  const searches = { 'one tag': { tags: 't7' }, search: { search: 'Nordlicht' } }
  return [
    ...(await growthRows({ ...ask, questions: lists, bar: 1.2 })),
    ...(await growthRows({ ...ask, questions: searches, bar: 2 })),
    ...(await deepRows(grown)),
  ]
}

/** Where someone keeps scrolling. */
async function deepRows(grown: readonly Grown[]): Promise<Row[]> {
  const last = grown.at(-1)
  if (!last) return []
  let next: string | null = ''
  for (let page = 0; page < 30 && next !== null; page += 1) {
    const query = new URLSearchParams({ limit: '200', ...(next && { cursor: next }) })
    next = must(await last.admin.get(`${PATH}?${query}`)).parse(Page).next ?? next
  }
  const first = await timed(() => last.admin.get(`${PATH}?limit=24`))
  const deep = await timed(() =>
    last.admin.get(`${PATH}?${new URLSearchParams({ limit: '24', cursor: next ?? '' })}`),
  )
  return [atMost(`row 6,001 by cursor against page 1, ${last.size}`, deep / first, 1.5)]
}

async function timed(ask: () => Promise<{ status: number; text: string }>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) {
    const began = performance.now()
    must(await ask())
    times.push(performance.now() - began)
  }
  return percentile(times, 0.95)
}

/** What visitors get, of the larger shop. */
async function pageRows(grown: readonly Grown[]): Promise<Row[]> {
  const shop = grown.at(-1)
  if (!shop) return []
  const { admin, url } = shop
  // Filling both shops took longer than a sign-in proves who somebody is.
  must(await admin.post('/api/v0/auth/stepUp', { password: ADMIN_PASSWORD }))
  await openShop(admin)
  const variant = await newVariant(admin)
  const made = must(await admin.get(`${PATH}?sort=-created&limit=1`))
  const [item] = made.parse(product.calls.list.reply).items
  const path = item?.href ?? ''
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
  try {
    const raw = await cachedRow(bare, url + path)
    return [
      raw.row,
      await missRow(shop),
      ...(await searchRows(grown, raw.url)),
      ...(await ratesOf(shop, { variant, raw: raw.url })),
    ].concat(await weightRows(url, path))
  } finally {
    bare.kill()
  }
}

async function cachedRow(bare: ChildProcess, url: string) {
  const { raw } = await serveSameBytes(bare, url)
  const rates = { own: [0], raw: [0] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.raw[round] = (await load({ url: raw, headers: IDENTITY })).perSecond
    rates.own[round] = (await load({ url, headers: IDENTITY })).perSecond
  }
  const ratio = median(rates.own) / median(rates.raw)
  return { url: raw, row: atLeast('cached product page / node:http', ratio, 0.57) }
}

/** Pages nobody has asked for yet. The first ones warm up what all of them need. */
async function missRow({ admin, url, processes }: Grown): Promise<Row> {
  const paths: string[] = []
  for (let next: string | null = ''; next !== null && paths.length < MISSES; ) {
    const query = new URLSearchParams({ limit: '200', ...(next && { cursor: next }) })
    const listed = must(await admin.get(`${PATH}?${query}&online_state=online`))
    const page = listed.parse(product.calls.list.reply)
    paths.push(...page.items.map(({ href }) => href))
    next = page.next
  }
  const open = async (some: readonly string[]) => {
    for (const path of some) must(await callerOf(url).get(path))
  }
  const half = Math.floor(paths.length / 2)
  await open(paths.slice(0, half))
  const before = await cpuTime(processes[0])
  await open(paths.slice(half))
  const spent = (await cpuTime(processes[0])) - before
  return atMost('a product page nobody kept, ms of CPU', spent / (paths.length - half), 2.5)
}

type Asked = { variant: string; raw: string }

/** By the same client in as many lanes as the bare server is asked in. */
async function ratesOf({ url }: Grown, { variant, raw }: Asked): Promise<Row[]> {
  let buyers = 0
  const add = () =>
    perSecond(async () => {
      buyers += 1
      const [begin] = buyerOf(buyers).fill(variant)
      must((await begin?.(url)) ?? { status: 500, text: 'nobody to ask' })
    })
  const order = () =>
    perSecond(async () => {
      buyers += 1
      const buyer = buyerOf(buyers)
      for (const step of buyer.fill(variant)) must(await step(url))
      const { review } = must(await buyer.review(url)).parse(reviewCall.reply)
      must(await buyer.order(review)(url))
    })
  const rates = await rounds([() => bareRate(raw), add, order])
  const [bare = 0, added = 0, ordered = 0] = rates
  return [
    atLeast('into the cart / node:http', added / bare, 0.015),
    atLeast(`a whole guest order, ${LANES} at once / node:http`, ordered / bare, 0.004),
    { name: 'whole guest orders a second', value: ordered.toFixed(1) },
  ]
}

function bareRate(raw: string): Promise<number> {
  return perSecond(async () => {
    await (await fetch(raw)).text()
  })
}

/** Every hundredth product is found: ten of the small shop, a thousand of the large one. */
async function searchRows(grown: readonly Grown[], raw: string): Promise<Row[]> {
  const searches = grown.map((shop) => () => searchRate(shop.url))
  const [bare = 0, small = 0, large = 0] = await rounds([() => bareRate(raw), ...searches])
  return [
    atLeast('search of 1,000 / node:http', small / bare, 0.02),
    atLeast('search of 100,000 / node:http', large / bare, 0.02),
    atMost('search of 100,000 against 1,000', small / large, 2),
  ]
}

/** In turn, so that whatever else the machine does hits them alike. */
async function rounds(works: readonly (() => Promise<number>)[]): Promise<number[]> {
  const rates = works.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, work] of works.entries()) rates[at]?.push(await work())
  return rates.map(median)
}

let visitors = 100_000

function searchRate(url: string): Promise<number> {
  return perSecond(async () => {
    visitors += 1
    const from = {
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    }
    must(await callerOf(url).get('/productsearch?q=Nordlicht', from))
  })
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  let done = 0
  const lane = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return (done * 1000) / (performance.now() - began)
}

async function weightRows(url: string, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of [path, '/shop', '/productsearch?q=Nordlicht', '/checkout/cart']) {
    const { script, whole } = await weighPage(url, one)
    const name = one.split('?')[0]
    if (one === path) rows.push({ name: 'script of a product page', ...kilobytes(script, 9) })
    rows.push({ name: `${name}: html + script + styles`, ...kilobytes(whole, 90) })
  }
  return rows
}

function kilobytes(value: number, bar: number) {
  return { value: `${value.toFixed(1)} kB`, bar: `≤ ${bar} kB`, isGood: value <= bar }
}

async function growTo(client: pg.Client, size: number): Promise<void> {
  await client.query(FILL, [size])
  for (const table of ['products', 'product_variants', 'product_prices', 'product_texts'])
    await client.query(`vacuum analyze ${table}`)
}

const FILL = `
  with made as (
    insert into products (id, title, slug, summary, tags, state, price_now, created_at, updated_at)
    select gen_random_uuid(), 'Ware ' || md5(n::text), 'ware-' || n, 'Aus unserer Werkstatt.',
      array['t' || n % 60], case when n % 10 = 0 then 'draft' else 'online' end, 100 + n % 9000,
      now() - random() * interval '2000 days', now() - random() * interval '2000 days'
    from generate_series(1, $1::int) n returning id, title, slug, price_now, state
  ), variants as (
    insert into product_variants (id, product_id, position, sku, price)
    select gen_random_uuid(), id, 0, slug, price_now from made returning id, product_id, price
  ), prices as (
    insert into product_prices (product_id, variant_id, price, kind)
    select product_id, id, price, 'regular' from variants
  ), slugs as (
    insert into product_slugs (slug, product_id, is_current, was_online)
    select slug, id, true, state = 'online' from made
  ), words as (
    insert into product_words (word) values ('nordlicht') on conflict do nothing
  )
  insert into product_texts (product_id, words)
  select id, array_to_tsvector(search_lexemes(concat_ws(' ', title, slug,
    case when slug like '%07' then 'Nordlicht' end))) from made`

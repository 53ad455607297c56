import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { requiredText } from '#kernel/contract/fields.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { type Answer, type Caller, callerOf } from '#tests/caller.ts'
import { startTestApp } from '#tests/test-app.ts'
import { errorCatalogue } from '../app-error.ts'
import { tablesOf } from '../database.ts'
import { housekeeping } from '../housekeeping/housekeeping.ts'
import { routesOf } from '../route.ts'
import { scopeOf } from '../scope.ts'

type Tables = KernelTables & { test_orders: { id: number; item: string } }

const PATH = '/api/v0/test_order/'
const broken = errorCatalogue({ broken: { status: 422, code: 'broken', de: 'Nein', en: 'No' } })

const placeOrder = endpoint({
  method: 'POST',
  path: PATH,
  access: anyone,
  idempotent: true,
  guestCookie: 'test_guest',
  body: z.strictObject({ item: requiredText(100) }),
  reply: z.object({ number: z.int(), item: z.string() }),
})

/** What happens while an order is being placed. */
let during: (item: string) => Promise<void> = async () => undefined

const orders: ServerModule = {
  name: 'test-orders',
  label: { de: 'Bestellungen', en: 'Orders' },
  migrations: {
    '20261116-1301-test-orders': {
      up: (db) =>
        sql`create table test_orders (id int generated always as identity, item text)`
          .execute(db)
          .then(() => undefined),
    },
  },
  routes: [
    routesOf<Tables>()(placeOrder, async (context, { body: { item } }) => {
      await context.change(({ db }) =>
        sql`insert into test_orders (item) values (${item})`.execute(db),
      )
      await during(item)
      const { rows } = await sql<{ id: number }>`
        select id from test_orders where item = ${item}`.execute(context.db)
      return { number: rows[0]?.id ?? 0, item }
    }),
  ],
}

const app = await startTestApp({ module: orders })
afterAll(() => app.close())
const db = tablesOf<Tables>(app.services.db)
const user = await app.as('user')

const place = (item: string, key?: string, caller: Caller = user): Promise<Answer> =>
  caller.post(PATH, { item }, key === undefined ? {} : { 'idempotency-key': key })

async function placed(item: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from test_orders where item = ${item}`.execute(db)
  return rows[0]?.count ?? 0
}

test('a repeated call gets the first reply to the letter and does nothing', async () => {
  const first = await place('Stuhl', 'key-stuhl')
  const again = await place('Stuhl', 'key-stuhl')
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.text).toBe(first.text)
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await placed('Stuhl')).toBe(1)
})

test('without a key every call counts', async () => {
  await place('Tisch')
  await place('Tisch')
  expect(await placed('Tisch')).toBe(2)
})

test('the same key with another body is refused', async () => {
  await place('Lampe', 'key-lampe')
  const other = await place('Lampen', 'key-lampe')
  expect(other).toMatchObject({ status: 409, json: { code: 'idempotency-key-reused' } })
  expect(await placed('Lampen')).toBe(0)
})

test('a key belongs to its caller', async () => {
  const mine = await place('Regal', 'key-regal')
  const theirs = await place('Regal', 'key-regal', await app.as('user'))
  const guests = await place('Regal', 'key-regal', { ...user, ...app.guest })
  expect([mine, theirs, guests].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await placed('Regal')).toBe(3)
})

test('a key of one guest neither clashes with nor answers that of another', async () => {
  const guest = (name: string) => callerOf(app.url, `test_guest=${name}`)
  const sent = await place('Truhe', 'key-truhe', guest('a'))
  expect((await place('Kommode', 'key-truhe', guest('b'))).status).toBe(200)
  const same = await place('Truhe', 'key-truhe', guest('b'))
  expect(same).toMatchObject({ status: 409, json: { code: 'idempotency-key-reused' } })
  expect((await place('Truhe', 'key-truhe', guest('a'))).text).toBe(sent.text)
  expect([await placed('Truhe'), await placed('Kommode')]).toEqual([1, 1])
  const { rows } = await sql<{ key: string }>`select key from idempotency_keys
    where key like '% key-truhe'`.execute(db)
  expect(rows.some(({ key }) => key.startsWith('a '))).toBe(false)
})

test.each(['kurz', 'mit Leerzeichen', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  expect(await place('Bank', key)).toMatchObject({ status: 400, json: { code: 'invalid' } })
  expect(await placed('Bank')).toBe(0)
})

test('of two at once the second is told so, and gets the reply afterwards', async () => {
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  during = async () => {
    enter()
    await opened
  }
  const first = place('Schrank', 'key-schrank')
  await entered
  const second = await place('Schrank', 'key-schrank')
  expect(second).toMatchObject({ status: 409, json: { code: 'in-progress' } })
  open()
  during = async () => undefined
  const third = await first.then(() => place('Schrank', 'key-schrank'))
  expect(third.text).toBe((await first).text)
  expect(await placed('Schrank')).toBe(1)
})

test('of 20 at once one does the work', async () => {
  const calls = Array.from({ length: 20 }, () => place('Bett', 'key-bett'))
  const answers = await Promise.all(calls)
  const replies = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text))
  expect(replies.size).toBe(1)
  for (const { status, json } of answers) if (status !== 200) expect(json.code).toBe('in-progress')
  expect(await placed('Bett')).toBe(1)
})

test('what fails after its work leaves neither work nor reply, and may be tried again', async () => {
  during = async () => {
    throw broken.broken()
  }
  expect((await place('Uhr', 'key-der-uhr')).status).toBe(422)
  expect(await placed('Uhr')).toBe(0)
  during = async () => undefined
  expect((await place('Uhr', 'key-der-uhr')).status).toBe(200)
  expect(await placed('Uhr')).toBe(1)
})

test('a reply is kept for 48 hours and then swept', async () => {
  await place('Sofa', 'key-sofa')
  const age = (hours: number) =>
    sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours}::int)
      where key = 'key-sofa'`.execute(db)
  await age(47)
  await place('Sofa', 'key-sofa')
  expect(await placed('Sofa')).toBe(1)
  await age(49)
  await place('Sofa', 'key-sofa')
  expect(await placed('Sofa')).toBe(2)
  await age(49)
  const attempt = { id: 'x', number: 1, isLast: false, signal: new AbortController().signal }
  await housekeeping.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  const left = db.selectFrom('idempotency_keys').select('key').where('key', '=', 'key-sofa')
  expect(await left.execute()).toEqual([])
})

test('the API description states the key', async () => {
  const document = await app.guest.get('/api/openapi.json')
  const Paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  const { post } = document.parse(Paths).paths[PATH] ?? {}
  expect(JSON.stringify(post)).toContain('"Idempotency-Key"')
})

test('a malformed key is refused with a sentence in the language of the caller', async () => {
  const refused = await user.post(
    PATH,
    { item: 'Bank' },
    { 'idempotency-key': 'kurz', 'accept-language': 'de' },
  )
  expect(refused).toMatchObject({ status: 400, json: { code: 'invalid' } })
  expect(Object(refused.json).fields['idempotency-key']).toMatch(/^Der Schlüssel braucht 8 bis 200/)
  const english = await app.guest.post(
    PATH,
    { item: 'Bank' },
    { 'idempotency-key': 'mit Leerzeichen', 'accept-language': 'en' },
  )
  expect(Object(english.json).fields['idempotency-key']).toMatch(/^The key needs 8 to 200/)
  expect(await placed('Bank')).toBe(0)
})

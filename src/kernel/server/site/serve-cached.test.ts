import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packPage } from './cache/pack-page.ts'
import { createPageCache } from './cache/page-cache.ts'
import { answerFromCache } from './serve-cached.ts'
import { ServedPages } from './served/served-pages.ts'

const HTML = `<!doctype html><title>Über uns</title>${'<p>Eiche, geölt.</p>'.repeat(200)}`
const cache = createPageCache()
const served = new ServedPages(2)
served.isWanted = true
const site = { cache, served, hostOf: () => 'main' }
const server = createServer((incoming, response) => {
  if (!answerFromCache(site, incoming, response)) response.writeHead(599).end('next')
})

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' }
  const page = packPage({ status: 200, headers, html: HTML })
  cache.store({ key: 'main/about', page, tags: ['config'], since: cache.moment() })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

test('a hit goes out in the best encoding the client takes', async () => {
  const brotli = await ask('/about', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML)
  const gzip = await ask('/about', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(HTML)
  const plain = await ask('/about')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(HTML)
  for (const { status, headers, body } of [brotli, gzip, plain]) {
    expect(status).toBe(200)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('accept-encoding')
  }
})

test('who has the page already gets a 304 without a body', async () => {
  const { headers } = await ask('/about')
  const again = await ask('/about', { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.etag).toBe(headers.etag)
  expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD gets the headers of GET and no body', async () => {
  const get = await ask('/about', { 'accept-encoding': 'br' })
  const head = await ask('/about', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  const without = ({ date: _date, ...rest }: Reply['headers']) => rest
  expect(without(head.headers)).toEqual(without(get.headers))
})

test('cookies change nothing and none is ever set', async () => {
  const reply = await ask('/about', { cookie: 'kontor_session=someone; kontor_hint=1' })
  expect(reply.body.toString()).toBe(HTML)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['/about?x=1', 'GET'],
  ['/other', 'GET'],
  ['/about', 'POST'],
  ['/about', 'DELETE'],
  ['/About', 'GET'],
])('%s by %s is left to the routes', async (path, method) => {
  expect((await ask(path, {}, method)).status).toBe(599)
})

test('poisoned headers reach neither the key nor the reply', async () => {
  const plain = await ask('/about')
  for (const name of ['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'x-http-method']) {
    const reply = await ask('/about', { [name]: 'evil.example/poison', host: 'evil.example' })
    expect(reply.body.equals(plain.body)).toBe(true)
    expect(JSON.stringify(reply.headers)).not.toContain('evil')
  }
})

test('a hit is noted for those who count, with its headers and nothing of its content', async () => {
  served.take()
  await ask('/about', { referer: 'https://search.example/' })
  const { pages } = served.take()
  expect(pages).toMatchObject([
    {
      path: '/about',
      query: '',
      isMissing: false,
      headers: { referer: 'https://search.example/' },
    },
  ])
})

test('HEAD is no view, and what finds no room is dropped and counted', async () => {
  served.take()
  await ask('/about', {}, 'HEAD')
  for (let times = 0; times < 5; times++) await ask('/about')
  const { pages, dropped } = served.take()
  expect([pages.length, dropped]).toEqual([2, 3])
  expect(served.take()).toEqual({ pages: [], dropped: 0 })
})

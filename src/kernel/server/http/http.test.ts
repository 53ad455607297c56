import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes, samplePath } from '#tests/all-routes.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const LOGIN = '/api/v0/auth/login'

describe('bodies', () => {
  test('unknown fields are refused by name, in the language asked for', async () => {
    const body = { handle: 'a', password: 'b', extra: 1 }
    const german = await app.guest.post(LOGIN, body)
    expect(german.status).toBe(400)
    expect(german.json).toMatchObject({ code: 'invalid', fields: { extra: expect.any(String) } })
    const english = await app.guest.post(LOGIN, body, { 'accept-language': 'en' })
    expect(english.json.message).toBe('Please check the marked fields.')
  })

  test('a missing field asks to be filled in', async () => {
    const { json } = await app.guest.post(LOGIN, { handle: '' })
    expect(json.fields).toEqual({
      handle: 'Bitte füllen Sie dieses Feld aus',
      password: 'Bitte füllen Sie dieses Feld aus',
    })
  })

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonx', 415],
  ])('%s is not taken by the API', async (type, status) => {
    const headers = { 'content-type': type }
    const answer = await app.guest.raw(LOGIN, {
      method: 'POST',
      headers,
      body: '{"handle":"a","password":"b"}',
    })
    expect(answer.status).toBe(status)
  })

  test.each(['application/json\t; a', 'application/json ;charset=utf-8'])(
    'odd spelling %j does not skip validation',
    async (type) => {
      const headers = { 'content-type': type }
      const answer = await app.guest.raw(LOGIN, { method: 'POST', headers, body: '{"extra":1}' })
      expect([400, 415]).toContain(answer.status)
    },
  )

  test.each([
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{broken',
    '[]',
    'null',
    '"x"',
  ])('%s is bad input and harms nothing', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.guest.raw(LOGIN, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('a body over one megabyte is too large', async () => {
    const answer = await app.guest.post(LOGIN, { handle: 'a'.repeat(1_100_000), password: 'b' })
    expect(answer.status).toBe(413)
    expect(answer.json.code).toBe('too-large')
  })

  test('a thousand unknown fields are refused in a short answer', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, 1]))
    const answer = await admin.put('/api/v0/auth/', { _id: admin.userId, ...unknown })
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toMatchObject({ k0: expect.stringContaining('Unbekannte') })
    expect(answer.text.length).toBeLessThan(20_000)
  })

  test('a long path to a fault is cut', async () => {
    const answer = await admin.put('/api/v0/auth/', { ['x'.repeat(100_000)]: 1 })
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(2_000)
  })

  test('a guest sends at most 64 kB, and no thousands of values', async () => {
    const long = await app.guest.post(LOGIN, { handle: 'a'.repeat(70_000), password: 'b' })
    const many = await app.guest.post(LOGIN, { handle: Array.from({ length: 5000 }, () => 0) })
    expect([long.status, many.status]).toEqual([413, 413])
    expect(many.json.code).toBe('too-large')
  })

  test('NUL and half characters are refused, not stored', async () => {
    for (const name of ['a\u0000b', 'a\ud800']) {
      const answer = await admin.put('/api/v0/auth/', { _id: admin.userId, name })
      expect(answer.status).toBe(400)
    }
  })
})

describe('hostile input', () => {
  test('NUL and traversal in every path: never a 5xx', async () => {
    const broken: string[] = []
    for (const { endpoint } of allRoutes()) {
      for (const bad of ['%00', '..%2f..%2fetc', '%ff', "'--", '%F0%9F%92%A9']) {
        const path = endpoint.path.replace(/:\w+/g, bad)
        const answer = await admin.raw(path, {
          method: endpoint.method === 'GET' ? 'GET' : 'DELETE',
        })
        if (answer.status >= 500) broken.push(`${endpoint.method} ${path} → ${answer.status}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('odd query strings: never a 5xx', async () => {
    const broken: string[] = []
    for (const { endpoint } of allRoutes().filter(({ endpoint }) => endpoint.method === 'GET')) {
      for (const query of [
        '?page=-1',
        '?page=1e309',
        '?sort=id;drop table users',
        '?__proto__=1',
        '?search=%00',
        '?limit=9999',
        '?cursor=!!',
      ]) {
        const answer = await admin.get(samplePath(endpoint) + query)
        if (answer.status >= 500) broken.push(`${endpoint.path}${query} → ${answer.status}`)
      }
    }
    expect(broken).toEqual([])
  })
})

describe('headers', () => {
  test('an API reply is not stored and not sniffed', async () => {
    const { headers } = await app.guest.get('/api/v0/auth/getLoggedInState/')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('an unknown call is 404 with code, an unknown page is a page', async () => {
    const call = await app.guest.get('/api/v0/nothing')
    expect(call.status).toBe(404)
    expect(call.json.code).toBe('not-found')
    const page = await app.guest.get('/gibt-es-nicht')
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toContain('text/html')
  })
})

test('health and readiness answer', async () => {
  expect((await app.guest.get('/healthz')).json).toEqual({ ok: true })
  expect((await app.guest.get('/readyz')).json).toEqual({ ok: true })
})

test('the API reference names every endpoint with its access', async () => {
  const { parse } = await app.guest.get('/api/openapi.json')
  const document = parse(
    z.object({
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
      components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
    }),
  )
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'kontor_session' },
  })
  for (const { endpoint } of allRoutes()) {
    const path = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]
    expect(path?.[endpoint.method.toLowerCase()]).toMatchObject({
      description: expect.stringContaining('Access: '),
      summary: expect.stringMatching(/^[A-Z‘“'"].+/),
      security: endpoint.access.kind === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    })
  }
  const docs = await app.guest.get('/api/docs/')
  expect(docs.status).toBe(200)
  expect(docs.text).not.toMatch(/src="https?:/)
})

test('the admin centre sends others to login, in German, with the way back', async () => {
  for (const caller of [app.guest, await app.as('user')]) {
    const { status, headers } = await caller.get('/admincenter/bugtracker/browse?page=2')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(
      '/login?lang=de&next=%2Fadmincenter%2Fbugtracker%2Fbrowse%3Fpage%3D2',
    )
  }
  const page = await (await app.as('admin')).get('/admincenter')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
})

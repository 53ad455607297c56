import { request } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { cookieFor } from '../../faults/rig/cookie-for.ts'
import { allRoutes, samplePath } from '../all-routes.ts'
import { callerOf } from '../caller.ts'
import { startTestApp } from '../test-app.ts'
import { POISONS } from './poisons.ts'

const app = await startTestApp()
afterAll(() => app.close())
beforeEach(() => app.services.cache.clear())

const SHARED = ['/', '/Impressum', '/Datenschutz', '/en', '/en/imprint', '/en/privacy']
const FILES = ['/robots.txt', '/sitemap.xml', '/gibt-es-nicht', '/en/nothing-here']
const CANARY = 'Canaria Vogelsang'
const person = await signedInPerson()

describe('a shared page', () => {
  test.each([...SHARED, ...FILES])(
    '%s is the same for everyone, whoever asked first',
    async (path) => {
      const first = await person.get(path)
      const kept = await app.guest.get(path)
      app.services.cache.clear()
      const fresh = await app.guest.get(path)
      expect(first.text).not.toContain(CANARY)
      expect(kept.text).toBe(first.text)
      expect(fresh.text).toBe(first.text)
      expect(fresh.headers.get('etag')).toBe(first.headers.get('etag'))
    },
  )

  test.each(SHARED)('%s is kept for everyone and sets no cookie', async (path) => {
    for (const caller of [person, person, app.guest]) {
      const { status, headers } = await caller.get(path)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('vary')).toBe('accept-encoding')
    }
  })
})

test('nothing public ever sets a cookie, nothing with a cookie is public', async () => {
  const gets = allRoutes().filter(({ endpoint }) => endpoint.method === 'GET')
  const paths = [...SHARED, ...FILES, '/login', '/admincenter', '/account/x.css', '/api/docs/']
  const wrong: string[] = []
  for (const path of [...paths, ...gets.map(({ endpoint }) => samplePath(endpoint))]) {
    for (const caller of [app.guest, await signedInPerson()]) {
      const { headers } = await caller.get(path)
      const control = headers.get('cache-control') ?? ''
      if (control.includes('public') && headers.has('set-cookie')) wrong.push(path)
      if (path.startsWith('/api/v') && control !== 'no-store') wrong.push(`${path}: ${control}`)
    }
  }
  expect(wrong).toEqual([])
})

describe('a header nobody asked for', () => {
  const path = '/Impressum'

  test.each(POISONS)('%s: %s changes neither the page nor what is kept', async (name, value) => {
    const clean = await app.guest.get(path)
    app.services.cache.clear()
    const poisoned = await ask(path, { [name]: value })
    const after = await app.guest.get(path)
    expect(poisoned.text).toBe(clean.text)
    expect(poisoned.location).toBeUndefined()
    expect(after.text).toBe(clean.text)
    expect(app.services.cache.size().pages).toBe(1)
  })

  test.each(['http://evil.example/Impressum', '//evil.example/Impressum', '/Impressum#evil'])(
    'the request line %s neither leads away nor stays',
    async (line) => {
      const clean = await app.guest.get(path)
      app.services.cache.clear()
      const { text, location = '/' } = await ask(line, {})
      expect(text).not.toContain('evil')
      expect(new URL(location, app.url).host).toBe(new URL(app.url).host)
      expect((await app.guest.get(path)).text).toBe(clean.text)
    },
  )
})

async function signedInPerson() {
  const { userId } = await app.as('user')
  const db = tablesOf<AuthTables>(app.services.db)
  await db.updateTable('users').set({ name: CANARY }).where('id', '=', userId).execute()
  return callerOf(app.url, await cookieFor(app.services.db, { userId, isStaff: false }))
}

type Seen = { status: number; location: string | undefined; text: string }

/** By hand, because fetch sets some of these headers itself. */
function ask(path: string, headers: Record<string, string>): Promise<Seen> {
  const { port } = new URL(app.url)
  const { promise, resolve, reject } = Promise.withResolvers<Seen>()
  const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    const { statusCode: status = 0, headers: got } = response
    response.on('end', () => resolve({ status, location: got.location, text }))
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Section } from '#modules/config/contract.ts'
import { makeAccount, PASSWORD } from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'
import { shopSection } from '../config.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('pages answer at the addresses chosen for them, and so do their forms', async () => {
  await choose({ login: '/anmelden', account: '/mein-konto' })
  expect(target(await app.guest.get('/login?next=%2Fkasse'))).toEqual([
    302,
    '/anmelden?next=%2Fkasse',
  ])
  expect((await app.guest.get('/anmelden')).text).toContain('</form>')
  expect((await app.guest.get('/en/anmelden')).text).toContain('lang="en"')
  const { handle } = await makeAccount(app)
  const browser = browserAt(app.url)
  expect((await browser.form('/anmelden', { handle, password: PASSWORD })).status).toBe(303)
  expect((await browser.get('/mein-konto/addresses')).status).toBe(200)
  const late = await browserAt(app.url).form('/login', { handle, password: PASSWORD })
  expect(target(late)).toEqual([307, '/anmelden'])
})

test('an address that is taken or elsewhere moves nothing', async () => {
  await choose({ login: '/Impressum', signup: 'https://elsewhere.example/signup', account: '/' })
  expect((await app.guest.get('/Impressum')).text).toContain('Impressum')
  expect((await app.guest.get('/signup')).status).toBe(200)
  expect((await app.guest.get('/')).status).toBe(200)
})

async function choose(addresses: Record<string, string>): Promise<void> {
  const admin = await app.as('admin')
  const sections = (await admin.get('/api/v0/config/')).parse(z.array(Section))
  const version = sections.find(({ name }) => name === shopSection.name)?.version
  const value = { ...shopSection.defaults, addresses }
  const saved = await admin.put('/api/v0/config/', { name: shopSection.name, version, value })
  expect(saved.status).toBe(200)
}

function target({ status, headers }: { status: number; headers: Headers }) {
  return [status, headers.get('location')]
}

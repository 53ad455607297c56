import { Agent } from 'node:http'
import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#kernel/access/roles.ts'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { waitUntil } from '#platform/wait.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { allRoutes } from './all-routes.ts'
import { callerOf } from './caller.ts'
import { plantedSections } from './faults/plant-secrets.ts'
import { startRealKontor } from './faults/real-kontor.ts'
import { type Case, casesOf } from './fuzz/cases-of.ts'
import { sendCase } from './fuzz/send-case.ts'
import { allSections, wishes } from './fuzz/wishes.ts'

const ENV = {
  KONTOR_SECRET: 'CANARY-env-secret-of-thirty-two-or-more',
  KONTOR_ADMIN_PASSWORD: 'CANARY-admin-password',
  SMTP_URL: 'smtp://mailer:CANARY-smtp-password@127.0.0.1:1',
  KONTOR_LOG: 'debug',
}
const PAGES = ['/', '/Impressum', '/login', '/gibt-es-nicht', '/admincenter', '/robots.txt', '/%ff']
const CASES = 2

const kept = new Map<Endpoint, Case[]>()
function casesFor(endpoint: Endpoint): Case[] {
  const known = kept.get(endpoint)
  if (known) return known
  const made = fc.sample(casesOf(endpoint, wishes()), { numRuns: CASES, seed: 3 })
  kept.set(endpoint, made)
  return made
}

const kontor = await startRealKontor(ENV)
const db = openDatabase<AuthTables>(openPool(kontor.database.target, () => undefined))
const agent = new Agent({ keepAlive: true })
const cookies = new Map<Role, string>()
const seen: string[] = []
afterAll(async () => {
  agent.destroy()
  await db.destroy()
  await kontor.remove()
})

beforeAll(async () => {
  for (const role of ROLES) if (role !== 'guest') cookies.set(role, await signIn(role))
  const system = callerOf(kontor.url, cookies.get('system'))
  for (const { name, value } of plantedSections()) {
    const { status, text } = await system.put('/api/v0/config/', { name, value, version: 0 })
    expect([name, status]).toEqual([name, 200])
    note(`PUT config ${name}`, text)
  }
})

test('there is a canary in every secret of every section', () => {
  const planted = plantedSections().flatMap(({ canaries }) => canaries)
  expect(planted).toHaveLength(allSections().flatMap(({ secretPaths }) => secretPaths).length)
  expect(planted.length).toBeGreaterThan(5)
})

test.each(ROLES)('as %s no call and no page shows a secret', async (role) => {
  const wire = { url: kontor.url, agent, cookie: cookies.get(role), hangMs: 20_000 }
  for (const path of [...PAGES, '/api/docs/', '/api/openapi.json']) {
    note(
      `${role} GET ${path}`,
      (await sendCase(wire, { method: 'GET', path, type: undefined })).text,
    )
  }
  for (const { endpoint } of allRoutes()) {
    if (/logout|login|changePassword/.test(endpoint.path)) continue
    for (const one of casesFor(endpoint)) {
      const { status, text } = await sendCase(wire, one)
      if (status >= 500) seen.push(`${role} ${one.method} ${one.path}: ${status}`)
      note(`${role} ${one.method} ${one.path}`, text)
    }
  }
  const caller = callerOf(kontor.url, cookies.get(role))
  for (const { name } of allSections()) {
    note(
      `${role} history of ${name}`,
      (await caller.get(`/api/v0/config/history/?name=${name}`)).text,
    )
  }
  note(`${role} audit`, (await caller.get('/api/v0/audit/?limit=200')).text)
  expect(seen).toEqual([])
})

test('failures and what is written to the log show none either', async () => {
  const guest = callerOf(kontor.url)
  const system = callerOf(kontor.url, cookies.get('system'))
  const wrong = { handle: 'admin', password: 'CANARY-mistyped-password' }
  note('login', (await guest.post('/api/v0/auth/login', wrong)).text)
  note('login', (await guest.post('/api/v0/auth/login', { ...wrong, extra: 1 })).text)
  const right = { handle: 'admin', password: ENV.KONTOR_ADMIN_PASSWORD }
  note('login', (await guest.post('/api/v0/auth/login', right)).text)
  const change = { password: ENV.KONTOR_ADMIN_PASSWORD, newPassword: 'CANARY-x' }
  note('password', (await system.post('/api/v0/auth/changePassword', change)).text)
  const sections = await system.get('/api/v0/config/')
  const id = /"mailboxes":\[\{[^}]*"_id":"([^"]+)"/.exec(sections.text)?.[1] ?? ''
  const mail = { mailbox: { _id: id }, to: 'jemand@example.org' }
  const tried = await system.post('/api/v0/config_test_mailbox', mail)
  expect(tried.status).toBe(200)
  note('mailbox', tried.text)
  expect(await waitUntil(isLossLogged, { timeoutMs: 30_000 })).toBe(true)
  expect(kontor.output()).not.toContain('secretKey')
  note('log', kontor.output())
  expect(seen).toEqual([])
})

test('at rest every secret is sealed', async () => {
  const { rows: tables } = await sql<{ name: string }>`select quote_ident(schemaname) || '.' ||
    quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'jobs')`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text
      from ${sql.raw(name)} t where t::text like '%CANARY%'`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  expect(found).toEqual(['public.users'])
})

/** A loss is logged only for a connection that rests; one at work fails its call instead. */
async function isLossLogged(): Promise<boolean> {
  const system = callerOf(kontor.url, cookies.get('system'))
  note('around a loss', (await system.get('/api/v0/config/')).text)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'kontor%'
      and pid <> pg_backend_pid()`.execute(db)
  return kontor.output().includes('a connection was lost')
}

/** Canaries sit in hashes, settings and sections; the tokens of all sessions count as well. */
function note(where: string, text: string): void {
  const tokens = [...cookies.values()].map((cookie) => cookie.split('=')[1] ?? '')
  const found = ['CANARY', ...tokens].filter((canary) => text.includes(canary))
  if (found.length > 0)
    seen.push(`${where}: …${text.slice(Math.max(0, text.indexOf(found[0] ?? '') - 80), 200)}…`)
}

async function signIn(role: Role): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('users')
    .values({
      id,
      handle: `${role}@example.org`,
      username: '',
      name: role,
      roles: [role],
      password_hash: `$argon2id$v=19$m=19456,t=2,p=1$CANARY${role}`,
      last_login_at: null,
      last_active_at: null,
    })
    .execute()
  return cookieFor(db, { userId: id, isStaff: role !== 'user' })
}

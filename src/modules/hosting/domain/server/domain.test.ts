import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { startNameServer } from '#kernel/server/dns/test-dns.ts'
import { readSettings } from '#kernel/server/settings.ts'
import type { Caller } from '#tests/caller.ts'
import { freePort } from '#tests/free-port.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { checkDomain, readDomain } from '../domain.calls.ts'
import { checkDomain as check } from './check-domain.ts'

const ROOT = '/api/v0/hosting'
const CHECK = `${ROOT}/domain/check/`
const open: { close(): unknown }[] = []
afterAll(async () => {
  for (const one of open.reverse()) await one.close()
})

const names = await startNameServer({
  'here.kontor.test': { A: ['127.0.0.1'] },
  'www.here.kontor.test': { A: ['127.0.0.1'] },
  'inside.kontor.test': { A: ['10.11.12.13'] },
  'mixed.kontor.test': { A: ['127.0.0.1', '192.168.17.1'], AAAA: ['fd00:0:0:0:0:0:0:1'] },
  'bare.kontor.test': {},
})
open.push(names)

type TestInstance = { app: TestApp; admin: Caller; port: number }

async function house(name: string): Promise<TestInstance> {
  const port = await freePort()
  const base = `http://${name}:${port}`
  const app = await startTestApp({ env: { KONTOR_BASE_URL: base, KONTOR_DNS: names.address } })
  open.push(app)
  return { app, admin: await app.as('admin'), port }
}

/** What stands between the open network and Kontor. */
async function proxyTo(url: string, port: number): Promise<Server> {
  const server = createServer((inner) => {
    const outer = connect(Number(new URL(url).port), '127.0.0.1')
    for (const end of [inner, outer]) end.on('error', () => end.destroy())
    inner.pipe(outer).pipe(inner)
  })
  return listening(server, port)
}

async function listening(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  return server
}

const checked = async ({ admin }: TestInstance) =>
  (await admin.post(CHECK, {})).parse(checkDomain.reply)

test('opening the screen looks nothing up; a click asks DNS for the address and its twin', async () => {
  const here = await house('here.kontor.test')
  const known = (await here.admin.get(`${ROOT}/domain/`)).parse(readDomain.reply)
  expect(known).toMatchObject({ host: 'here.kontor.test', isDomain: true, isHttps: false })
  expect(names.asked).toEqual([])
  const before = await checked(here)
  expect(before).toMatchObject({ answer: 'unreachable', certificate: null })
  expect([...new Set(names.asked)].toSorted()).toEqual([
    'here.kontor.test A',
    'here.kontor.test AAAA',
    'www.here.kontor.test A',
    'www.here.kontor.test AAAA',
  ])
  await proxyTo(here.app.url, here.port)
  const after = await checked(here)
  expect(after).toMatchObject({ answer: 'ours', next: 'in-house' })
  expect(after.hosts[0]).toEqual({
    host: 'here.kontor.test',
    addresses: ['127.0.0.1'],
    state: 'found',
  })
})

test('another Kontor behind the address is not taken for this one', async () => {
  const here = await house('here.kontor.test')
  const other = await startTestApp()
  open.push(other)
  await proxyTo(other.url, here.port)
  expect(await checked(here)).toMatchObject({ answer: 'other' })
})

test('a name without a record, and one that nobody knows, are missing', async () => {
  const bare = await checked(await house('bare.kontor.test'))
  expect(bare).toMatchObject({ answer: 'not-asked', next: 'dns-missing' })
  const unknown = await checked(await house('unknown.kontor.test'))
  expect(unknown.hosts.map(({ state }) => state)).toEqual(['missing', 'missing'])
})

test.each(['inside', 'mixed'])(
  'a name that leads into the network around (%s) is not followed',
  async (name) => {
    const here = await house(`${name}.kontor.test`)
    let knocks = 0
    const canary = createServer((socket) => {
      knocks += 1
      socket.destroy()
    })
    await listening(canary, here.port)
    expect(await checked(here)).toMatchObject({ answer: 'private', next: 'dns-private' })
    expect(knocks).toBe(0)
  },
)

test('a certificate that nobody vouches for is named, and nothing is sent over it', async () => {
  const port = await freePort()
  const KONTOR_BASE_URL = `https://here.kontor.test:${port}`
  const settings = readSettings({ KONTOR_BASE_URL, KONTOR_DNS: names.address })
  const folder = await mkdtemp(join(tmpdir(), 'kontor-cert-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const order = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subject = ['-subj', '/O=Niemand/CN=here.kontor.test', '-days', '30', '-nodes']
  execFileSync('openssl', [...order, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  let heard = ''
  const server = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (socket) =>
      void socket.on('error', () => socket.destroy()).on('data', (part) => (heard += part)),
  )
  await listening(server, port)
  await rm(folder, { recursive: true, force: true })
  const { answer, certificate } = await check({ settings, secret: Buffer.alloc(32) })
  expect([answer, certificate?.state, certificate?.issuer]).toEqual([
    'other',
    'untrusted',
    'Niemand',
  ])
  expect(certificate?.validTo).toMatch(/^\d{4}-/)
  expect(heard).toBe('')
})

test('without a domain nobody is asked at all', async () => {
  const app = await startTestApp({ env: { KONTOR_DNS: names.address } })
  open.push(app)
  const asked = names.asked.length
  const found = await checked({ app, admin: await app.as('admin'), port: 0 })
  expect(found).toMatchObject({ hosts: [], answer: 'not-asked', next: 'no-domain' })
  expect(names.asked).toHaveLength(asked)
})

test('only admins check; a proof is good for its token alone', async () => {
  const here = await house('here.kontor.test')
  for (const caller of [here.app.guest, await here.app.as('member')])
    expect((await caller.post(CHECK, {})).status).toBeGreaterThanOrEqual(401)
  const one = await here.app.guest.get(`${ROOT}/proof/01890000-0000-7000-8000-000000000000`)
  const two = await here.app.guest.get(`${ROOT}/proof/01890000-0000-7000-8000-000000000001`)
  expect(one.status).toBe(200)
  expect(one.text).not.toBe(two.text)
  expect((await here.app.guest.get(`${ROOT}/proof/anything`)).status).toBe(400)
})

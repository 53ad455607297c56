import { createECDH } from 'node:crypto'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { grant } from '#modules/people/server/test-persons.ts'
import { startTestApp } from '#tests/test-app.ts'
import { notify } from '../../server/api.ts'
import type { NoticeTables, NotificationTables } from '../../server/tables.ts'
import { pushAddress } from './push-services.ts'
import { pushJob } from './send-push.ts'

const received: { path: string; headers: NodeJS.Dict<string | string[]>; bytes: number }[] = []
let status = 201
let location: string | undefined
const service = createServer((request, response) => {
  let bytes = 0
  request.on('data', (part: Buffer) => {
    bytes += part.length
  })
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, bytes })
    response.writeHead(status, location === undefined ? {} : { location }).end()
  })
})
await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
const address = service.address()
const port = typeof address === 'object' && address ? address.port : 0
const HOST = `127.0.0.1:${port}`

const app = await startTestApp({ env: { KONTOR_PRIVATE_HOSTS: HOST } })
afterAll(async () => {
  await app.close()
  service.close()
})
const db = tablesOf<NotificationTables>(app.services.db)
const PUSH = '/api/v0/notice/push'
const MAY_READ = { 'bug-tracker': ['view'] }
type Member = Awaited<ReturnType<typeof app.as>>

beforeEach(async () => {
  received.length = 0
  status = 201
  location = undefined
  await grant(app, MAY_READ)
  await sql`delete from push_subscriptions`.execute(db)
  await sql`delete from notices`.execute(db)
})

function subscription(path = '/one', endpoint = `http://${HOST}${path}`) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const p256dh = own.getPublicKey().toString('base64url')
  return { endpoint, keys: { p256dh, auth: Buffer.alloc(16, 1).toString('base64url') } }
}

const tell = ({ userId }: Member) =>
  runChange<NoticeTables, void>({ ...app.services, user: SYSTEM, lang: SYSTEM.lang }, (change) =>
    notify(change, {
      userIds: [userId],
      kind: 'bug.changed',
      title: 'Die Kasse klemmt',
      link: 'bugtracker',
    }),
  )

/** Runs the jobs that telling somebody made. */
async function deliver() {
  const notices = await db.selectFrom('notices').select('id').execute()
  const browsers = await db.selectFrom('push_subscriptions').select('id').execute()
  const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
  for (const { id: notice } of notices)
    for (const { id } of browsers) {
      const payload = { notice, subscription: id }
      await pushJob.run(scopeOf(app.services, SYSTEM), payload as never, attempt)
    }
}

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/?fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://evilpush.apple.com/x',
  'https://push.apple.com.evil.example/',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/x',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)',
  '//fcm.googleapis.com/x',
  '',
])('%j is no address of a push service', async (endpoint) => {
  expect(pushAddress(endpoint, [])).toBeUndefined()
  const member = await app.as('member')
  const refused = await member.post(PUSH, subscription('', endpoint))
  expect(refused).toMatchObject({ status: 422, json: { code: 'push-service' } })
})

test('known services are accepted by https', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect(pushAddress(endpoint, [])?.href).toBe(endpoint)
})

test('a browser that subscribed is told, encrypted and signed', async () => {
  const member = await app.as('member')
  expect((await member.post(PUSH, subscription())).status).toBe(200)
  await tell(member)
  await deliver()
  expect(received).toHaveLength(1)
  const { headers, bytes } = received[0] ?? {}
  expect(headers?.['content-encoding']).toBe('aes128gcm')
  expect(headers?.authorization).toMatch(/^vapid t=/)
  expect(Number(headers?.ttl)).toBeGreaterThan(0)
  expect(bytes).toBeGreaterThan(103)
})

test('keys that nothing can be encrypted with, and strangers, are refused', async () => {
  const member = await app.as('member')
  const bad = { ...subscription(), keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }
  expect((await member.post(PUSH, bad)).status).toBe(400)
  expect((await app.guest.post(PUSH, subscription())).status).toBe(401)
  expect((await (await app.as('user')).post(PUSH, subscription())).status).toBe(403)
})

test('after the session ended nobody is told, also when the job waits already', async () => {
  const member = await app.as('member')
  await member.post(PUSH, subscription())
  await tell(member)
  await sql`delete from sessions where user_id = ${member.userId}`.execute(db)
  await deliver()
  expect(received).toEqual([])
})

test('who lost the right, chose it off, muted or read it already is not told', async () => {
  const member = await app.as('member')
  await member.post(PUSH, subscription())
  await tell(member)
  await grant(app, {})
  await deliver()
  await grant(app, MAY_READ)
  await sql`update notices set read_at = now()`.execute(db)
  await deliver()
  await sql`update notices set read_at = null`.execute(db)
  const { json } = await member.get('/api/v0/notice/settings')
  const { topics: _, ...known } = json
  const bug = { app: true, mail: 'none', push: false }
  expect((await member.put('/api/v0/notice/settings', { ...known, topics: { bug } })).status).toBe(
    200,
  )
  await deliver()
  expect(received).toEqual([])
})

test('an address that is gone is forgotten; a service that is busy is tried again', async () => {
  const member = await app.as('member')
  await member.post(PUSH, subscription())
  await tell(member)
  status = 503
  await expect(deliver()).rejects.toThrow('503')
  status = 410
  await deliver()
  expect(await db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
})

test('a service that leads elsewhere is not followed', async () => {
  const member = await app.as('member')
  await member.post(PUSH, subscription())
  await tell(member)
  status = 307
  location = `http://${HOST}/inside`
  await deliver()
  expect(received.map(({ path }) => path)).toEqual(['/one'])
})

test('another person in the same browser takes its place', async () => {
  const [one, two] = [await app.as('member'), await app.as('member')]
  const browser = subscription()
  await one.post(PUSH, browser)
  await two.post(PUSH, browser)
  await tell(one)
  await deliver()
  expect(received).toEqual([])
  await two.remove(PUSH)
  expect(await db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
})

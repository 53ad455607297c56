import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { startTestApp } from '#tests/test-app.ts'
import { Section } from '../contract.ts'

const taken: { user: string; password: string; to: string[] }[] = []
const smtp = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username = '', password = '' }, _session, done) => {
    if (password !== 'sesame') return done(new Error(`wrong password ${password}`))
    return done(null, { user: { username, password } })
  },
  onData: (stream, session, done) => {
    const user = z.object({ username: z.string(), password: z.string() }).parse(session.user)
    const to = session.envelope.rcptTo.map(({ address }) => address)
    stream.resume().on('end', () => {
      taken.push({ user: user.username, password: user.password, to })
      done(null, 'Message accepted, thank you')
    })
  },
})
const port = await new Promise<number>((resolve) => {
  const server = smtp.listen(0, '127.0.0.1', () => {
    resolve(z.object({ port: z.int() }).parse(server.address()).port)
  })
})
const app = await startTestApp({ env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' } })
afterAll(async () => {
  await app.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
const admin = await app.steppedUp('admin')

const box = {
  uuid: '0198f0aa-0000-7000-8000-000000000001',
  _id: '0198f0aa-0000-7000-8000-000000000001',
  name: 'Büro',
  host: '127.0.0.1',
  port,
  secure: false,
  user: 'buero',
  password: 'sesame',
  from: 'buero@example.org',
  reply_to: '',
}
const to = 'anna@example.org'

beforeEach(() => {
  taken.length = 0
})

test.each(['user', 'member', 'internal'] as const)('a %s cannot test a mailbox', async (role) => {
  const caller = await app.as(role)
  expect((await caller.post('/api/v0/config_test_mailbox', { mailbox: box, to })).status).toBe(403)
  expect(taken).toEqual([])
})

test('the mail server’s answer is shown', async () => {
  const reply = await tryOut(box)
  expect(reply.json).toEqual({ ok: true, answer: expect.stringContaining('Message accepted') })
  expect(taken).toEqual([{ user: 'buero', password: 'sesame', to: [to] }])
})

test('a stored mailbox is tested by its id alone, with its stored password', async () => {
  await store()
  expect((await tryOut({ _id: box._id })).json).toMatchObject({ ok: true })
  expect(taken).toHaveLength(1)
})

test('a mark stands for the stored password, but never at another host', async () => {
  await store()
  expect((await tryOut({ ...box, password: SECRET_MARK })).json).toMatchObject({ ok: true })
  const moved = await tryOut({ ...box, password: SECRET_MARK, host: 'localhost' })
  expect(moved.status).toBe(400)
  expect(moved.json.fields).toHaveProperty(['mailbox.password'])
  expect(taken).toHaveLength(1)
})

test('a refused login is an answer like any other and does not repeat the password', async () => {
  const reply = await tryOut({ ...box, password: 'canary-password' })
  expect(reply.json).toMatchObject({ ok: false, answer: expect.stringContaining(SECRET_MARK) })
  expect(reply.text).not.toContain('canary-password')
})

test.each(['localhost', '127.0.0.2', '::1', '::ffff:127.0.0.1'])(
  'nothing is sent to %s, which nobody allowed',
  async (host) => {
    const reply = await tryOut({ ...box, host })
    expect(reply.json).toMatchObject({ ok: false })
    expect(taken).toEqual([])
  },
)

test.each([
  [{ _id: '0198f0aa-0000-7000-8000-00000000ffff' }, 404],
  [{ ...box, extra: 1 }, 400],
  [{ ...box, from: 'a@b.de, c@d.de' }, 400],
  [{ ...box, host: 'mail.example\r\nRCPT TO:<x@y.z>' }, 400],
  [{}, 400],
])('%j is refused with %i', async (mailbox, status) => {
  const fresh = await app.as('admin')
  expect((await fresh.post('/api/v0/config_test_mailbox', { mailbox, to })).status).toBe(status)
})

test('someone who tests without end is asked to wait', async () => {
  const eager = await app.as('admin')
  const statuses: number[] = []
  for (let count = 0; count < 21; count++) {
    statuses.push((await eager.post('/api/v0/config_test_mailbox', {})).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

async function tryOut(mailbox: object) {
  return admin.post('/api/v0/config_test_mailbox', { mailbox, to })
}

async function store() {
  const sections = (await admin.get('/api/v0/config/')).parse(z.array(Section))
  const version = sections.find(({ name }) => name === 'mail')?.version
  const saved = await admin.put('/api/v0/config/', {
    name: 'mail',
    value: { mailboxes: [box] },
    version,
  })
  expect(saved.status).toBe(200)
}

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { cookieFor } from '../../../../../faults/rig/cookie-for.ts'

const WINDOW_MS = 200
const slow = { windowMs: WINDOW_MS, minBytes: 1000, totalMs: 600 }
const app = await startTestApp({
  http: {
    headersMs: WINDOW_MS,
    checkMs: 20,
    body: slow,
    upload: { ...slow, totalMs: 60_000 },
  },
})
afterAll(() => app.close())

type Opened = { socket: Socket; answer: Promise<string> }

/** A connection that has sent this head; `answer` is all it got until it was closed. */
function open(head: readonly string[]): Opened {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  // Writing to a connection that was cut off is no fault of the test.
  socket.on('error', () => undefined)
  const answer = once(socket, 'close').then(() => text)
  socket.write(`${head.join('\r\n')}\r\n`)
  return { socket, answer }
}

/** Sends a part every ten milliseconds until the connection is closed or nothing is left. */
async function trickle({ socket, answer }: Opened, parts: Iterator<string>): Promise<string> {
  const timer = setInterval(() => {
    const { value, done } = parts.next()
    if (done) clearInterval(timer)
    else socket.write(value)
  }, 10)
  try {
    return await answer
  } finally {
    clearInterval(timer)
  }
}

function* endless(part: string): Generator<string> {
  for (;;) yield part
}

const post = (path: string, ...more: string[]) => [
  `POST ${path} HTTP/1.1`,
  `host: ${new URL(app.url).host}`,
  `origin: ${app.url}`,
  ...more,
  '',
]

const BOUNDARY = 'piece'
const upload = (cookie: string) =>
  post(
    '/api/v0/file',
    `cookie: ${cookie}`,
    'transfer-encoding: chunked',
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    'connection: close',
  )
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const PART_HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="notiz.txt"\r\ncontent-type: text/plain\r\n\r\n`
const PART_END = `\r\n--${BOUNDARY}--\r\n`

test('a JSON body that trickles is cut off', async () => {
  const opened = open(
    post('/api/v0/auth/login', 'content-type: application/json', 'content-length: 60000'),
  )
  const answer = await trickle(opened, endless('x'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"timeout"')
})

test('a JSON body that comes steadily but takes too long in all is cut off', async () => {
  const opened = open(
    post('/api/v0/auth/login', 'content-type: application/json', 'content-length: 60000'),
  )
  const answer = await trickle(opened, endless(' '.repeat(500)))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a call that was refused at its head does not listen to a trickling body either', async () => {
  const opened = open(
    post('/api/v0/auth/setPassword', 'content-type: application/json', 'content-length: 60000'),
  )
  const answer = await trickle(opened, endless('x'))
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('a body that calls itself an upload has no more time where no files are taken', async () => {
  for (const path of ['/api/v0/auth/login', '/api/v0/file', '/Impressum', '/gibt-es-nicht']) {
    const opened = open(
      post(path, 'content-type: multipart/form-data; boundary=x', 'content-length: 6000000'),
    )
    const began = performance.now()
    await trickle(opened, endless(' '.repeat(500)))
    expect([path, performance.now() - began < 5000]).toEqual([path, true])
  }
})

test('a head that trickles is cut off', async () => {
  const opened = open(['GET / HTTP/1.1', 'host: kontor'])
  const answer = await trickle(opened, endless('x-a: b\r\n'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('an upload that trickles is cut off, a slow but steady one is not', async () => {
  const cookie = await cookieFor(app.services.db)
  const hasty = open(upload(cookie))
  hasty.socket.write(chunk(PART_HEAD))
  const cut = trickle(hasty, endless(chunk('x')))
  const steady = open(upload(cookie))
  steady.socket.write(chunk(PART_HEAD))
  const whole = trickle(steady, steadyText())
  expect(await cut).toMatch(/^HTTP\/1\.1 408 /)
  expect(await whole).toMatch(/^HTTP\/1\.1 200 /)
})

/** Goes on for several windows, and for longer than a JSON body may. */
function* steadyText(): Generator<string> {
  const until = performance.now() + 6 * WINDOW_MS
  while (performance.now() < until) yield chunk('Ein Satz für die Notiz. '.repeat(20))
  yield chunk(PART_END)
  yield '0\r\n\r\n'
}

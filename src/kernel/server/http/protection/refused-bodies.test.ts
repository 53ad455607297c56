import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { cookieFor } from '../../../../../faults/rig/cookie-for.ts'

const app = await startTestApp()
afterAll(() => app.close())

const HANG_MS = 20_000
const FILE = '/api/v0/file/'
const { host, port } = new URL(app.url)

/** Both requests over one connection; what was answered until both were or it was closed. */
async function answers(requests: readonly string[]): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const socket = connect(Number(port), '127.0.0.1')
  const timer = setTimeout(() => reject(new Error('nobody reads on')), HANG_MS)
  let text = ''
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)
  const look = () => statuses().length === requests.length && resolve(statuses())
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
    look()
  })
  socket.on('close', () => resolve(statuses())).on('error', reject)
  socket.write(requests.join(''))
  return promise.finally(() => {
    clearTimeout(timer)
    socket.destroy()
  })
}

function post(
  path: string,
  { cookie, type, body }: { cookie: string; type: string; body: string },
) {
  return [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${app.url}`,
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

const refusals = [
  { why: 'a form without a boundary', path: FILE, type: 'multipart/form-data', status: '400' },
  {
    why: 'a form that is none',
    path: FILE,
    type: 'multipart/form-data; boundary=a',
    status: '400',
  },
  { why: 'a type nobody takes', path: FILE, type: 'text/csv', status: '415' },
]

test.each(refusals)('after $why the connection goes on', async ({ path, type, status }) => {
  const cookie = await cookieFor(app.services.db)
  const next = `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  for (const size of [70_000, 250_000, 400_000]) {
    const body = 'x'.repeat(size)
    const asked = [post(path, { cookie, type, body }), next]
    expect(await answers(asked)).toEqual([status, '200'])
  }
})

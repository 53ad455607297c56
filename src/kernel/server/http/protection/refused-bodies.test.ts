import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { allRoutes } from '#tests/all-routes.ts'
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

type Sent = { method?: string; cookie: string; type: string; body: string }

function post(path: string, { method = 'POST', cookie, type, body }: Sent) {
  return [
    `${method} ${path} HTTP/1.1`,
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

const NOBODY = '01890000-0000-7000-8000-000000000000'
const uploads = allRoutes()
  .filter(({ endpoint }) => endpoint.upload)
  .map(({ endpoint: { method, path } }) => ({ method, path }))

test.each(uploads)(
  '$method $path answers a file it cannot use, and the connection goes on',
  async ({ method, path }) => {
    const cookie = await cookieFor(app.services.db)
    const next = `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`
    const type = 'multipart/form-data; boundary=a'
    for (const [name, filling] of [
      ['a.csv', 'x'],
      ['a.csv', 'a;b\n'],
      ['a.png', '<g>'],
    ] as const)
      for (const size of [70_000, 1_000_000, 8_000_000]) {
        const head = `content-disposition: form-data; name="file"; filename="${name}"`
        const body = `--a\r\n${head}\r\n\r\n${filling.repeat(size / filling.length)}\r\n--a--\r\n`
        const asked = post(path.replaceAll(/:\w+/g, NOBODY), { method, cookie, type, body })
        const [status = '', after] = await answers([asked, next])
        expect(Number(status)).toBeLessThan(500)
        expect(after).toBe('200')
      }
  },
)

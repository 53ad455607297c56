import { afterEach, expect, test, vi } from 'vitest'
import { request, send } from './request.ts'
import { askStepUpsWith } from './step-up.ts'

afterEach(() => vi.unstubAllGlobals())

/** The network is the only thing replaced here: these are rules about what is sent. */
function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(body === undefined ? null : JSON.stringify(body), { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const sent = (fetched: ReturnType<typeof answerWith>) =>
  fetched.mock.calls.map(([url, init]) => `${init.method} ${url}`)

test('each kind goes to its method and path', async () => {
  const fetched = answerWith(200, {})
  const path = '/api/v0/file'
  await request({ kind: 'get', path, id: 'a b' })
  await request({ kind: 'post', path, data: {} })
  await request({ kind: 'put', path, data: {} })
  await request({ kind: 'remove', path, id: '1' })
  await request({ kind: 'batchRead', path, data: { ids: [] } })
  await request({ kind: 'batchRemove', path, data: { ids: [] } })
  expect(sent(fetched)).toEqual([
    'GET /api/v0/file/a%20b',
    'POST /api/v0/file/',
    'PUT /api/v0/file/',
    'DELETE /api/v0/file/1',
    'POST /api/v0/batch/file/',
    'POST /api/v0/batch/file/remove/',
  ])
})

test('an unknown kind is refused', async () => {
  const odd = { kind: 'patch', path: '/api/v0/file' }
  await expect(request(odd as never)).rejects.toThrow('Unsupported request type')
})

test('identical requests under way share one answer, later ones do not', async () => {
  const fetched = answerWith(200, { ok: true })
  const [first, second] = await Promise.all([
    send('GET', '/x', undefined),
    send('GET', '/x', undefined),
  ])
  expect(first).toBe(second)
  await Promise.all([send('GET', '/x', undefined), send('GET', '/y', undefined)])
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a failure carries message, code and fields of the server', async () => {
  answerWith(400, {
    message: 'Bitte prüfen',
    code: 'invalid',
    fields: { name: 'fehlt' },
    current: 7,
  })
  await expect(send('POST', '/x', {})).rejects.toMatchObject({
    message: 'Bitte prüfen',
    code: 'invalid',
    status: 400,
    fields: { name: 'fehlt' },
    details: { current: 7 },
  })
})

test('a failure without words is unknown, 299 is a success, 300 is not', async () => {
  answerWith(500, undefined)
  await expect(send('GET', '/a', undefined)).rejects.toThrow('Unknown error')
  answerWith(299, {})
  await expect(send('GET', '/b', undefined)).resolves.toEqual({})
  answerWith(300, {})
  await expect(send('GET', '/c', undefined)).rejects.toMatchObject({ status: 300 })
})

/** Refuses until somebody has stepped up, as the server does. */
function refuseFirst() {
  const house = { isSteppedUp: false }
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const body = house.isSteppedUp
      ? { ok: true }
      : { message: 'Bitte bestätigen', code: 'step-up', needs: 'password' }
    return new Response(JSON.stringify(body), { status: house.isSteppedUp ? 200 : 403 })
  })
  vi.stubGlobal('fetch', fetched)
  return { house, fetched }
}

test('calls that ask for a step-up share one question and are sent again as they were', async () => {
  const { house, fetched } = refuseFirst()
  const asked = vi.fn(async () => {
    house.isSteppedUp = true
    return true
  })
  const stop = askStepUpsWith(asked)
  const answers = await Promise.all([send('POST', '/x', { a: 1 }), send('DELETE', '/y', undefined)])
  stop()
  expect(answers).toEqual([{ ok: true }, { ok: true }])
  expect(asked.mock.calls).toEqual([['password']])
  expect(fetched.mock.calls.filter(([url]) => url === '/x').map(([, init]) => init.body)).toEqual([
    '{"a":1}',
    '{"a":1}',
  ])
})

test('who declines, or a page that cannot ask, gets the reason and nothing is sent again', async () => {
  const { fetched } = refuseFirst()
  const stop = askStepUpsWith(async () => false)
  await expect(send('POST', '/x', {})).rejects.toMatchObject({ code: 'step-up', status: 403 })
  stop()
  await expect(send('POST', '/x', {})).rejects.toMatchObject({ code: 'step-up' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '#tests/caller.ts'
import { files } from './module.ts'
import { configure, png, ROOT, send, startFilesApp } from './test-files.ts'

const setup = await startFilesApp()
const { admin, app, keep } = setup
afterAll(() => app.close())

const routes = (files.routes ?? []).map(({ endpoint }) => endpoint)
const closed = routes.filter(({ access }) => access.kind === 'staff')

function knock(caller: Caller, method: string, path: string) {
  const address = path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
  if (method === 'GET') return caller.get(address)
  if (method === 'DELETE') return caller.remove(address)
  if (method === 'PATCH') return caller.raw(address, { method })
  return method === 'PUT' ? caller.put(address, {}) : caller.post(address, {})
}

describe('every call for staff', () => {
  test.each(closed.map(({ method, path }) => [method, path]))(
    '%s %s refuses guests and customers',
    async (method, path) => {
      const customer = await app.as('user')
      expect((await knock(app.guest, method, path)).status).toBe(401)
      expect(await knock(customer, method, path)).toMatchObject({
        status: 403,
        json: { code: 'C100' },
      })
    },
  )

  test('only the bytes of files are open', () => {
    const open = routes.filter(({ access }) => access.kind !== 'staff')
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/v0/download/:id',
      '/api/v0/download/:id/:gridref',
      // What a server can do with resumable uploads is asked before anybody signs in.
      '/api/v0/file/tus',
      '/download/:id',
      '/download/:id/:gridref',
    ])
  })
})

describe('a member may what the matrix grants', () => {
  let width = 30
  const can = async (actions: string[]) => {
    await configure(admin, 'permissions', { member: { files: actions } })
    const member = await app.as('member')
    width += 2
    const file = await keep({ name: 'a.png', bytes: await png(width, 20) })
    const upload = await send(member, [
      { name: 'b.png', bytes: new Uint8Array(await png(width + 1, 20)) },
    ])
    return {
      view: (await member.get(`${ROOT}/`)).status,
      create: upload.status,
      edit: (await member.put(`${ROOT}/`, { _id: file._id, version: 1, alt: 'x' })).status,
      crop: (await member.post('/api/v0/crop/', { _id: file._id, version: 2, crop: null })).status,
      delete: (await member.remove(`${ROOT}/${file._id}`)).status,
    }
  }

  test('nothing by default', async () => {
    expect(Object.values(await can([]))).toEqual([403, 403, 403, 403, 403])
  })

  test('uploading and changing, but not deleting', async () => {
    expect(await can(['view', 'create', 'edit'])).toEqual({
      view: 200,
      create: 200,
      edit: 200,
      crop: 200,
      delete: 403,
    })
  })
})

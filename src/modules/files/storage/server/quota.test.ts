import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configure, ROOT, send, startFilesApp } from '../../server/test-files.ts'

const setup = await startFilesApp({ hasWorkers: true })
const { admin, app, db } = setup
afterAll(() => app.close())

const quota = async () => (await admin.get('/api/v0/quota/storage')).json
let letter = 0
/** A text of a hundred thousand bytes, each with other content. */
function text(size = 100_000) {
  letter += 1
  return { name: `t${letter}.txt`, bytes: `${letter} `.padEnd(size, 'x') }
}

describe('the space', () => {
  beforeAll(() => configure(admin, 'components.files', { quota_bytes: 1_000_000 }))

  test('is never passed by uploads that end at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => send(admin, [text()])))
    const stored = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ json }) => json.code === 'quota-full')
    expect([stored.length, refused.length]).toEqual([10, 14])
    expect(refused[0]).toMatchObject({
      status: 507,
      json: { total: 1_000_000, clearable: { trash: 0, unused: expect.any(Number) } },
    })
    expect(await quota()).toEqual({ total: 1_000_000, used: 1_000_000 })
    const blobs = await db.selectFrom('file_blobs').select('key').execute()
    expect(blobs).toHaveLength(10)
  })

  test('running out is told to admins, once at each mark', async () => {
    const notices = await db
      .selectFrom('notices')
      .select('title')
      .where('user_id', '=', admin.userId)
      .where('kind', '=', 'files.quota')
      .orderBy('id')
      .execute()
    expect(notices.map(({ title }) => /(\d+) %/.exec(title)?.[1])).toEqual(['80', '95'])
  })

  test('comes back when the trash is emptied, and the bytes go', async () => {
    const files = await db.selectFrom('files').select(['id', 'blob_key']).execute()
    const ids = files.slice(0, 4).map(({ id }) => id)
    await admin.post('/api/v0/batch/file/remove/', { ids })
    expect(await quota()).toMatchObject({ used: 1_000_000 })
    await admin.post(`${ROOT}/trash/empty`)
    expect(await quota()).toMatchObject({ used: 600_000 })
    const gone = files.filter(({ id }) => ids.includes(id)).map(({ blob_key }) => blob_key)
    const left = () => db.selectFrom('file_blobs').select('key').where('key', 'in', gone).execute()
    await expect.poll(left).toEqual([])
    for (const key of gone) expect(await app.services.storage.exists(key)).toBe(false)
    expect((await send(admin, [text()])).status).toBe(200)
  })

  test('that is not there is not found, and the default has a name', async () => {
    expect((await admin.get('/api/v0/quota/other')).status).toBe(404)
    expect((await admin.get('/api/v0/quota/')).json).toEqual(await quota())
  })
})

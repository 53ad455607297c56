import { afterAll, describe, expect, test } from 'vitest'
import { configure, png, startFilesApp } from '../../server/test-files.ts'

const setup = await startFilesApp()
const { admin, app, keep, read, db } = setup
afterAll(() => app.close())

const LOCKS = '/api/pageData/system_filelock'
const take = (caller: typeof admin, id: string, noun = 'file') =>
  caller.post('/api/v0/edit_lock/', { noun, id, takeOver: false })

describe('a lock on a file', () => {
  test('shows who holds it, in the file and in the list', async () => {
    const file = await keep({ name: 'a.png', bytes: await png(20, 20) })
    await take(admin, file._id)
    const lock = {
      _id: `file:${file._id}`,
      lockedBy: admin.userId,
      localSessionId: 'test-tab',
      lockedByName: 'Test admin',
    }
    expect((await read(file._id)).fileLock).toMatchObject(lock)
    expect((await admin.get(LOCKS)).json).toMatchObject({
      filelock: [{ ...lock, label: 'a.png', noun: 'file', item: file._id }],
      auth: [{ _id: admin.userId }],
      invoice: [],
    })
  })

  test('is freed by its holder or an admin, who is named to the holder', async () => {
    await configure(admin, 'permissions', { member: { files: ['view', 'edit'] } })
    const [anna, ben] = [await app.as('member'), await app.as('member')]
    const file = await keep({ name: 'b.png', bytes: await png(21, 20) })
    const free = (caller: typeof admin) =>
      caller.post('/api/v0/freeFileLock/', { _id: `file:${file._id}` })
    await take(anna, file._id)
    expect(await free(ben)).toMatchObject({ status: 403, json: { code: 'C100' } })
    expect((await free(anna)).json.ids).toHaveLength(1)
    expect((await free(anna)).json.ids).toEqual([])
    await take(anna, file._id)
    expect((await free(admin)).json.ids).toHaveLength(1)
    expect((await read(file._id)).fileLock).toBeNull()
    const notices = await db
      .selectFrom('notices')
      .select(['title', 'link'])
      .where('user_id', '=', anna.userId)
      .execute()
    expect(notices).toEqual([
      { title: 'Test admin hat Ihre Sperre aufgehoben: b.png', link: `file/edit/${file._id}` },
    ])
    const entries = await db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'lock-freed')
      .where('item_id', '=', file._id)
      .orderBy('id')
      .execute()
    expect(entries.map(({ actor_id }) => actor_id)).toEqual([anna.userId, admin.userId])
  })

  test('of other things is shown to admins only', async () => {
    await take(admin, 'anything', 'bug')
    const member = await app.as('member')
    const nouns = async (caller: typeof admin) =>
      JSON.stringify((await caller.get(LOCKS)).json.filelock).includes('"noun":"bug"')
    expect([await nouns(admin), await nouns(member)]).toEqual([true, false])
    await configure(admin, 'permissions', { member: {} })
    expect((await member.get(LOCKS)).status).toBe(403)
  })

  test.each(['', 'file', 'file:', ':x', 'file:../x', 'FILE:x'])(
    '%j is no name of one',
    async (_id) => {
      expect((await admin.post('/api/v0/freeFileLock/', { _id })).status).toBe(400)
    },
  )
})

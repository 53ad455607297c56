import { afterAll, expect, test } from 'vitest'
import { readToday } from '#modules/dashboard/today/today.ts'
import { listenLive } from '#tests/live-stream.ts'
import { startTestApp } from '#tests/test-app.ts'
import { cookieFor } from '../../../../faults/rig/cookie-for.ts'
import { arrive, FIELDS, MESSAGE, oneMessage } from './test-messages.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const colleague = await app.as('admin')
const visitor = { guest: app.guest, secret: app.services.secret }
afterAll(() => app.close())

const waitingFor = async (who: typeof admin) =>
  (await who.get(readToday.path))
    .parse(readToday.reply)
    .items.find(({ name }) => name === 'messages')

test('an open message waits for everybody until somebody takes it, and for nobody once it is done', async () => {
  const fields = { ...FIELDS, name: 'Jan Petersen' }
  const { _id, version } = await arrive(visitor, admin, fields)
  expect(await waitingFor(admin)).toMatchObject({ count: 1, label: 'Nachrichten' })
  expect((await waitingFor(colleague))?.things[0]).toMatchObject({
    path: `messages/inbox/${_id}`,
    who: null,
  })
  const taken = await admin.put(MESSAGE + _id, { version, assigned_to: colleague.userId })
  expect(await waitingFor(admin)).toBeUndefined()
  expect((await waitingFor(colleague))?.things[0]?.who?.id).toBe(colleague.userId)
  await admin.put(MESSAGE + _id, { version: oneMessage(taken).version, state: 'done' })
  expect(await waitingFor(colleague)).toBeUndefined()
})

test('open inboxes hear of a message, and of what becomes of it', async () => {
  const cookie = await cookieFor(app.services.db, { userId: admin.userId, isStaff: true })
  const stream = await listenLive(app.url, cookie)
  const told = () => stream.heard().filter((event) => event === 'changed messages').length
  const { _id } = await arrive(visitor, admin)
  await expect.poll(told).toBeGreaterThan(0)
  const before = told()
  await admin.remove(MESSAGE + _id)
  await expect.poll(told).toBeGreaterThan(before)
  stream.close()
})

import { afterAll, expect, test } from 'vitest'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { lawAt } from '#tests/law-check.ts'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const { make, save, publish } = pageClient(admin)
afterAll(() => app.close())
const rule = lawAt(admin)

test('P3: what calls others unasked is red, also before the first night', async () => {
  expect((await rule('P3')).state).toBe('green')
  const { _id } = await make('Film')
  const film = { id: 'v', type: 'video', props: { url: 'https://film.example/1' } }
  await save(_id, { blocks: [film] })
  expect((await rule('P3')).state).toBe('green')
  await publish(_id)
  expect(await rule('P3')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('Film'),
    links: [{ path: 'settings/legal' }],
  })
})

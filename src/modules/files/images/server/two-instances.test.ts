import { afterAll, expect, test, vi } from 'vitest'
import { bytesAt, jpeg, startFilesApp } from '../../server/test-files.ts'

const setup = await startFilesApp()
const { app, db } = setup
// A second instance has code and memory of its own: only database and storage are shared.
vi.resetModules()
const { startTestApp } = await import('#tests/test-app.ts')
const other = await startTestApp({
  database: app.database,
  env: { KONTOR_DATA_DIR: app.services.settings.dataDir },
})
afterAll(async () => {
  await other.close()
  await app.close()
})

test('a form that two instances are asked for at the same moment is made once', async () => {
  const file = await setup.keep({ name: 'a.jpg', bytes: await jpeg(2400, 1600) })
  const gridref = file.gridrefs_ng.at(-1)?.gridref ?? ''
  const asked = Array.from({ length: 20 }, (_, index) =>
    bytesAt(`${index % 2 === 0 ? app.url : other.url}/download/${file._id}/${gridref}`),
  )
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  const made: string[] = []
  for await (const { key } of app.services.storage.list()) {
    if (key.startsWith('files/derived/')) made.push(key)
  }
  const rows = await db.selectFrom('file_derivatives').select('blob_key').execute()
  expect(made).toHaveLength(1)
  expect(rows).toEqual([{ blob_key: made[0] }])
})

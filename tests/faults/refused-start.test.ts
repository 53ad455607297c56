import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { waitUntil } from '#kernel/server/postgres/wait.ts'
import { databaseUrl } from '../../faults/rig/database-url.ts'
import { makeFolder, makeRelease } from '../../faults/rig/install.ts'
import { freePort, startKontor } from '../../faults/rig/kontor.ts'
import { createTestDatabase } from '../test-db.ts'

const folder = await makeFolder('kontor-refused-')
const install = await makeRelease(join(folder, 'app'))
const database = await createTestDatabase()
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function start(port: number) {
  const env = { DATABASE_URL: databaseUrl(database.target), KONTOR_ADMIN_PASSWORD: '' }
  return startKontor({ install, dataDir: join(folder, 'data'), port, env })
}

test('a port in use is said in one sentence, and the one-time password is kept for the next start', {
  timeout: 120_000,
}, async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const refused = start(port)
  expect(await refused.ended).toBe(1)
  taken.close()
  expect(refused.output().trim()).toBe(
    `The setting PORT is not usable: something else already listens on ${port}. Stop it or choose another port.`,
  )
  const second = start(await freePort())
  await second.serving()
  const isShown = () => /Einmal-Passwort "\S+"/.test(second.output())
  expect(await waitUntil(isShown, { timeoutMs: 20_000 })).toBe(true)
  expect(await second.stop()).toBe(0)
})

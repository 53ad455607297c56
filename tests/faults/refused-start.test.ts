import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { databaseUrl } from '../../faults/rig/database-url.ts'
import { makeFolder, makeRelease } from '../../faults/rig/install.ts'
import { startKontor } from '../../faults/rig/kontor.ts'
import { callerOf } from '../caller.ts'
import { freePort } from '../free-port.ts'
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

test('a port in use is said in one sentence, and the one-time password was shown before', {
  timeout: 300_000,
}, async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const refused = start(port)
  expect(await refused.ended).toBe(1)
  taken.close()
  // On a busy machine Node itself may warn, in lines that begin like this.
  const lines = refused
    .output()
    .trim()
    .split('\n')
    .filter((line) => !/^[({]/.test(line))
  expect(lines).toEqual([
    expect.stringContaining('Einmal-Passwort'),
    expect.stringContaining('nur dieses eine Mal'),
    `✗ Die Einstellung PORT ist nicht brauchbar: Auf Port ${port} läuft schon etwas anderes. Beenden Sie es oder wählen Sie einen anderen Port.`,
  ])
  const password = /Einmal-Passwort "(\S+)"/.exec(lines[0] ?? '')?.[1] ?? ''
  const second = start(await freePort())
  await second.serving()
  const login = await callerOf(second.url).post('/api/v0/auth/login', { handle: 'admin', password })
  expect(login.status).toBe(200)
  expect(second.output()).not.toContain('Einmal-Passwort')
  expect(await second.stop()).toBe(0)
})

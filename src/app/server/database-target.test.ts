import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#kernel/server/log.ts'
import { readSettings } from '#kernel/server/settings.ts'
import { openLine } from '#tests/database-line.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { databaseUrl } from '../../../faults/rig/database-url.ts'
import { openTarget } from './database-target.ts'

const database = await createTestDatabase()
const line = await openLine(database.target)
afterAll(async () => {
  await line.cut()
  await database.drop()
})

type Changed = Partial<typeof line.target>

/** Opens it as a start does; `said` are the lines of the log. */
function opening(changed: Changed = {}, patienceMs?: number) {
  const said: string[] = []
  const log = createLog('silent')
  log.warn = (text: unknown) => void said.push(String(text))
  const settings = readSettings({
    DATABASE_URL: databaseUrl({ ...line.target, ...changed }),
    KONTOR_DATA_DIR: join(tmpdir(), 'kontor-target'),
  })
  return { said, opened: openTarget(settings, log, patienceMs) }
}

test('a database that comes later is waited for, and the log says so once', async () => {
  await line.cut()
  const { said, opened } = opening()
  await pause(1500)
  await line.mend()
  expect(await opened).toMatchObject({ isEmbedded: false })
  expect(said).toEqual(['the database of DATABASE_URL does not answer yet; waiting for it'])
})

test('one that never comes ends the start with a sentence', async () => {
  await line.cut()
  await expect(opening({}, 1200).opened).rejects.toThrow(
    'Die Einstellung DATABASE_URL ist nicht brauchbar: Die Datenbank antwortet nicht.',
  )
  await line.mend()
})

test.each([
  ['a wrong password', { password: 'falsch' }, 'nimmt Benutzernamen oder Passwort nicht an'],
  ['an unknown database', { database: 'gibt-es-nicht' }, 'keine Datenbank dieses Namens'],
])('%s is no reason to wait', async (_, changed, sentence) => {
  const began = Date.now()
  const { said, opened } = opening(changed)
  await expect(opened).rejects.toThrow(sentence)
  expect(said).toEqual([])
  expect(Date.now() - began).toBeLessThan(20_000)
})

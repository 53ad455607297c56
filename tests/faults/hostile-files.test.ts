import { afterAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { cookieFor } from '../../faults/rig/cookie-for.ts'
import { HOSTILE_KINDS, hostileFiles } from '../../faults/rig/hostile-files.ts'
import { seeded } from '../../faults/rig/seeded.ts'
import { callerOf } from '../caller.ts'
import { startRealKontor } from './real-kontor.ts'

const SAMPLE = 5
const random = seeded(20_261_119)

const kontor = await startRealKontor({ KONTOR_LOG: 'error' })
const db = openDatabase(openPool(kontor.database.target, () => undefined))
const admin = callerOf(kontor.url, await cookieFor(db))
await db.destroy()
afterAll(() => kontor.remove())

test.each(HOSTILE_KINDS)(
  'hostile files of the kind %s are taken or refused, never a fault',
  async (kind) => {
    for (const { name, bytes } of hostileFiles(kind, SAMPLE, random)) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), name)
      const { status } = await admin.post('/api/v0/file/', form)
      expect(status).toBeLessThan(500)
    }
  },
)

test('the same process answers afterwards', async () => {
  expect(() => process.kill(kontor.pid, 0)).not.toThrow()
  expect((await callerOf(kontor.url).get('/healthz')).status).toBe(200)
  expect(kontor.output()).not.toContain('"level":50')
})

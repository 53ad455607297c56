import { createServer } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AuthTables } from '../../server/tables.ts'
import { signupBody } from './test-signup.ts'

/** A port where nobody answers: it was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise<void>((closed) => server.close(() => closed()))
  return typeof address === 'object' && address ? address.port : 1
}

const app = await startTestApp({
  hasWorkers: true,
  env: {
    SMTP_URL: `smtp://127.0.0.1:${await closedPort()}`,
    SMTP_FROM: 'post@holm.example',
    KONTOR_PRIVATE_HOSTS: '127.0.0.1',
  },
})
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)

test('a mail server that is down keeps nobody from signing up; the mail waits', async () => {
  const body = signupBody(app.services.secret, 'patient@example.org')
  const answer = await app.guest.post('/api/v0/auth/signup', body)
  expect(answer.json).toEqual({ registered: true, handle: 'patient@example.org' })
  await vi.waitFor(
    async () => {
      const mail = await db
        .selectFrom('mails')
        .select(['state', 'attempts'])
        .where('recipient', '=', 'patient@example.org')
        .executeTakeFirst()
      expect(mail?.attempts).toBeGreaterThan(0)
      expect(mail?.state).toBe('queued')
    },
    { timeout: 25_000, interval: 100 },
  )
})

import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

// Any loop is late by a thousandth of a millisecond.
const app = await startTestApp({ http: { maxLoopDelayMs: 0.001, loopSampleMs: 50 } })
afterAll(() => app.close())

test('under pressure calls are refused and /readyz says so, /healthz still answers', async () => {
  const ask = () => app.guest.get('/api/v0/auth/getLoggedInState/')
  await expect.poll(async () => (await ask()).status).toBe(503)
  expect((await ask()).json.code).toBe('not-ready')
  expect((await app.guest.get('/readyz')).status).toBe(503)
  const health = await Promise.all(Array.from({ length: 20 }, () => app.guest.get('/healthz')))
  expect(health.map(({ status }) => status)).toEqual(health.map(() => 200))
})

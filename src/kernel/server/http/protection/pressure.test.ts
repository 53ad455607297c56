import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

// Any loop is late by a thousandth of a millisecond.
const app = await startTestApp({ http: { maxLoopDelayMs: 0.001, loopSampleMs: 50 } })
afterAll(() => app.close())

test('under pressure calls are refused and /readyz says so, /healthz still answers', async () => {
  const refused = await vi.waitFor(async () => {
    const answer = await app.guest.get('/api/v0/auth/getLoggedInState/')
    expect(answer.status).toBe(503)
    return answer
  })
  expect(refused.json.code).toBe('not-ready')
  expect((await app.guest.get('/readyz')).status).toBe(503)
  const health = await Promise.all(Array.from({ length: 20 }, () => app.guest.get('/healthz')))
  expect(health.map(({ status }) => status)).toEqual(health.map(() => 200))
})

import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#tests/caller.ts'
import { startTestApp } from '#tests/test-app.ts'
import { GOOD_PASSWORD, signupBody } from '../../sign-up/server/test-signup.ts'
import { measurePassword } from './password-strength.ts'

const app = await startTestApp()
const { db, secret, workers } = app.services
afterAll(() => app.close())
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
})

const ask = (password: string) => app.guest.post('/api/v0/auth/checkPasswordStrength', { password })

test('while many wait for a verdict one more question is told to come again, a sign-up waits', async () => {
  const flood = Array.from({ length: 12 }, (_, n) =>
    measurePassword(workers, { password: `${GOOD_PASSWORD}${n}`, words: [], occasion: 'setting' }),
  )
  const [refused, signedUp] = await Promise.all([
    ask(GOOD_PASSWORD),
    app.guest.post('/api/v0/auth/signup', signupBody(secret, 'eilig@example.org')),
  ])
  expect(refused.status).toBe(503)
  expect(refused.json).toMatchObject({ code: 'password_busy' })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(signedUp.status).toBe(200)
  await Promise.all(flood)
})

test('/healthz answers while a hundred passwords are judged', async () => {
  const judged = Array.from({ length: 110 }, (_, n) => ask(`${n}${'p4$$w0rd'.repeat(8)}`))
  const health = await Promise.all(judged.map(() => app.guest.get('/healthz')))
  expect(health.filter(({ status }) => status !== 200)).toEqual([])
  const answers = await Promise.all(judged)
  const isClear = ({ status, json }: Answer) =>
    status === 200 || json.code === 'too-many' || json.code === 'password_busy'
  expect(answers.filter((answer) => !isClear(answer))).toEqual([])
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(30)
})

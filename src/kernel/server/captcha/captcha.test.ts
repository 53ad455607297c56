import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type CaptchaProof, getCaptcha } from '#kernel/contract/captcha.ts'
import { startTestApp } from '#tests/test-app.ts'
import { checkCaptcha } from './check-captcha.ts'
import { newStamp, readStamp } from './form-stamp.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { secret } = app.services
const check = (proof: CaptchaProof) => checkCaptcha(app.services, proof)
const code = (name: string) => ({ status: 422, code: name })

const Puzzle = z.custom<Challenge>((value) => getCaptcha.reply.safeParse(value).success)

async function puzzle(): Promise<Challenge> {
  return (await app.guest.get('/api/v0/captcha/')).parse(Puzzle)
}

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

function stamped(secondsAgo: number, key = secret) {
  const { stamp, left, right } = newStamp(key, Date.now() - secondsAgo * 1000)
  return { stamp, answer: String(left + right) }
}

test('a solved puzzle passes once', async () => {
  const altcha = await solved(await puzzle())
  await check({ altcha })
  await expect(check({ altcha })).rejects.toMatchObject(code('captcha-old'))
})

test('of 20 uses of one solution at once one passes', async () => {
  const altcha = await solved(await puzzle())
  const uses = await Promise.allSettled(Array.from({ length: 20 }, () => check({ altcha })))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a puzzle made easier, older, or by someone else does not pass', async () => {
  const { parameters, signature } = await puzzle()
  const easier = { parameters: { ...parameters, cost: 1 }, signature }
  await expect(check({ altcha: await solved(easier) })).rejects.toMatchObject(code('captcha'))
  const later = { parameters: { ...parameters, expiresAt: 4_000_000_000 }, signature }
  await expect(check({ altcha: await solved(later) })).rejects.toMatchObject(code('captcha'))
})

test.each(['', 'x', 'bnVsbA==', Buffer.from('{"challenge":1e309}').toString('base64')])(
  'the payload %j solves nothing',
  async (altcha) => {
    await expect(check({ altcha })).rejects.toMatchObject(code('captcha'))
  },
)

test('an unsolved puzzle does not pass', async () => {
  const challenge = await puzzle()
  const solution = { counter: 0, derivedKey: '00'.repeat(32) }
  const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  await expect(check({ altcha })).rejects.toMatchObject(code('captcha'))
})

test('the answered question of a stamped form passes once', async () => {
  const proof = stamped(5)
  await check(proof)
  await expect(check(proof)).rejects.toMatchObject(code('captcha-old'))
})

test('a form is good from 2 seconds to an hour', async () => {
  await expect(check(stamped(1))).rejects.toMatchObject(code('captcha-fast'))
  await expect(check(stamped(3601))).rejects.toMatchObject(code('captcha-old'))
  await check(stamped(3590))
})

test('a wrong answer, a forged stamp, an empty proof and a filled trap do not pass', async () => {
  const { stamp } = stamped(5)
  const foreign = stamped(5, Buffer.alloc(32, 7))
  const aged = stamp.replace(/^[^.]+/, (Date.now() - 60_000).toString(36))
  const tries: CaptchaProof[] = [
    { stamp, answer: '99' },
    { stamp },
    foreign,
    { stamp: aged, answer: '5' },
    { answer: '5' },
    {},
    { ...stamped(5), homepage: 'https://spam.example' },
  ]
  for (const proof of tries) await expect(check(proof)).rejects.toMatchObject(code('captcha'))
})

test('the two numbers follow from the stamp alone', () => {
  const made = newStamp(secret)
  expect(readStamp(secret, made.stamp)?.answer).toBe(made.left + made.right)
  expect(made.left).toBeGreaterThanOrEqual(2)
  expect(made.right).toBeLessThanOrEqual(9)
})

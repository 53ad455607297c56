import { expect, test } from 'vitest'
import { isPassword } from './password-match.ts'
import { hashPassword } from './passwords.ts'

test('a password matches its own hash and no other', async () => {
  const stored = await hashPassword('birke zaun laterne 47')
  expect(await isPassword(stored, 'birke zaun laterne 47')).toBe(true)
  expect(await isPassword(stored, 'birke zaun laterne 48')).toBe(false)
})

test.each([
  null,
  '',
  'no hash at all',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2id$v=19$m=9,t=2,p=1$cut',
])('nobody knows the password behind %j', async (stored) => {
  expect(await isPassword(stored, 'birke zaun laterne 47')).toBe(false)
  expect(await isPassword(stored, 'no account has this password')).toBe(false)
})

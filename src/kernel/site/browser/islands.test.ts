import { expect, test } from 'vitest'
import { hasSignInHint } from './islands.ts'

test.each([
  ['kontor_hint=1', true],
  ['a=b; kontor_hint=1; c=d', true],
  ['', false],
  ['kontor_hint=0', false],
  ['not_kontor_hint=1', false],
  ['kontor_hint=10', false],
])('cookies %j mean signed in: %s', (cookies, isSignedIn) => {
  expect(hasSignInHint(cookies)).toBe(isSignedIn)
})

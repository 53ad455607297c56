import { expect, test } from 'vitest'
import { toProof } from './typed-code.ts'

test('six digits are a code of the app, however they are spaced', () => {
  expect(toProof('123456')).toEqual({ code: '123456' })
  expect(toProof(' 123 456 ')).toEqual({ code: '123456' })
})

test('anything else is a recovery code, as it was typed', () => {
  expect(toProof(' abcd-efgh ')).toEqual({ recovery_code: 'abcd-efgh' })
  expect(toProof('1234567')).toEqual({ recovery_code: '1234567' })
})

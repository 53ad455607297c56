import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecretCipher } from './secret-cipher.ts'

const cipher = createSecretCipher(Buffer.from('a test secret of at least thirty-two bytes'))

test('what was sealed opens again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (plain) => {
      expect(cipher.open(cipher.seal(plain, 'mail password'), 'mail password')).toBe(plain)
    }),
  )
})

test('sealing the same secret twice never gives the same text', () => {
  expect(cipher.seal('same', 'place')).not.toEqual(cipher.seal('same', 'place'))
})

test('a sealed secret does not open in another place', () => {
  expect(cipher.open(cipher.seal('plain', 'mail password'), 'shop key')).toBeUndefined()
})

test('a sealed secret does not open with another key', () => {
  const other = createSecretCipher(randomBytes(32))
  expect(other.open(cipher.seal('plain', 'place'), 'place')).toBeUndefined()
})

test('altering any byte makes a sealed secret useless', () => {
  const bytes = Buffer.from(cipher.seal('plain', 'place').$sealed, 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes)
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index)
    expect(cipher.open({ $sealed: altered.toString('base64url') }, 'place')).toBeUndefined()
  }
  expect(cipher.open({ $sealed: 'short' }, 'place')).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { Email, Phone, requiredText, text } from './fields.ts'

describe('e-mail', () => {
  test.each(['anna@example.org', 'a.b+c@sub.example.de', 'müller@exämple.de'])(
    '%s is one',
    (value) => {
      expect(Email.safeParse(value).success).toBe(true)
    },
  )
  test.each([
    '',
    'anna',
    'anna@example',
    'a@b.c@d.de',
    '"x@evil"@example.org',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'a\u0000b@example.org',
    'a\u200bb@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('%j is none', (value) => {
    expect(Email.safeParse(value).success).toBe(false)
  })
})

describe('phone', () => {
  test.each(['+4915112345678', '+43123456'])('%s is one', (value) => {
    expect(Phone.safeParse(value).success).toBe(true)
  })
  test.each(['0151 123', '+0123456', '+491511234567890123', '+49 151', 'abc'])(
    '%s is none',
    (value) => {
      expect(Phone.safeParse(value).success).toBe(false)
    },
  )
})

test('text is bounded and storable', () => {
  expect(text(3).safeParse('abcd').success).toBe(false)
  expect(text().safeParse('a\u0000').success).toBe(false)
  expect(text().safeParse('\ud83d\ude00').success).toBe(true)
  expect(text().safeParse('\ud83d').success).toBe(false)
  expect(requiredText().safeParse('   ').success).toBe(false)
})

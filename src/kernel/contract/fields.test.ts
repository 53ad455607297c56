import { describe, expect, test } from 'vitest'
import { Email, Iban, Phone, requiredText, text } from './fields.ts'

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

describe('iban', () => {
  const known = ['DE02120300000000202051', 'DE02 1203 0000 0000 2020 51', 'AT026000000001349870']
  test.each(known)('%s is one', (value) => {
    expect(Iban.safeParse(value).success).toBe(true)
  })
  test('one wrong digit, or two that changed places, is none', () => {
    const right = 'DE02120300000000202051'
    for (let at = 2; at < right.length; at += 1) {
      const wrong = (Number(right[at]) + 1) % 10
      expect(Iban.safeParse(right.slice(0, at) + wrong + right.slice(at + 1)).success).toBe(false)
    }
    expect(Iban.safeParse('DE02120300000000202015').success).toBe(false)
    expect(Iban.safeParse('').success).toBe(false)
  })
})

test('text is bounded and storable', () => {
  expect(text(3).safeParse('abcd').success).toBe(false)
  expect(text().safeParse('a\u0000').success).toBe(false)
  expect(text().safeParse('\ud83d\ude00').success).toBe(true)
  expect(text().safeParse('\ud83d').success).toBe(false)
  expect(requiredText().safeParse('   ').success).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { makePassword } from './set-password.ts'

describe('a one-time password', () => {
  test('is long, in groups, and has no letter that looks like another', () => {
    expect(makePassword()).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{4}(-[a-km-np-zA-HJ-NP-Z2-9]{4}){3}$/)
  })

  test('is another one each time', () => {
    expect(new Set(Array.from({ length: 50 }, () => makePassword())).size).toBe(50)
  })

  test('drops bytes that would make some letters likelier', () => {
    const rounds = [new Uint8Array(16).fill(255), new Uint8Array(16).fill(1)]
    expect(makePassword(() => rounds.shift() ?? new Uint8Array(16))).toBe('bbbb-bbbb-bbbb-bbbb')
  })
})

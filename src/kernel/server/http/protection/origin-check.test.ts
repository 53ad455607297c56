import { describe, expect, test } from 'vitest'
import { isForeignNavigation, isSameOrigin } from './origin-check.ts'

const host = 'kontor.example'

describe('a state-changing request', () => {
  test.each([
    ['own origin', { host, origin: 'https://kontor.example' }, true],
    ['own origin in other case', { host, origin: 'https://KONTOR.example' }, true],
    ['foreign origin', { host, origin: 'https://evil.example' }, false],
    [
      'own name as subdomain of another',
      { host, origin: 'https://kontor.example.evil.example' },
      false,
    ],
    ['opaque origin', { host, origin: 'null' }, false],
    ['same-origin by fetch metadata', { host, 'sec-fetch-site': 'same-origin' }, true],
    ['sibling site', { host, 'sec-fetch-site': 'same-site' }, false],
    [
      'cross-site',
      { host, 'sec-fetch-site': 'cross-site', origin: 'https://kontor.example' },
      false,
    ],
    ['neither, with a session', { host }, false],
  ])('%s', (_, headers, expected) => {
    expect(isSameOrigin({ headers, hasSession: true })).toBe(expected)
  })

  test('a script without origin and without session may call', () => {
    expect(isSameOrigin({ headers: { host }, hasSession: false })).toBe(true)
  })
})

test('only a navigation from elsewhere is foreign', () => {
  expect(isForeignNavigation({ 'sec-fetch-site': 'cross-site' })).toBe(true)
  expect(isForeignNavigation({ 'sec-fetch-site': 'none' })).toBe(false)
  expect(isForeignNavigation({})).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { langOfPath, readAddress, withQuery, writePath } from './site-path.ts'

const SITE = 'https://site.example'
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '///evil.example/',
  '/..//evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/.%2e/evil',
  'https:evil.example',
  '@evil.example',
]
const anyPath = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
  fc
    .array(fc.constantFrom('/', '//', '\\', 'evil.example', 'a', 'Ä', '%2f', '%5c', '..', '@', ':'))
    .map((parts) => `/${parts.join('')}`),
  fc.webPath().map((path) => `/${path}`),
  fc.constantFrom(...HOSTILE),
)

/** What a browser makes of a Location header. */
function canonical(path: string): string | undefined {
  const address = readAddress(path)
  return address && writePath(address.segments)
}

test('writing an address is idempotent', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const once = canonical(path)
      if (once !== undefined) expect(canonical(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

test('a written address never leaves the site, whatever was asked for', () => {
  fc.assert(
    fc.property(anyPath, fc.dictionary(fc.string(), fc.string()), (path, query) => {
      const once = canonical(path)
      if (once === undefined) return
      const location = withQuery(once, query)
      expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
      expect(new URL(location, SITE).origin).toBe(SITE)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['/a//b/', '/a/b'],
  ['/%C3%BCber-uns', '/%C3%BCber-uns'],
  ['/%c3%bcber-uns', '/%C3%BCber-uns'],
  ['/a:b@c', '/a:b@c'],
  ['/', '/'],
  ['//', '/'],
])('%s is written %s', (path, written) => {
  expect(canonical(path)).toBe(written)
})

test.each([
  '/%',
  '/%zz',
  '/a%2fb',
  '/a%5cb',
  '/a\\b',
  '/..',
  '/a/./b',
  '/%00',
  'a',
  `/${'a/'.repeat(40)}`,
])('nothing lives at %j', (path) => {
  expect(readAddress(path)).toBeUndefined()
})

test('the first segment tells the language', () => {
  expect([langOfPath('/en'), langOfPath('/EN/x'), langOfPath('/english'), langOfPath('/')]).toEqual(
    ['en', 'en', 'de', 'de'],
  )
})

import fc from 'fast-check'
import { bodyLimitOf, type Endpoint } from '#kernel/contract/endpoint.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { type Case, pathsOf, type Wishes } from './cases-of.ts'
import { replaced } from './spoil.ts'
import { multipart } from './uploads.ts'

const MB = 1024 * 1024
const JSON_TYPE = 'application/json'

/** Values of about so many bytes, each as slow to handle as we could think of. */
const BIG: readonly ((bytes: number) => unknown)[] = [
  (bytes) => 'a'.repeat(bytes),
  (bytes) => ' '.repeat(bytes),
  (bytes) => `a${' '.repeat(bytes)}b`,
  (bytes) => '\n'.repeat(bytes / 2),
  (bytes) => '<p><b>x</b></p>'.repeat(bytes / 15),
  (bytes) => '<div>'.repeat(bytes / 5),
  (bytes) => '<!--'.repeat(bytes / 4),
  (bytes) => '<a href=x '.repeat(bytes / 10),
  (bytes) => '&amp;'.repeat(bytes / 5),
  (bytes) => 'a@'.repeat(bytes / 2),
  (bytes) => '/../'.repeat(bytes / 4),
  (bytes) => 'é'.repeat(bytes / 2),
  (bytes) => filled(bytes / 2, () => 0),
  (bytes) => filled(bytes / 4, () => 'a'),
  (bytes) => filled(bytes / 3, () => []),
  (bytes) => filled(bytes / 3, () => ({})),
  (bytes) => filled(bytes / 40, () => '01890000-0000-7000-8000-000000000000'),
  (bytes) => Object.fromEntries(filled(bytes / 12, (at) => [`k${at}`, 1])),
]

/** Bodies as large as an endpoint takes: with something large in one place, or all of it that. */
export function bigBodies(endpoint: Endpoint, { hints = {}, bodies = {} }: Wishes) {
  const { method, path } = endpoint
  const bytes = bodyLimitOf(endpoint)
  const valid = bodies[`${method} ${path}`] ?? (endpoint.body && arbitraryOf(endpoint.body, hints))
  if (!valid) return undefined
  return fc
    .record({
      path: pathsOf(endpoint, hints),
      value: valid,
      make: fc.constantFrom(...BIG),
      where: fc.oneof(fc.constant(0), fc.nat(40)),
      part: fc.constantFrom(0.9, 0.9, 0.2),
    })
    .map(({ value, make, where, part, ...made }): Case => {
      const body = JSON.stringify(replaced(value, where, make(bytes * part)))
      return { method, ...made, type: JSON_TYPE, body }
    })
}

const HEADS = [
  '',
  '%PDF-1.7\n',
  'GIF89a',
  '\u0089PNG\r\n\u001a\n',
  'PK\u0003\u0004',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '{"a":',
  'a;b;c\n',
  'RIFF....WEBPVP8 ',
]
const FILLINGS = ['a', '<g>', '<a href="x">', '1,2;3\n', '\u0000', 'obj << /Length 1 >> stream\n']

/** Files of some megabytes that are not what their first bytes say. */
export function bigUploads(endpoint: Endpoint, { hints = {} }: Wishes): fc.Arbitrary<Case> {
  return fc
    .record({
      path: pathsOf(endpoint, hints),
      head: fc.constantFrom(...HEADS),
      filling: fc.constantFrom(...FILLINGS),
      bytes: fc.constantFrom(0.1 * MB, 2 * MB, 8 * MB),
      name: fc.constantFrom(
        'a.png',
        'a.pdf',
        'a.svg',
        'a.csv',
        'a.zip',
        'a.docx',
        'a.webp',
        'a.html',
        'a.txt',
      ),
    })
    .map(({ path, head, filling, bytes, name }) => ({
      method: endpoint.method,
      path,
      ...multipart(name, head + filling.repeat(bytes / filling.length)),
    }))
}

function filled<T>(length: number, make: (at: number) => T): T[] {
  return Array.from({ length: Math.floor(length) }, (_, at) => make(at))
}

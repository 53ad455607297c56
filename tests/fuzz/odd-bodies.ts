import type { Case } from './cases-of.ts'

const JSON_TYPE = 'application/json'

const ODD_JSON: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  '"x"',
  'null',
  'nul',
  'NaN',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":1}}',
  '{"a":{"__proto__":{"polluted":1}}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"\\u005f_proto__":{"polluted":1}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '{"a":1e309}',
  `{"a":${'9'.repeat(1000)}}`,
  '['.repeat(20_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
]

const ODD_TYPES: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json\t',
  'application/json ;x',
  'application/jsonx',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  '/',
  ';',
  `a/${'b'.repeat(2000)}`,
]

/** Bodies no schema ever sees, sent as JSON, and a good body under types that are none of ours. */
export function oddBodies(method: string, path: string): Case[] {
  return [
    ...ODD_JSON.map((body) => ({ method, path, type: JSON_TYPE, body })),
    ...ODD_TYPES.map((type) => ({ method, path, type, body: '{"a":1}' })),
  ]
}

/** Queries that are no list of plain pairs. */
export const ODD_QUERIES: readonly string[] = [
  '?',
  '?&&&',
  '?=',
  '?a',
  '?__proto__=1',
  '?__proto__[x]=1',
  '?constructor=1',
  '?page=1&page=2',
  '?page[]=1',
  '?page=%',
  '?page=%ff',
  '?search=%00',
  '?sort=id;drop',
  '?limit=1e309',
  '?limit=-1',
  '?cursor=!!',
  `?${'a=1&'.repeat(3000)}`,
  `?search=${'x'.repeat(10_000)}`,
]

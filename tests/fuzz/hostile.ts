/** Values that broke other products: none may break ours, whatever field they come in. */
const DEEP = 200

export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ud83d\ude00',
  '\ufeff',
  '\u2028\u2029',
  '\u202eabc',
  'é\u0301\u0302\u0303'.repeat(20),
  "'",
  "'; drop table users; --",
  "' or '1'='1",
  '1) or pg_sleep(5) --',
  '"; select 1; --',
  '\\',
  '%_\\%',
  '$1',
  '(?<!x)(a+)+$',
  '*',
  'a & | ! b:*',
  '../../../etc/passwd',
  '..\\..\\windows',
  'a\r\nset-cookie: evil=1',
  'a\nb\tc\vd',
  '<script>alert(1)</script>',
  '</script><!--',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '1_000',
  '٣',
  '9'.repeat(400),
  'a'.repeat(10_000),
  '💩'.repeat(5000),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-01-01T00:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01890000-0000-7000-8000-00000000000',
  '{"a":1}',
  '[]',
]

const HOSTILE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
]

/** Each is made anew, so that no case can spoil the next one. */
const MADE: readonly (() => unknown)[] = [
  ...[...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, false].map((value) => () => value),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [''],
  () => ['a', 'b'],
  () => Array.from({ length: 1000 }, (_, at) => at),
  () => ({ length: -1 }),
  () => ({ toString: 'x', valueOf: 1 }),
  () => ({ toJSON: 'x' }),
  () => ({ $ne: null }),
  () => ({ $sealed: 'x' }),
  () => JSON.parse('{"then":1}'),
  () => JSON.parse('{"__proto__":{"polluted":1}}'),
  () => JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  () => nested(DEEP, (inner) => [inner]),
  () => nested(DEEP, (inner) => ({ a: inner })),
]

export const HOSTILE_COUNT = MADE.length

export function hostileValue(at: number): unknown {
  return MADE[at]?.()
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

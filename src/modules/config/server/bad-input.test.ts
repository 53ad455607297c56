import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.steppedUp('admin')
const PATH = '/api/v0/config/'

test('an unknown section is not found', async () => {
  const reply = await admin.put(PATH, { name: 'components.nothing', value: {}, version: 0 })
  expect(reply.status).toBe(404)
  expect(reply.json.code).toBe('unknown-section')
  expect((await admin.get(`${PATH}history/?name=nothing`)).status).toBe(404)
})

test('faults are named by their field, in the language of the request', async () => {
  const value = { maintenance: { enabled: 'yes' }, sessions: { staff_idle_minutes: 1 }, extra: 1 }
  const save = { name: 'system', value, version: 0 }
  const german = await admin.put(PATH, save)
  expect(german.status).toBe(400)
  expect(german.json).toMatchObject({ code: 'invalid' })
  expect(Object.keys(Object(german.json.fields)).sort()).toEqual([
    'extra',
    'maintenance.enabled',
    'sessions.staff_idle_minutes',
  ])
})

test.each([
  ['no body', undefined],
  ['a list', []],
  ['a text', 'text'],
  ['no name', { value: {}, version: 0 }],
  ['no version', { name: 'meta', value: {} }],
  ['no value', { name: 'meta', version: 0 }],
  ['a negative version', { name: 'meta', value: {}, version: -1 }],
  ['a broken version', { name: 'meta', value: {}, version: 0.5 }],
  ['a huge version', { name: 'meta', value: {}, version: 1e300 }],
  ['an additional field', { name: 'meta', value: {}, version: 0, isAdmin: true }],
  ['a foreign name', { name: "meta'; drop table users; --", value: {}, version: 0 }],
  ['a name with U+0000', { name: 'meta\0', value: {}, version: 0 }],
  ['a value of null', { name: 'meta', value: null, version: 0 }],
  ['a value that is a list', { name: 'meta', value: [], version: 0 }],
  ['a title with U+0000', { name: 'meta', value: { title: 'a\0b' }, version: 0 }],
  ['half a character', { name: 'meta', value: { title: '\uD800' }, version: 0 }],
  ['a title without end', { name: 'meta', value: { title: 'x'.repeat(10_000) }, version: 0 }],
  [
    'a key constructor',
    { name: 'permissions', value: { member: { constructor: ['view'] } }, version: 0 },
  ],
  ['an unknown action', { name: 'permissions', value: { member: { pages: ['own'] } }, version: 0 }],
  ['a foreign address', { name: 'meta', value: { og_image: '//evil.example/x' }, version: 0 }],
])('%s is refused', async (_, body) => {
  const reply = await admin.put(PATH, body)
  expect(reply.status).toBe(400)
  expect(reply.json.code).toBe('invalid')
})

test.each([
  '{"name":"meta","version":0,"value":{"__proto__":{"polluted":true}}}',
  '{"name":"permissions","version":0,"value":{"member":{"__proto__":["view"]}}}',
  '{"name":"meta","version":0,"__proto__":{"polluted":true},"value":{}}',
  '{"name":"meta","version":0,"value":{"constructor":{"prototype":{"polluted":true}}}}',
  `{"name":"meta","version":0,"value":${'['.repeat(5000)}${']'.repeat(5000)}}`,
])('%.90s pollutes nothing', async (body) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await admin.raw(PATH, { method: 'PUT', body, headers })
  expect(reply.status).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test.each([
  '',
  'name=',
  'name=meta&limit=0',
  'name=meta&limit=201',
  'name=meta&page=-1',
  'name=meta&x=1',
  'name=meta&name=mail',
  '__proto__=1&name=meta',
])('a history asked for with "%s" is refused', async (query) => {
  expect((await admin.get(`${PATH}history/?${query}`)).status).toBe(400)
})

test('nothing of all this was saved', async () => {
  const rows = await app.services.db.selectFrom('config_sections').select('name').execute()
  expect(rows).toEqual([])
})

import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import { createConfigStore } from './create-config-store.ts'
import { createSecretCipher } from './secret-cipher.ts'
import { sealSecrets } from './section-secrets.ts'

const database = await createTestDatabase()
const db = openDatabase(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(() => db.deleteFrom('config_sections').execute())

const schema = z.strictObject({
  title: z.string().max(20).default('leer'),
  key: z.string().default(''),
})
const section = configSection({
  name: 'test',
  label: { de: 'Test', en: 'Test' },
  schema,
  defaults: schema.parse({}),
  publicPaths: ['title'],
  secretPaths: ['key'],
})
const secret = Buffer.from('a test secret of at least thirty-two bytes')

test('defaults are there before the first load and when nothing is stored', async () => {
  const { store } = openStore()
  expect(store.get(section)).toEqual({ title: 'leer', key: '' })
  await store.reload()
  expect(store.get(section)).toEqual({ title: 'leer', key: '' })
})

test('a stored value is in force after a reload, its secret opened, its public part picked', async () => {
  const { store } = openStore()
  await insert(
    sealSecrets(section, { title: 'Backhaus', key: 'sesame' }, createSecretCipher(secret)),
  )
  await store.reload()
  expect(store.get(section)).toEqual({ title: 'Backhaus', key: 'sesame' })
  expect(store.publicValues()).toEqual({ test: { title: 'Backhaus' } })
})

test('an unusable row is reported without its content, left alone, and replaced by defaults', async () => {
  const { store, lines } = openStore()
  const broken = { title: 'private '.repeat(9) }
  await insert(broken)
  await store.reload()
  expect(store.get(section).title).toBe('leer')
  expect(lines.join()).toContain('"section":"test"')
  expect(lines.join()).not.toContain('private')
  const row = await db.selectFrom('config_sections').select('value').executeTakeFirstOrThrow()
  expect(row.value).toEqual(broken)
})

test('a shared value cannot be altered by a reader', () => {
  const { store } = openStore()
  expect(() => Object.assign(store.get(section), { title: 'mine' })).toThrow(TypeError)
})

test('a section nobody declared and a name used twice are mistakes of ours', () => {
  const { store } = openStore()
  expect(() => store.get({ ...section, name: 'other' })).toThrow('other')
  const twice = { db, sections: [section, section], secret, log: pino({ level: 'silent' }) }
  expect(() => createConfigStore(twice)).toThrow('Two configuration sections')
})

function openStore() {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  return { store: createConfigStore({ db, sections: [section], secret, log }), lines }
}

function insert(value: unknown) {
  return db
    .insertInto('config_sections')
    .values({ name: 'test', value: JSON.stringify(value), version: 1 })
    .execute()
}

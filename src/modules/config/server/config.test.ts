import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import { startTestApp } from '#tests/test-app.ts'
import { Section } from '../contract.ts'
import { imagesSection } from '../sections/module-sections.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const system = await app.as('system')

const PATH = '/api/v0/config/'
const Sections = z.array(Section)
const NEVER_SYSTEM = ['user', 'member', 'admin', 'internal'] as const

test('a guest neither reads nor writes configuration', async () => {
  expect((await app.guest.get(PATH)).status).toBe(401)
  expect((await app.guest.put(PATH, { name: 'meta', value: {}, version: 0 })).status).toBe(401)
  expect((await app.guest.get(`${PATH}history/?name=meta`)).status).toBe(401)
})

test.each(['user', 'member', 'internal'] as const)('a %s has no permission', async (role) => {
  const caller = await app.as(role)
  for (const reply of [
    await caller.get(PATH),
    await caller.put(PATH, { name: 'meta', value: {}, version: 0 }),
    await caller.get(`${PATH}history/?name=meta`),
  ]) {
    expect(reply.status).toBe(403)
    expect(reply.json.code).toBe('C100')
  }
})

test('an admin reads every section but those of the system', async () => {
  const names = (await read(admin)).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['meta', 'mail', 'system', 'permissions', 'enabled_components']),
  )
  expect(names).not.toContain('components.admincenter')
  expect((await read(system)).map(({ name }) => name)).toContain('components.admincenter')
})

test.each(NEVER_SYSTEM)('a %s cannot write a section of the system', async (role) => {
  const caller = await app.as(role)
  const name = 'components.admincenter'
  const reply = await caller.put(PATH, { name, value: { url: 'mine' }, version: 0 })
  expect(reply.status).toBe(403)
  expect((await caller.get(`${PATH}history/?name=${name}`)).status).toBe(403)
})

test('a section that was never saved has version 0 and its defaults', async () => {
  const images = await readOne('components.images')
  expect(images).toMatchObject({ version: 0, updated_at: null, problems: [] })
  expect(images.value).toEqual(imagesSection.defaults)
})

test('what is saved is in force at once and has a history', async () => {
  const { value, version } = await readOne('meta')
  const title = 'Tischlerei Ahrens'
  const saved = await save('meta', { ...asObject(value), title }, version)
  expect(saved.status).toBe(200)
  expect(saved.parse(Sections)).toMatchObject([{ _id: 'meta', version: version + 1 }])
  expect(app.services.config.get(metaSection).title).toBe(title)
  expect(app.services.config.publicValues().meta).toMatchObject({ title })
  const history = await admin.get(`${PATH}history/?name=meta`)
  expect(history.json).toMatchObject({
    numItems: 1,
    items: [
      { version: 1, value: { title }, created_by: { _id: admin.userId, name: 'Test admin' } },
    ],
  })
})

test('every save is in the audit log with what changed', async () => {
  const { value, version } = await readOne('components.images')
  await save('components.images', { ...asObject(value), force_disable_cache: true }, version)
  const entry = await app.services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('item_id', '=', 'components.images')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    noun: 'config',
    action: 'update',
    actor_id: admin.userId,
    before: { force_disable_cache: false },
    after: { force_disable_cache: true },
  })
})

test('a stale version is refused with the section in force', async () => {
  const { value, version } = await readOne('system')
  await save('system', { ...asObject(value), language: 'en' }, version)
  const late = await save('system', { ...asObject(value), language: 'de' }, version)
  expect(late.status).toBe(409)
  expect(late.json).toMatchObject({
    code: 'stale',
    current: { name: 'system', version: version + 1, value: { language: 'en' } },
  })
  expect(app.services.config.get(systemSection).language).toBe('en')
})

test.each(['components.map', 'system'])(
  'of eight saves of %s at once exactly one wins',
  async (name) => {
    const { value, version } = await readOne(name)
    const replies = await Promise.all(Array.from({ length: 8 }, () => save(name, value, version)))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    for (const { status, json } of replies) {
      if (status === 409) expect(json.current).toMatchObject({ name, version: version + 1 })
    }
    expect((await readOne(name)).version).toBe(version + 1)
  },
)

test('two sections saved at once do not disturb one another', async () => {
  const names = ['components.pages', 'components.privacy', 'components.message']
  const before = await Promise.all(names.map(readOne))
  const replies = await Promise.all(
    before.map(({ name, value, version }) => save(name, value, version)),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('another instance on the same database takes the change over', async () => {
  const other = await startTestApp({ database: app.database })
  try {
    const { value, version } = await readOne('meta')
    await save('meta', { ...asObject(value), title: 'Für alle' }, version)
    await expect.poll(() => other.services.config.get(metaSection).title).toBe('Für alle')
  } finally {
    await other.close()
  }
})

async function read(caller: typeof admin) {
  return (await caller.get(PATH)).parse(Sections)
}

async function readOne(name: string): Promise<Section> {
  const found = (await read(admin)).find((section) => section.name === name)
  if (!found) throw new Error(`${name} is missing`)
  return found
}

function save(name: string, value: unknown, version: number) {
  return admin.put(PATH, { name, value, version })
}

function asObject(value: unknown) {
  return z.record(z.string(), z.unknown()).parse(value)
}

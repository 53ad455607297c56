import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#tests/test-app.ts'
import { Component, Section } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.steppedUp('admin')
const PATH = '/api/v0/config/components/'

test.each(['user', 'member', 'internal'] as const)('a %s cannot list the modules', async (role) => {
  expect((await (await app.as(role)).get(PATH)).status).toBe(403)
})

test('every module is listed, the essential ones always on', async () => {
  const components = await list()
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['auth', 'config']))
  expect(new Set(names).size).toBe(names.length)
  for (const component of components) {
    if (component.is_essential) expect(component).toMatchObject({ is_enabled: true })
  }
})

test('a module that is switched off stays in the list, so that it can be switched on', async () => {
  const name = 'ui-gallery'
  const value = { modules: { [name]: false } }
  const saved = await admin.put('/api/v0/config/', {
    name: 'enabled_components',
    value,
    version: 0,
  })
  expect(saved.status).toBe(200)
  const after = await list()
  expect(after.find((component) => component.name === name)?.is_enabled).toBe(false)
  expect(after.find((component) => component.name === 'auth')?.is_enabled).toBe(true)
})

describe('what the screen does not offer is refused by the call', () => {
  test('a module that others need, with their names', async () => {
    const refused = await save('enabled_components', { modules: { files: false } })
    expect(refused).toMatchObject({ status: 422, json: { code: 'module-needed' } })
    expect(Object(refused.json).fields['modules.files']).toMatch(/^Wird gebraucht von: .*Seiten/)
    expect((await list()).find(({ name }) => name === 'files')?.is_enabled).toBe(true)
  })

  test('a module the house cannot do without', async () => {
    const refused = await save('enabled_components', { modules: { auth: false } })
    expect(refused).toMatchObject({ status: 422, json: { code: 'essential-module' } })
    expect(Object(refused.json).fields).toHaveProperty(['modules.auth'])
  })

  test.each([
    ['enabled_components', { modules: { 'kaffee-kasse': false } }, 'modules.kaffee-kasse'],
    ['permissions', { member: { 'kaffee-kasse': ['view'] } }, 'member.kaffee-kasse'],
  ])('a name no module has, in %s', async (name, value, field) => {
    const refused = await save(name, value)
    expect(refused).toMatchObject({ status: 400, json: { code: 'invalid' } })
    expect(Object(refused.json).fields).toEqual({
      [field]: 'Ein Modul mit diesem Namen gibt es nicht',
    })
  })

  test('but rights on a part of a module are known', async () => {
    const saved = await save('permissions', { member: { 'pages-content': ['view', 'edit'] } })
    expect(saved.status).toBe(200)
  })
})

test('news can be switched off: their addresses go, the rest of the house stays', async () => {
  expect((await list()).filter(({ needs }) => needs.includes('entries'))).toEqual([])
  expect((await admin.get('/api/v0/entry/')).status).toBe(200)
  const saved = await save('enabled_components', { modules: { entries: false } })
  expect(saved.status).toBe(200)
  expect((await admin.get('/api/v0/entry/')).status).toBe(404)
  expect((await app.guest.get('/News')).status).toBe(404)
  expect((await app.guest.get('/')).status).toBe(200)
  expect((await admin.get('/api/v0/activity/')).status).toBe(200)
  expect((await save('enabled_components', { modules: { entries: true } })).status).toBe(200)
  expect((await admin.get('/api/v0/entry/')).status).toBe(200)
})

test('a section is saved by the _id it is read with, and never by two names', async () => {
  const section = await read('system')
  const { _id, value, version } = section
  const saved = await admin.put('/api/v0/config/', { _id, value, version })
  expect(saved.parse(z.array(Section))).toMatchObject([
    { _id: 'system', name: 'system', version: version + 1 },
  ])
  const both = await admin.put('/api/v0/config/', {
    _id,
    name: 'meta',
    value,
    version: version + 1,
  })
  expect(both).toMatchObject({ status: 400, json: { code: 'invalid' } })
  const neither = await admin.put('/api/v0/config/', { value, version: version + 1 })
  expect(neither).toMatchObject({ status: 400, json: { code: 'invalid' } })
})

async function read(name: string) {
  const sections = (await admin.get('/api/v0/config/')).parse(z.array(Section))
  const found = sections.find((section) => section.name === name)
  if (!found) throw new Error(`no section ${name}`)
  return found
}

async function save(name: string, value: object) {
  const { version } = await read(name)
  return admin.put('/api/v0/config/', { name, value, version })
}

async function list() {
  return (await admin.get(PATH)).parse(z.array(Component))
}

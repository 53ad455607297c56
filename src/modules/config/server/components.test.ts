import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#tests/test-app.ts'
import { Component } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
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
  const name = (await list()).find((component) => !component.is_essential)?.name
  if (!name) throw new Error('no module can be switched off')
  const value = { modules: { [name]: false, auth: false } }
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

async function list() {
  return (await admin.get(PATH)).parse(z.array(Component))
}

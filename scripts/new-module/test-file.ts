import type { Names } from './names.ts'

export function testFile(names: Names): string {
  return testHead(names) + testOfReading(names) + testOfRules(names) + testFoot(names)
}

function testHead({ noun, Type, label }: Names): string {
  return `import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#tests/test-app.ts'
import { ${Type} } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')

const ROOT = '/api/v0/${noun}/'
const List = z.object({ items: z.array(${Type}.strict()), numItems: z.int() })

describe(${JSON.stringify(label.en)}, () => {
`
}

function testOfReading({ noun }: Names): string {
  return `  test('what was made is listed, read, found, changed and deleted', async () => {
    const made = await make('Erster Eintrag')
    const list = (await admin.get(ROOT)).parse(List)
    expect(list.items.map(({ _id }) => _id)).toContain(made._id)
    const found = await admin.post('/api/v1/${noun}/getPageData', { search: 'ERSTER' })
    expect(found.parse(List).items[0]).toEqual(made)
    const changed = await admin.put(ROOT, { _id: made._id, version: 1, notes: 'Neu' })
    expect(changed.parse(List).items[0]).toMatchObject({ notes: 'Neu', version: 2 })
    expect((await admin.remove(ROOT + made._id)).json).toEqual({ ids: [made._id] })
    expect((await admin.get(ROOT + made._id)).status).toBe(404)
  })

  test('many are read and deleted by their ids', async () => {
    const ids = [(await make('Zweiter'))._id, (await make('Dritter'))._id]
    const read = await admin.post('/api/v0/batch/${noun}/', { ids })
    expect(read.parse(List).items.map(({ title }) => title)).toEqual(['Zweiter', 'Dritter'])
    expect((await admin.post('/api/v0/batch/${noun}/remove/', { ids })).status).toBe(200)
    expect((await admin.post('/api/v0/batch/${noun}/', { ids })).parse(List).numItems).toBe(0)
  })
`
}

function testOfRules({ noun }: Names): string {
  return `
  test('a version that is not the newest is refused', async () => {
    const { _id } = await make('Vierter')
    await admin.put(ROOT + _id, { version: 1, title: 'Fünfter' })
    const late = await admin.put(ROOT + _id, { version: 1, title: 'Sechster' })
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({ code: 'stale', current: { title: 'Fünfter' } })
  })

  test('a wildcard in a search is a letter like any other', async () => {
    await make('Hundert %')
    const found = await admin.post('/api/v0/search/${noun}/', { search: '%' })
    expect(found.parse(List).items.map(({ title }) => title)).toEqual(['Hundert %'])
  })

  test('bad input is refused with the field that is wrong', async () => {
    const empty = await admin.post(ROOT, { title: ' ' })
    expect(empty.status).toBe(400)
    expect(empty.json).toMatchObject({ code: 'invalid', fields: { title: expect.any(String) } })
  })

  test('nobody but staff gets in', async () => {
    expect((await app.guest.get(ROOT)).status).toBe(401)
    expect((await (await app.as('user')).get(ROOT)).status).toBe(403)
    expect((await (await app.as('member')).post(ROOT, { title: 'x' })).status).toBe(403)
  })
})
`
}

function testFoot({ Type }: Names): string {
  return `
async function make(title: string): Promise<${Type}> {
  const made = (await admin.post(ROOT, { title })).parse(List)
  return ${Type}.parse(made.items[0])
}
`
}

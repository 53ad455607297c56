import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Action } from '#kernel/access/rules.ts'
import { listAudit } from '#kernel/contract/admin/audit.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const PATH = '/api/v0/audit/'
const bug = uuidv7()

let app: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let member: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.steppedUp('admin')
  member = await app.as('member')
  for (const [place, noun] of [...Array<string>(5).fill('bug'), 'config', 'orphan'].entries()) {
    await record(noun, noun === 'bug' ? bug : `item-${place}`, place)
  }
})
afterAll(() => app.close())

describe('who may read the history', () => {
  test('a member without the right on the module gets no permission', async () => {
    await grant([])
    const answer = await member.get(`${PATH}?noun=bug&id=${bug}`)
    expect(answer.status).toBe(403)
    expect(answer.json.code).toBe('C100')
  })

  test('a member who may view the module sees its history and nothing else', async () => {
    await grant(['view'])
    expect((await member.get(`${PATH}?noun=bug&id=${bug}`)).status).toBe(200)
    expect((await member.get(`${PATH}?noun=config&id=item-5`)).status).toBe(403)
    expect((await member.get(`${PATH}?noun=orphan`)).status).toBe(403)
    expect((await member.get(PATH)).status).toBe(403)
  })

  test('a caller cannot name the module that decides', async () => {
    const answer = await member.get(`${PATH}?noun=config&id=item-5&module=bug-tracker`)
    expect(answer.status).toBe(400)
  })

  test('names from the prototype own nothing', async () => {
    expect((await member.get(`${PATH}?noun=constructor`)).status).toBe(403)
  })

  test('guests and customers are turned away', async () => {
    expect((await app.guest.get(PATH)).status).toBe(401)
    expect((await (await app.as('user')).get(PATH)).status).toBe(403)
  })
})

test('the newest change comes first and pages follow each other without a gap', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const answer = await admin.get(`${PATH}?noun=bug&id=${bug}&limit=2${cursor}`)
    const { items, next, numItems } = answer.parse(listAudit.reply)
    expect(numItems).toBe(5)
    seen.push(...items.map(({ action }) => action))
    cursor = next ? `&cursor=${next}` : ''
  } while (cursor)
  expect(seen).toEqual(['step-4', 'step-3', 'step-2', 'step-1', 'step-0'])
})

test('an entry tells who, what, when, before and after', async () => {
  const { items } = (await admin.get(`${PATH}?noun=config&id=item-5`)).parse(listAudit.reply)
  expect(items).toMatchObject([
    {
      noun: 'config',
      id: 'item-5',
      action: 'step-5',
      actor: { id: admin.userId, name: 'Test admin' },
      before: { title: 'alt' },
      after: { title: 'neu' },
    },
  ])
})

test('an admin sees everything, and what one person did', async () => {
  const all = (await admin.get(PATH)).parse(listAudit.reply)
  expect(all.items.map(({ noun }) => noun)).toContain('orphan')
  const none = (await admin.get(`${PATH}?actor=${member.userId}`)).parse(listAudit.reply)
  expect(none).toMatchObject({ items: [], numItems: 0, next: null })
})

test('a broken cursor and an endless page are refused', async () => {
  expect((await admin.get(`${PATH}?cursor=zzz`)).status).toBe(400)
  expect((await admin.get(`${PATH}?limit=201`)).status).toBe(400)
})

async function record(noun: string, id: string, place: number) {
  await app.services.db
    .insertInto('audit_log')
    .values({
      id: uuidv7(),
      noun,
      item_id: id,
      action: `step-${place}`,
      actor_id: admin.userId,
      actor_name: 'Test admin',
      before: JSON.stringify({ title: 'alt' }),
      after: JSON.stringify({ title: 'neu' }),
    })
    .execute()
}

let version = 0
async function grant(actions: Action[]) {
  const value = { member: { 'bug-tracker': actions } }
  const answer = await admin.put('/api/v0/config/', { name: 'permissions', value, version })
  expect(answer.status).toBe(200)
  version += 1
}

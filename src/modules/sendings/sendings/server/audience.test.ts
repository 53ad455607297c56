import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { typedScope } from '#kernel/server/scope.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { openSendings, people, SENDING } from '#tests/sendings.ts'
import type { SendingTables } from '../../server/tables.ts'
import { countUnsaved } from '../sending.calls.ts'
import { measureAudience, snapshotSlice } from './audience.ts'

const house = await openSendings()
const { app, admin, db, addList, addSubscribers, got, makeSending, makeTemplate } = house
const { prepared, reached, read, step, tend } = house
const scope = typedScope<SendingTables>(app.scope)
afterAll(() => house.close())

const SEGMENT = '/api/v0/person_segment/'
const NOBODY = { unsubscribed: 0, suppressed: 0, paused: 0 }
const ANYBODY = { any: [], all: [], none: [], tags: [], groups: [], segment: null }

const count = async (lists: readonly string[], audience: object = {}) =>
  (await admin.post(`${SENDING}audience`, { lists, audience })).parse(countUnsaved.reply)

async function addSegment(condition: string, value: readonly string[]): Promise<string> {
  const rules = { join: 'all', rules: [{ condition, operator: 'is', value }] }
  const made = await admin.post(SEGMENT, { name: 'Ein Segment', rules })
  const { items } = made.parse(z.object({ items: z.array(z.object({ _id: z.string() })) }))
  return items[0]?._id ?? ''
}

/** Somebody who signed up and is known as a person with this tag. */
async function known(email: string, list: string, tag: string): Promise<void> {
  await house.join(email, { lists: [list] })
  const { id } = (await house.subscriberOf(email)) ?? {}
  await vi.waitFor(async () => {
    const { rows } = await sql`update people set tags = array[${tag}] where id in (
      select person_id from person_links where item_id = ${id}) returning id`.execute(db)
    expect(rows).toHaveLength(1)
  })
}

describe('a segment of persons', () => {
  test('narrows an audience, counts with its reasons, and decides who gets the mail', async () => {
    const list = (await addList('Segmente'))._id
    await known('stamm@example.org', list, 'Stamm')
    await known('fort@example.org', list, 'Stamm')
    await known('neu@example.org', list, 'Neu')
    await addSubscribers(['unbekannt@example.org'], [list])
    const token = await house.wayOut('fort@example.org', 'Segmente')
    await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
    const segment = await addSegment('people.tag', ['Stamm'])
    expect(await count([list], { segment })).toEqual({
      count: 1,
      skipped: { ...NOBODY, unsubscribed: 1 },
    })
    expect((await count([list])).count).toBe(3)
    const template = (await makeTemplate({ subject: 'Nur Stamm' }))._id
    const { _id } = await makeSending({ template, lists: [list], audience: { segment } })
    await step(_id, 'start')
    expect((await reached(_id, 'finished')).counts).toEqual({ sent: 1 })
    expect(got('Nur Stamm')).toEqual(['stamm@example.org'])
    // What was meant for some is not shown to all.
    expect((await admin.get('/api/v0/newsletter2/')).text).not.toContain('Nur Stamm')
    const { version } = await read(_id)
    expect((await admin.put(SENDING + _id, { version, in_archive: 'yes' })).status).toBe(200)
    expect((await admin.get('/api/v0/newsletter2/')).text).toContain('Nur Stamm')
  })

  test('whose conditions one may not ask is not counted for one, and nothing is learned', async () => {
    const list = (await addList('Vertraulich'))._id
    await known('vertraut@example.org', list, 'Stamm')
    const segment = await addSegment('people.birthMonth', ['3'])
    const all = ['view', 'create', 'edit', 'delete', 'publish'] as const
    await grantMembers(admin, { sendings: [...all], people: ['view'] })
    const member = await app.as('member')
    const asked = await member.post(`${SENDING}audience`, { lists: [list], audience: { segment } })
    expect(asked.status).toBe(403)
    const template = (await makeTemplate())._id
    const { _id, version } = await makeSending({ template, lists: [list], audience: { segment } })
    expect((await member.post(`${SENDING}${_id}/start`, { version })).status).toBe(403)
    expect((await read(_id)).state).toBe('draft')
    await grantMembers(admin, {})
  })

  test('that is gone when its time comes stops the sending instead of mailing everybody', async () => {
    const list = (await addList('Verwaist'))._id
    await known('verwaist@example.org', list, 'Stamm')
    const segment = await addSegment('people.tag', ['Stamm'])
    const template = (await makeTemplate({ subject: 'Verwaist' }))._id
    const { _id: id } = await makeSending({ template, lists: [list], audience: { segment } })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await step(id, 'schedule', { send_at: later })).status).toBe(200)
    expect((await admin.remove(SEGMENT + segment)).status).toBe(200)
    await sql`update newsletter_sendings set send_at = now() where id = ${id}`.execute(db)
    await tend()
    expect(await read(id)).toMatchObject({
      ...{ state: 'paused', reason: 'auto', trouble: 'no-segment' },
    })
    expect(got('Verwaist')).toEqual([])
    expect(await step(id, 'resume')).toMatchObject({ status: 422, json: { code: 'unknown-thing' } })
    expect((await step(id, 'cancel')).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'draft', reason: '', trouble: '' })
    const unknown = await admin.post(SENDING, { name: 'Nichts', audience: { segment } })
    expect(unknown).toMatchObject({ status: 422, json: { code: 'unknown-thing' } })
  })
})

describe('a large audience', () => {
  const recipients = (id: string) =>
    db
      .selectFrom('newsletter_recipients')
      .select('subscriber_id')
      .where('sending_id', '=', id)
      .orderBy('subscriber_id')
      .execute()

  test('is counted and written down slice by slice, with the same people as at once', async () => {
    const [a, b] = [(await addList('Scheibe A'))._id, (await addList('Scheibe B'))._id]
    await addSubscribers(people(5, 'scheibe'), [a, b])
    await addSubscribers(people(6, 'rest'), [b])
    await app.guest.post('/api/v0/newsletter/unsubscribe', {
      token: await house.wayOut('rest0@example.org', 'Scheibe B'),
    })
    const wanted = { lists: [a, b], audience: ANYBODY }
    const whole = { count: 10, skipped: { ...NOBODY, unsubscribed: 1 } }
    for (const size of [1, 2, 3, 1000])
      expect(await measureAudience(scope, wanted, size)).toEqual(whole)
    const { _id: sending } = await makeSending({ lists: [a, b] })
    let after: string | null = null
    let slices = 0
    do {
      const asked = { ...wanted, sending, after }
      // As often as a killed process does it again.
      await snapshotSlice(scope, asked, 3)
      after = await snapshotSlice(scope, asked, 3)
      slices += 1
    } while (after !== null)
    expect(slices).toBeGreaterThan(3)
    expect(await recipients(sending)).toHaveLength(10)
  })

  test.each(['preparing', 'paused'])(
    'whose preparation was cut off (%s) is completed, and nobody gets it twice',
    async (state) => {
      const { id, name, emails } = await prepared(7)
      await step(id, 'prepare')
      await reached(id, 'paused')
      const third = (await recipients(id))[2]?.subscriber_id
      await sql`delete from newsletter_recipients
        where sending_id = ${id} and subscriber_id > ${third}`.execute(db)
      await sql`update newsletter_sendings set state = ${state}, reason = '', prepared_at = null,
        prepared_to = ${third} where id = ${id}`.execute(db)
      if (state === 'paused') expect((await step(id, 'resume')).status).toBe(200)
      else await tend()
      expect((await reached(id, 'finished')).counts).toEqual({ sent: 7 })
      expect(got(name)).toEqual([...emails].sort())
    },
  )
})

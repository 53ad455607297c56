import { afterAll, describe, expect, test } from 'vitest'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { openSendings, people, SENDING } from '#tests/sendings.ts'
import { countUnsaved } from '../sending.calls.ts'

const house = await openSendings()
const { app, admin, addList, addSubscribers, makeSending, makeTemplate, step, read } = house
const template = (await makeTemplate())._id
const first = (await addList('Erste'))._id
const second = (await addList('Zweite'))._id
const third = (await addList('Dritte'))._id
afterAll(() => house.close())

const NOW = { version: 1 }

describe('a draft', () => {
  test('is made and changed by the same call, and refused at an old version', async () => {
    const made = await makeSending({ template, lists: [first] })
    expect(made).toMatchObject({ state: 'draft', counts: {}, rate_per_hour: 0, version: 1 })
    const changed = await admin.post(SENDING, { _id: made._id, ...NOW, subject: 'Anders' })
    expect(changed.json).toMatchObject({ items: [{ subject: 'Anders', version: 2 }] })
    expect((await admin.post(SENDING, { _id: made._id, ...NOW, name: 'Alt' })).status).toBe(409)
    expect((await admin.put(SENDING + made._id, { version: 2, name: 'Neu' })).status).toBe(200)
    expect((await admin.post(SENDING, { _id: made._id, name: 'Ohne' })).status).toBe(400)
    expect((await admin.remove(`${SENDING}?_id=${made._id}`)).status).toBe(200)
    expect((await admin.get(SENDING + made._id)).status).toBe(404)
  })

  test('is tried by mail: to the team, and to testers who confirmed a list themselves', async () => {
    const { _id } = await makeSending({ template, lists: [first], subject: 'Eigener Betreff' })
    await admin.put(SENDING + _id, { version: 1, from: 'laden@sonne.example' })
    await house.join('selbst@example.org', { lists: [second] })
    await addSubscribers(['karte@example.org'], [second])
    const to = ['selbst@example.org', 'karte@example.org', 'fremd@example.org']
    const TEST = '/api/v0/newsletter/sendtest/'
    const send = (body: object) => admin.post(TEST, { sending: _id, to, ...body })
    expect((await send({})).json).toMatchObject({ accepted: 0 })
    await house.configure({ testers: to })
    const refused = [{ to: 'karte@example.org' }, { to: 'fremd@example.org' }]
    expect((await send({})).json).toMatchObject({ accepted: 1, refused })
    const mail = house.smtp.received.findLast((one) => one.to.includes('selbst@example.org'))
    expect(mail?.raw).toMatch(/^Subject: Test: Eigener Betreff\r?$/m)
    expect(mail?.raw).toMatch(/^From: .*laden@sonne\.example/m)
    expect((await send({ template })).status).toBe(400)
    expect((await admin.post(TEST, { to })).status).toBe(400)
    expect((await admin.post(TEST, { sending: first, to })).status).toBe(404)
    await grantMembers(admin, { newsletter: ['view', 'edit'] })
    const member = await app.as('member')
    expect((await member.post(TEST, { sending: _id, to })).status).toBe(403)
    await grantMembers(admin, {})
  })

  test.each(['Zeile\r\nBcc: x@evil.example', 'a\u0000b', 'a\u2028b'])(
    'takes no subject like %j',
    async (subject) => {
      const answer = await admin.post(SENDING, { name: 'Schief', subject })
      expect(answer.status).toBe(400)
    },
  )

  test('names only lists and templates that are there', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000'
    for (const wrong of [{ template: unknown }, { lists: [unknown] }]) {
      const answer = await admin.post(SENDING, { name: 'Schief', ...wrong })
      expect(answer).toMatchObject({ status: 422, json: { code: 'unknown-thing' } })
    }
  })

  test('does not go out as long as something is missing', async () => {
    const empty = await addList('Leer')
    const unready = await makeTemplate({ subject: '', modules: [] })
    for (const [values, code] of [
      [{ lists: [first] }, 'no-template'],
      [{ template }, 'no-lists'],
      [{ template: unready._id, lists: [first] }, 'template-not-ready'],
      [{ template, lists: [empty._id] }, 'nobody'],
    ] as const) {
      const { _id } = await makeSending(values)
      expect(await step(_id, 'start')).toMatchObject({ status: 422, json: { code } })
      expect((await read(_id)).state).toBe('draft')
    }
  })

  test('needs a time that is still to come to be scheduled', async () => {
    await addSubscribers(people(1, 'planned'), [first])
    const past = new Date(Date.now() - 60_000).toISOString()
    const { _id } = await makeSending({ template, lists: [first], send_at: past })
    expect(await step(_id, 'schedule')).toMatchObject({ status: 422, json: { code: 'not-later' } })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await step(_id, 'schedule', { send_at: later })).status).toBe(200)
    expect(await read(_id)).toMatchObject({ state: 'scheduled', send_at: later })
    const { version } = await read(_id)
    const changed = await admin.put(SENDING + _id, { version, name: 'Zu spät' })
    expect(changed).toMatchObject({ status: 409, json: { code: 'sending-settled' } })
    expect(await admin.remove(SENDING + _id)).toMatchObject({
      status: 409,
      json: { code: 'sending-kept' },
    })
    expect((await step(_id, 'cancel')).status).toBe(200)
    expect((await read(_id)).state).toBe('draft')
  })
})

describe('an audience', () => {
  const count = async (lists: readonly string[], audience: object = {}) =>
    (await admin.post(`${SENDING}audience`, { lists, audience })).parse(countUnsaved.reply)

  test('counts each person once, and says why others get nothing', async () => {
    const [a, b] = [(await addList('A'))._id, (await addList('B'))._id]
    await addSubscribers(['both@example.org'], [a, b])
    await addSubscribers(['only-a@example.org'], [a], { tags: ['Stamm'] })
    await addSubscribers(['only-b@example.org'], [b], { groups: ['Verein'] })
    await addSubscribers(['gone@example.org'], [a])
    await app.guest.post('/api/v0/newsletter/unsubscribe', {
      token: await house.wayOut('gone@example.org', 'A'),
    })
    const nobody = { unsubscribed: 0, suppressed: 0, paused: 0 }
    expect(await count([a, b])).toEqual({ count: 3, skipped: { ...nobody, unsubscribed: 1 } })
    expect(await count([a], { all: [b] })).toEqual({ count: 1, skipped: nobody })
    expect((await count([a, b], { none: [b] })).count).toBe(1)
    expect((await count([a, b], { any: [b] })).count).toBe(2)
    expect((await count([a, b], { tags: ['Stamm'] })).count).toBe(1)
    expect((await count([a, b], { groups: ['Verein'] })).count).toBe(1)
    const { _id } = await makeSending({ template, lists: [a, b], audience: { none: [a] } })
    expect((await admin.get(`${SENDING}${_id}/audience`)).json).toMatchObject({ count: 1 })
  })

  test('leaves out who never confirmed, who pauses and who is blocked', async () => {
    const list = (await addList('Strenge'))._id
    await admin.post('/api/v0/newsletter_subscriber/', { email: 'asks@example.org', lists: [list] })
    await addSubscribers(['calm@example.org', 'blocked@example.org', 'fine@example.org'], [list])
    await house.db
      .updateTable('newsletter_subscriptions')
      .set({ state: 'paused', paused_until: new Date(Date.now() + 86_400_000) })
      .where('subscriber_id', '=', (await house.subscriberOf('calm@example.org'))?.id ?? '')
      .execute()
    const blocked = await house.subscriberOf('blocked@example.org')
    await admin.post(`/api/v0/newsletter_subscriber/${blocked?.id}/block`, {
      version: blocked?.version,
    })
    expect(await count([list])).toEqual({
      count: 1,
      skipped: { unsubscribed: 1, suppressed: 0, paused: 1 },
    })
  })
})

test('who may not publish sends nothing, and a member without rights sees nothing', async () => {
  await addSubscribers(people(1, 'right'), [second])
  const { _id, version } = await makeSending({ template, lists: [second] })
  await grantMembers(admin, { sendings: ['view', 'create', 'edit', 'delete'] })
  const member = await app.as('member')
  expect((await member.get(SENDING + _id)).status).toBe(200)
  const refused = await member.post(`${SENDING}${_id}/start`, { version })
  expect(refused).toMatchObject({ status: 403, json: { code: 'C100' } })
  expect((await read(_id)).state).toBe('draft')
  expect((await member.get(`${SENDING}${_id}/recipients`)).status).toBe(403)
  await grantMembers(admin, {})
  expect((await (await app.as('member')).get(SENDING)).status).toBe(403)
  expect((await app.guest.get(SENDING)).status).toBe(401)
})

test('a step that does not fit the state changes nothing', async () => {
  await addSubscribers(people(1, 'fits'), [third])
  const { _id } = await makeSending({ template, lists: [third] })
  for (const name of ['pause', 'resume', 'resend_failed', 'settle_uncertain', 'cancel']) {
    expect(await step(_id, name)).toMatchObject({ status: 409, json: { code: 'wrong-step' } })
  }
  expect((await admin.post(`${SENDING}${_id}/start`, { version: 7 })).status).toBe(409)
  expect((await admin.post(`${SENDING}${_id}/explode`, NOW)).status).toBe(400)
})

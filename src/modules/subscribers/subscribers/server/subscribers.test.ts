import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addList, openNewsletter, UNSUBSCRIBE } from '../../server/test-subscribers.ts'
import { editSubscriber } from '../subscriber.calls.ts'
import { newsletterSubscriber } from '../subscriber.ts'

const house = await openNewsletter()
const { app, admin, db, join, mailed, mailsTo, statesOf, subscribe, wayOut } = house
afterAll(() => app.close())
beforeEach(() => house.forgetLimits())

const ROOT = '/api/v0/newsletter_subscriber/'
const Items = z.object({ items: z.array(newsletterSubscriber.Wire) })
const list = async (query = '') => (await admin.get(`${ROOT}?${query}`)).parse(Items).items
const read = async (email: string) => {
  const [item] = await list(`search=${encodeURIComponent(email)}`)
  if (!item) throw new Error(`no ${email}`)
  return item
}
const step = (item: { _id: string; version: number }, name: string, body: object = {}) =>
  admin.post(`${ROOT}${item._id}/${name}`, { version: item.version, ...body })
const DOCUMENTED = { kind: 'documented', proof: 'Karte vom 3. Mai' }

describe('a subscriber', () => {
  test('is read as the rulings have it, found by words, state, list and tags', async () => {
    await join('shape@example.org', { first_name: 'Sara', last_name: 'Shape' })
    const item = await read('shape@example.org')
    const [newsletter] = await house.lists()
    expect(item).toMatchObject({
      email: 'shape@example.org',
      first_name: 'Sara',
      tags: [],
      groups: [],
      state: 'confirmed',
      tracking: false,
      subscriptions: [
        { list: newsletter?._id, state: 'confirmed', source: 'form', basis: 'consent' },
      ],
      userData: { newsletter: { subscribed_lists: [newsletter?._id] } },
      user: null,
    })
    const input = { version: item.version, tags: ['Presse'], groups: ['Stamm'] }
    expect((await admin.put(ROOT + item._id, input)).status).toBe(200)
    expect((await admin.put(ROOT + item._id, input)).json.code).toBe('stale')
    for (const query of [
      'search=sara',
      'state=confirmed&search=shape',
      `list=${newsletter?._id}&search=shape`,
      'tags=Presse',
      'groups=Stamm',
    ])
      expect((await list(query)).map(({ email }) => email)).toContain('shape@example.org')
    expect(await list('state=unsubscribed&search=shape')).toEqual([])
  })

  test('cannot be given another address, state or list by a change', async () => {
    await join('mass@example.org')
    const { _id, version } = await read('mass@example.org')
    for (const more of [
      { email: 'evil@example.org' },
      { state: 'unsubscribed' },
      { subscriptions: [] },
      { tracking: true },
    ])
      expect((await admin.put(ROOT + _id, { version, ...more })).status).toBe(400)
  })

  test('has its own screen data under the literal address', async () => {
    await join('screen@example.org')
    const { _id } = await read('screen@example.org')
    const path = '/api/v1/getPageDataNewseltterSubscriberEdit/'
    const known = (await admin.get(`${path}?id=${_id}`)).parse(editSubscriber.reply)
    expect(known.subscriber?.email).toBe('screen@example.org')
    expect(known.lists.map(({ name }) => name)).toContain('Newsletter')
    expect((await admin.get(path)).json.subscriber).toBeNull()
    expect((await app.guest.get(path)).status).toBe(401)
    expect((await (await app.as('user')).get(ROOT)).status).toBe(403)
  })
})

describe('added by staff', () => {
  test('somebody is asked first', async () => {
    const made = await admin.post(ROOT, { email: 'asked@example.org', first_name: 'Ada' })
    expect(made.parse(Items).items).toMatchObject([{ state: 'pending' }])
    await mailed('asked@example.org', 1)
    expect((await admin.post(ROOT, { email: 'ASKED@example.org' })).json.code).toBe('11000')
  })

  test('with a basis and what proves it they are subscribed, and the log says by whom', async () => {
    const made = await admin.post(ROOT, { email: 'card@example.org', basis: DOCUMENTED })
    const [item] = made.parse(Items).items
    expect(item).toMatchObject({
      state: 'confirmed',
      subscriptions: [{ basis: 'documented', source: 'staff' }],
    })
    expect(await mailsTo('card@example.org')).toEqual([])
    const log = await admin.get(`/api/v0/consent/?subject=${item?._id}`)
    expect(log.text).toContain('Karte vom 3. Mai')
    const noProof = { kind: 'documented', proof: ' ' }
    expect((await admin.post(ROOT, { email: 'x@example.org', basis: noProof })).status).toBe(400)
  })

  test('they get what the form offers, and lists that are not public by name alone', async () => {
    const staffOnly = await addList(admin, 'Nur intern', { is_public: false, in_signup: true })
    const on = async (email: string, more: object) => {
      const made = await admin.post(ROOT, { email, basis: DOCUMENTED, ...more })
      const [item] = made.parse(Items).items
      return item?.subscriptions.map((subscription) => subscription.list)
    }
    expect(await on('offered@example.org', {})).not.toContain(staffOnly._id)
    expect(await on('named@example.org', { lists: [staffOnly._id] })).toEqual([staffOnly._id])
    await admin.remove(`/api/v0/newsletter_list/${staffOnly._id}`)
  })

  test('nobody is brought back who left, whatever the basis', async () => {
    await join('left@example.org')
    await app.guest.post(UNSUBSCRIBE, { token: await wayOut('left@example.org') })
    for (const body of [{}, { basis: DOCUMENTED }]) {
      const refused = await step(await read('left@example.org'), 'add', body)
      expect(refused).toMatchObject({ status: 422, json: { code: 'suppressed' } })
    }
    expect(await mailsTo('left@example.org')).toHaveLength(2)
    expect(await statesOf('left@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  })
})

describe('ended by staff', () => {
  test('a subscription is unsubscribed, its proof and suppression stay, and no mail goes out', async () => {
    await join('gone@example.org')
    const { _id } = await read('gone@example.org')
    expect((await admin.remove(ROOT + _id)).json).toEqual({ ids: [_id] })
    expect(await statesOf('gone@example.org')).toEqual({ Newsletter: 'unsubscribed' })
    expect(await mailsTo('gone@example.org')).toHaveLength(1)
    expect((await admin.get(`/api/v0/consent/?subject=${_id}`)).json.numItems).toBe(3)
    expect((await admin.remove(`${ROOT}01890000-0000-7000-8000-000000000000`)).status).toBe(404)
  })

  test('one list of several ends alone', async () => {
    const second = await addList(admin, 'Zweite')
    const lists = (await house.lists()).map(({ _id }) => _id)
    await join('one@example.org', { lists })
    await step(await read('one@example.org'), 'leave', { lists: [second._id] })
    expect(await statesOf('one@example.org')).toEqual({
      Newsletter: 'confirmed',
      Zweite: 'unsubscribed',
    })
    await admin.remove(`/api/v0/newsletter_list/${second._id}`)
  })

  test('a blocked address hears nothing until the block is lifted, and must ask itself then', async () => {
    await join('block@example.org')
    expect((await step(await read('block@example.org'), 'block')).status).toBe(200)
    expect(await read('block@example.org')).toMatchObject({ blocked: 'manual' })
    await subscribe('block@example.org')
    await house.settled()
    expect(await mailsTo('block@example.org')).toHaveLength(1)
    expect((await step(await read('block@example.org'), 'unblock')).status).toBe(200)
    expect(await statesOf('block@example.org')).toEqual({ Newsletter: 'unsubscribed' })
    await join('block@example.org', {}, 1)
    expect(await statesOf('block@example.org')).toEqual({ Newsletter: 'confirmed' })
  })
})

test('a segment knows who gets a newsletter, and the timeline of a person tells it', async () => {
  await join('segment@example.org', { first_name: 'Segma', last_name: 'Ment' })
  const owners = () =>
    sql`select from person_links join people on people.id = person_id
      join newsletter_subscribers s on s.id = item_id
      where s.email = 'segment@example.org' and not is_candidate`.execute(db)
  await expect.poll(async () => (await owners()).rows.length, { timeout: 20_000 }).toBe(1)
  const condition = { condition: 'subscribers.list', operator: 'is', value: ['Newsletter'] }
  const rules = { join: 'all', rules: [condition] }
  const counted = await admin.post('/api/v1/person/countSegment', { rules })
  expect(counted.status, counted.text).toBe(200)
  expect(Number(counted.json.numItems)).toBeGreaterThan(0)
  const { person } = await read('segment@example.org')
  const timeline = await admin.get(`/api/v0/person/${person}/timeline`)
  expect(timeline.text).toContain('Newsletter abonniert: Newsletter')
})

import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listConsents } from '#modules/consents/consent.calls.ts'
import {
  addList,
  openNewsletter,
  sendForm,
  sendFormFrom,
  UNSUBSCRIBE,
  VERIFY,
} from '../../server/test-subscribers.ts'

const house = await openNewsletter()
const { app, admin, db, join, keyIn, mailed, mailsTo, statesOf, subscribe, wayOut } = house
const second = await addList(admin, 'Angebote')
const third = await addList(admin, 'Termine')
const [first] = (await house.lists()).filter(({ name }) => name === 'Newsletter')
const all = [first?._id, second._id, third._id]
afterAll(() => app.close())
beforeEach(() => house.forgetLimits())

const pathOf = (token: string) => `/Newsletter/unsubscribe/${token}`
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' }
const leave = (token: string) => app.guest.post(UNSUBSCRIBE, { token })

test('GET and HEAD ask, only the button acts', async () => {
  await join('asks@example.org', { lists: [first?._id] })
  const path = pathOf(await wayOut('asks@example.org'))
  for (let turn = 0; turn < 3; turn += 1) {
    const page = await app.guest.get(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('a•••@e•••.org')
    expect(page.text).not.toContain('asks@example.org')
    await app.guest.raw(path, { method: 'HEAD' })
  }
  expect(await statesOf('asks@example.org')).toEqual({ Newsletter: 'confirmed' })
  expect((await sendForm(app.guest, path, {})).status).toBe(200)
  expect(await statesOf('asks@example.org')).toEqual({ Newsletter: 'unsubscribed' })
})

describe('one click from a mail program', () => {
  test.each([
    ['urlencoded', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['without a type', {}],
  ])('works from any origin without a cookie, without a redirect (%s)', async (name, headers) => {
    const email = `click-${name.replaceAll(' ', '')}@example.org`
    await join(email, { lists: [first?._id] })
    const token = await wayOut(email)
    const answer = await fetch(`${app.url}/en/newsletter/unsubscribe/${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', ...headers },
      ...('content-type' in headers && { body: new URLSearchParams(ONE_CLICK).toString() }),
    })
    expect(answer.status).toBe(200)
    expect(await statesOf(email)).toEqual({ Newsletter: 'unsubscribed' })
  })

  test('no other page takes forms from elsewhere', async () => {
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    for (const path of ['/Newsletter/subscribe', '/Newsletter/verify/x', '/nachricht'])
      expect((await sendFormFrom(app.guest, foreign, { path, fields: {} })).status).toBe(403)
  })

  test('with a forged token is 404', async () => {
    await join('forged@example.org', { lists: [first?._id] })
    const token = await wayOut('forged@example.org')
    const wrong = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    expect((await app.guest.get(pathOf(wrong))).status).toBe(404)
    expect((await sendForm(app.guest, pathOf(wrong), ONE_CLICK)).status).toBe(404)
    expect((await leave(wrong)).status).toBe(404)
  })
})

describe('whoever unsubscribes', () => {
  test('gets one mail with an undo, and no second one for doing it again', async () => {
    await join('undo@example.org', { lists: [first?._id] })
    const token = await wayOut('undo@example.org')
    for (let turn = 0; turn < 3; turn += 1) expect((await leave(token)).status).toBe(200)
    const mails = await mailed('undo@example.org', 2)
    const key = keyIn(mails.at(-1))
    expect((await app.guest.get(`/Newsletter/verify/${key}`)).text).toContain('zurücknehmen')
    expect(await statesOf('undo@example.org')).toEqual({ Newsletter: 'unsubscribed' })
    expect((await app.guest.post(VERIFY, { token: key })).status).toBe(200)
    expect(await statesOf('undo@example.org')).toEqual({ Newsletter: 'confirmed' })
    const steps = await stepsOf('undo@example.org')
    expect(steps).toEqual(['requested', 'confirmed', 'withdrawn', 'resumed'])
  })

  test('is not brought back by the key that once confirmed, nor by an older undo', async () => {
    const key = await join('back@example.org', { lists: [first?._id] })
    const token = await wayOut('back@example.org')
    await leave(token)
    expect((await app.guest.post(VERIFY, { token: key })).status).toBe(410)
    expect(await statesOf('back@example.org')).toEqual({ Newsletter: 'unsubscribed' })
    const undo = keyIn((await mailed('back@example.org', 2)).at(-1))
    await app.guest.post(VERIFY, { token: undo })
    await leave(token)
    expect((await app.guest.post(VERIFY, { token: undo })).status).toBe(410)
    expect(await statesOf('back@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  })

  test('is not brought back by a sign-up that nobody confirms', async () => {
    await join('typed@example.org', { lists: [first?._id] })
    await leave(await wayOut('typed@example.org'))
    expect((await subscribe('typed@example.org', { lists: [first?._id] })).status).toBe(200)
    await mailed('typed@example.org', 3)
    expect(await statesOf('typed@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  })

  test('from all lists stays so for those they do not ask for again', async () => {
    await join('all@example.org', { lists: all })
    const path = pathOf(await wayOut('all@example.org'))
    expect((await app.guest.get(path)).text).toContain('alle anderen')
    await sendForm(app.guest, path, { all: 'on' })
    const gone = 'unsubscribed'
    expect(await statesOf('all@example.org')).toEqual({
      Newsletter: gone,
      Angebote: gone,
      Termine: gone,
    })
    await join('all@example.org', { lists: [second._id] }, 2)
    expect(await statesOf('all@example.org')).toEqual({
      Newsletter: gone,
      Angebote: 'confirmed',
      Termine: gone,
    })
    const { rows } = await sql<{ list_id: string | null }>`select list_id
      from newsletter_suppressions join newsletter_subscribers using (address_hash)
      where email = 'all@example.org'`.execute(db)
    expect(rows.map(({ list_id }) => list_id)).toEqual(
      expect.arrayContaining([null, first?._id, third._id]),
    )
    expect(rows).toHaveLength(3)
  })

  test('and complained hears nothing any more, whoever types the address', async () => {
    await join('complaint@example.org', { lists: [first?._id] })
    await sql`insert into newsletter_suppressions (id, address_hash, reason)
      select gen_random_uuid(), address_hash, 'complaint' from newsletter_subscribers
      where email = 'complaint@example.org'`.execute(db)
    const asked = await subscribe('complaint@example.org', { lists: [second._id] })
    expect(asked).toMatchObject({ status: 200, json: { state: 'pending' } })
    await house.settled()
    expect(await mailsTo('complaint@example.org')).toHaveLength(1)
  })
})

test('switched off, only the way out still answers', async () => {
  await join('off@example.org', { lists: [first?._id] })
  const path = pathOf(await wayOut('off@example.org'))
  await sql`insert into config_sections (name, value, version) values
    ('enabled_components', '{"modules": {"subscribers": false}}', 1)
    on conflict (name) do update set value = excluded.value`.execute(db)
  await app.services.config.reload()
  for (const shut of ['/Newsletter/subscribe', '/Newsletter/verify/x', '/en/newsletter/subscribe'])
    expect((await app.guest.get(shut)).status).toBe(404)
  expect((await app.guest.post(VERIFY, { token: 'x' })).status).toBe(404)
  expect((await app.guest.get(path)).status).toBe(200)
  expect((await sendForm(app.guest, path, ONE_CLICK)).status).toBe(200)
  expect(await statesOf('off@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  await sql`delete from config_sections where name = 'enabled_components'`.execute(db)
  await app.services.config.reload()
})

async function stepsOf(email: string) {
  const subscriber = await house.subscriberOf(email)
  const answer = await admin.get(`/api/v0/consent/?subject=${subscriber?.id}`)
  return answer.parse(listConsents.reply).items.map(({ action }) => action)
}

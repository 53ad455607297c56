import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from '#tests/test-address.ts'
import { configureBugs, grantMembers, openDesk, ROOT } from '../../server/test-bugs.ts'

const SECRET = 'Geheimnis-der-Werkstatt-4711'
const desk = await openDesk()
const { admin, app, file, move, read, db } = desk
const comments = (id: string) => `${ROOT}/${id}/comments`
afterAll(() => app.close())
beforeAll(async () => {
  await configureBugs(admin, { reporting: 'anyone' })
  await grantMembers(admin, ['view', 'edit'])
})

const Comments = z.object({ comments: z.array(z.object({ _id: z.string(), version: z.int() })) })

async function report(extra: object = {}) {
  const answer = await app.guest.post(`${ROOT}/report`, {
    title: 'Seite bleibt weiß',
    body: 'Seit heute früh.',
    ...extra,
  })
  const { number, token } = answer.parse(z.object({ number: z.int(), token: z.string() }))
  const row = await db
    .selectFrom('bugs')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  return { id: row?.id ?? '', token, status: `${ROOT}/status/${token}` }
}

function mailsTo(recipient: string) {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

describe('internal comments never reach reporters', () => {
  test('not through the status link, its API, or any mail', async () => {
    const { id, status } = await report({ mail: 'kundin@example.org', name: 'Eva Kundin' })
    await admin.post(comments(id), { body: SECRET })
    await admin.post(comments(id), { body: SECRET, isInternal: true })
    await admin.post(comments(id), { body: 'Wir sehen nach.', isInternal: false })
    await move(id, 'needs_info', { why: SECRET })
    const shown = await app.guest.get(status)
    expect(shown.json).toMatchObject({
      status: 'question',
      comments: [{ from: 'team', body: 'Wir sehen nach.' }],
    })
    const mails = await mailsTo('kundin@example.org')
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('Wir sehen nach.')
    expect(JSON.stringify([shown.text, mails])).not.toContain(SECRET)
    expect(shown.text).not.toContain('Test admin')
  })

  test('a comment is internal unless said otherwise', async () => {
    const { _id } = await file()
    const made = await admin.post(comments(_id), { body: 'nur für uns' })
    expect(made.json).toMatchObject({ comments: [{ isInternal: true, body: 'nur für uns' }] })
  })

  test('who may read it cannot be changed later', async () => {
    const { id, status } = await report()
    const made = (await admin.post(comments(id), { body: SECRET })).parse(Comments).comments[0]
    const path = `${comments(id)}/${made?._id}`
    const turned = await admin.put(path, { body: SECRET, version: 1, isInternal: false })
    expect(turned.status).toBe(400)
    expect((await app.guest.get(status)).text).not.toContain(SECRET)
  })
})

describe('the status link', () => {
  test('an unknown or altered token tells nothing', async () => {
    const { token } = await report()
    const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const wrong of [altered, 'A'.repeat(32)]) {
      expect((await app.guest.get(`${ROOT}/status/${wrong}`)).status).toBe(404)
    }
    const stored = await db.selectFrom('bugs').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('an answer of the reporter brings a waiting bug back to the team', async () => {
    const { id, status } = await report()
    await move(id, 'needs_info', { why: 'welcher Browser?' })
    const answered = await app.guest.post(`${status}/comments`, { body: 'Firefox' })
    expect(answered.json).toMatchObject({ status: 'received', comments: [{ from: 'reporter' }] })
    expect(await read(id)).toMatchObject({ status: 'triaged', numComments: 1 })
  })

  test('a report alone never causes a mail', async () => {
    await report({ mail: 'fremd@example.org' })
    expect(await mailsTo('fremd@example.org')).toEqual([])
  })

  test('a deleted bug has no public status', async () => {
    const { id, status } = await report()
    await admin.remove(`${ROOT}/${id}`)
    expect((await app.guest.get(status)).status).toBe(404)
  })
})

describe('comments', () => {
  test('are listed in order, page by page', async () => {
    const { _id } = await file()
    for (let n = 0; n < 5; n += 1) await admin.post(comments(_id), { body: `Nr. ${n}` })
    const List = z.object({
      comments: z.array(z.object({ body: z.string() })),
      next: z.string().nullable(),
      numItems: z.int(),
    })
    const first = (await admin.get(`${comments(_id)}?sort=created&limit=3`)).parse(List)
    const rest = (
      await admin.get(`${comments(_id)}?sort=created&limit=3&cursor=${first.next}`)
    ).parse(List)
    expect([...first.comments, ...rest.comments].map((one) => one.body)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `Nr. ${n}`),
    )
    expect(rest).toMatchObject({ numItems: 5, next: null })
  })

  test('do not make a form stale, but move the bug up', async () => {
    const bug = await file()
    await admin.post(comments(bug._id), { body: 'hallo' })
    const after = await read(bug._id)
    expect(after.version).toBe(bug.version)
    expect(Date.parse(after.updated)).toBeGreaterThan(Date.parse(bug.updated))
  })

  test('are changed and removed by their author or an admin, with a trace', async () => {
    const { _id } = await file()
    const member = await app.as('member')
    const other = await app.as('member')
    const made = (await member.post(comments(_id), { body: 'erste Fassung' })).parse(Comments)
    const path = `${comments(_id)}/${made.comments[0]?._id}`
    expect((await other.put(path, { body: 'fremd', version: 1 })).status).toBe(403)
    expect((await other.remove(path)).status).toBe(403)
    expect((await member.put(path, { body: 'zweite', version: 1 })).status).toBe(200)
    const stale = await member.put(path, { body: 'dritte', version: 1 })
    expect(stale.json).toMatchObject({ code: 'stale', current: { body: 'zweite' } })
    expect((await admin.remove(path)).status).toBe(200)
    const { history } = (await admin.get(`${ROOT}/${_id}/history?sort=created`)).json
    expect(history).toMatchObject([
      { field: 'created' },
      { field: 'comment', from: 'erste Fassung', to: 'zweite' },
      { field: 'comment', from: 'zweite', to: null },
    ])
  })

  test('of another bug are not found', async () => {
    const [one, two] = [await file(), await file()]
    const made = (await admin.post(comments(one._id), { body: 'x' })).parse(Comments).comments[0]
    expect((await admin.remove(`${comments(two._id)}/${made?._id}`)).status).toBe(404)
  })
})

describe('watchers', () => {
  test('hear of what others do, by notice and mail, until they stop watching', async () => {
    const bug = await file({ title: 'Beobachtet' })
    const member = await app.as('member')
    const handle = addressOf('member', member.userId)
    expect((await member.post(`${ROOT}/${bug._id}/watch`)).json).toMatchObject({ isWatched: true })
    await move(bug._id, 'triaged')
    const notices = () =>
      db.selectFrom('notices').selectAll().where('user_id', '=', member.userId).execute()
    expect(await notices()).toMatchObject([
      { kind: 'bug.changed', link: `bugtracker/edit/${bug._id}` },
    ])
    const [mail] = await mailsTo(handle)
    expect(mail?.subject).toBe(`[#${bug.number}] Beobachtet`)
    expect(mail?.text).toContain('Status: Neu → Gesichtet')
    await member.post(`${ROOT}/${bug._id}/unwatch`)
    await move(bug._id, 'accepted')
    expect(await notices()).toHaveLength(1)
  })

  test('who may no longer read bugs is no longer told', async () => {
    const bug = await file()
    const member = await app.as('member')
    await member.post(`${ROOT}/${bug._id}/watch`)
    await grantMembers(admin, [])
    await move(bug._id, 'triaged')
    await grantMembers(admin, ['view', 'edit'])
    expect(await mailsTo(addressOf('member', member.userId))).toEqual([])
  })

  test('a developer watches from the moment a bug is given to them', async () => {
    const member = await app.as('member')
    const bug = await file()
    await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, developer: member.userId })
    const [mail] = await mailsTo(addressOf('member', member.userId))
    expect(mail?.text).toContain('Zuständig: – → Test member')
  })
})

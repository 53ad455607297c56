import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from '#tests/test-address.ts'
import { one, openDesk, PLANS, ROOT } from './test-bugs.ts'

const desk = await openDesk()
const { admin, app, file } = desk
afterAll(() => app.close())

const TAGS = ['script', 'img', 'svg', 'iframe', 'body', 'a', 'math', 'details', 'video', 'style']
const EVENTS = ['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle', 'onmouseover']
const QUOTES = ['', '"', "'", '`', '%22']

/** 300 ways in which a text could pretend to be markup. */
const PAYLOADS = TAGS.flatMap((tag) =>
  EVENTS.flatMap((event) =>
    QUOTES.map((quote) => `${quote}><${tag} src=x href=javascript:alert(1) ${event}=alert(1)>`),
  ),
)

describe('texts', () => {
  test('that look like markup are kept as the texts they are', async () => {
    expect(PAYLOADS).toHaveLength(300)
    const { _id } = await file({ title: PAYLOADS[0] })
    const body = PAYLOADS.join('\n')
    const saved = one(
      await admin.put(`${ROOT}/`, { _id, version: 1, body, environment: PAYLOADS[1] }),
    )
    expect(saved).toMatchObject({ title: PAYLOADS[0], body, environment: PAYLOADS[1] })
    const tags = PAYLOADS.slice(2, 12).map((payload) => payload.slice(0, 60))
    const tagged = one(await admin.put(`${ROOT}/`, { _id, version: 2, tags }))
    expect(tagged.tags).toEqual(tags)
    const found = await admin.get(`${ROOT}/?selectedTags=${encodeURIComponent(tags[0] ?? '')}`)
    expect(found.headers.get('content-type')).toContain('application/json')
    expect(found.json.numItems).toBe(1)
    await admin.post(`${ROOT}/${_id}/comments`, { body })
    const comments = await admin.get(`${ROOT}/${_id}/comments`)
    expect(comments.json).toMatchObject({ comments: [{ body }] })
  })

  test('reach a mail only escaped, and never its headers', async () => {
    const member = await app.as('admin')
    const title = 'Zeile\r\nBcc: x@example.org <script>alert(1)</script>'
    await file({ title, developer: member.userId })
    const mail = await desk.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', addressOf('admin', member.userId))
      .executeTakeFirst()
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html).not.toContain('<script>alert')
  })

  test.each(['\0', 'a\0b', '\uD800', 'x\uDFFFy'])(
    'that cannot be stored get 400: %j',
    async (text) => {
      const bodies = [
        { title: text },
        { title: 'x', body: text },
        { title: 'x', tags: [text] },
        { title: 'x', environment: text },
        { title: 'x', type: text },
      ]
      for (const body of bodies) expect((await admin.post(`${ROOT}/`, body)).status).toBe(400)
      for (const body of [
        { fuzzy: text },
        { selectedTags: [text] },
        { type: [text] },
        { cursor: text },
      ]) {
        expect((await admin.post(`${PLANS}/getPageData`, body)).status).toBe(400)
      }
    },
  )
})

describe('keys', () => {
  test('__proto__ and constructor change nothing', async () => {
    const bodies = [
      '{"title":"x","__proto__":{"isAdmin":true}}',
      '{"title":"x","constructor":{"prototype":{"isAdmin":true}}}',
      '{"title":"x","toString":1}',
    ]
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' }
      const answer = await admin.raw(`${ROOT}/`, { method: 'POST', headers, body })
      expect(answer.status).toBe(400)
    }
    expect((await admin.get(`${ROOT}/?__proto__=1`)).status).toBe(400)
    expect('isAdmin' in {}).toBe(false)
  })

  test.each([
    'id; drop table bugs',
    'updated_at',
    '-updated; select pg_sleep(5)',
    'bugs.title',
    '(select 1)',
    '__proto__',
    'constructor',
    '',
    '--updated',
  ])('sorting by %j is refused', async (sort) => {
    const answer = await admin.get(`${ROOT}/?sort=${encodeURIComponent(sort)}`)
    expect(answer.status).toBe(400)
    expect((await admin.post(`${PLANS}/getPageData`, { sort })).status).toBe(400)
  })
})

describe('searches', () => {
  test.each([
    "' or 1=1 --",
    "'; drop table bugs; --",
    '%',
    '_',
    '\\',
    '| & ! ( ) :* <->',
    "a'b''c",
    '(((((((((',
    '𝕏𝕏𝕏 ❤ 漢字 कि',
    'x'.repeat(200),
    '#99999999999999999999',
    '#0',
  ])('%j never fails', async (fuzzy) => {
    const answer = await admin.post(`${PLANS}/getPageData`, { fuzzy })
    expect(answer.status).toBe(200)
  })

  test('a word in any script is found again', async () => {
    for (const title of ['漢字テスト', 'ошибка входа', 'σφάλμα']) {
      const bug = await file({ title })
      const { json } = await admin.post(`${PLANS}/getPageData`, { fuzzy: title })
      const Found = z.object({ bugs: z.array(z.object({ _id: z.string() })) })
      expect(Found.parse(json).bugs.map((found) => found._id)).toContain(bug._id)
    }
  })
})

describe('bounds', () => {
  test('limits, depths and cursors outside the promise get 400', async () => {
    for (const query of ['limit=201', 'limit=0', 'page=-1', 'page=201', 'limit=200&page=51']) {
      expect((await admin.get(`${ROOT}/?${query}`)).status, query).toBe(
        query === 'page=201' ? 400 : 400,
      )
    }
    const forged = Buffer.from(
      '{"s":"-updated","k":"gestern","i":"01890000-0000-7000-8000-000000000000"}',
    )
    for (const cursor of ['x', 'null', forged.toString('base64url')]) {
      expect((await admin.get(`${ROOT}/?cursor=${cursor}`)).status).toBe(400)
    }
  })

  test('long titles can be walked by cursor', async () => {
    for (const letter of ['a', 'b', 'c'])
      await file({ title: letter.repeat(3) + '❤'.repeat(190), tags: ['lang'] })
    const first = await admin.get(`${ROOT}/?sort=title&limit=1&selectedTags=lang`)
    const next = await admin.get(
      `${ROOT}/?sort=title&limit=5&selectedTags=lang&cursor=${first.json.next}`,
    )
    expect(next.json).toMatchObject({ numItems: 3, next: null, bugs: [{}, {}] })
  })

  test('a title or body beyond its length gets 400', async () => {
    expect((await admin.post(`${ROOT}/`, { title: 'x'.repeat(201) })).status).toBe(400)
    expect((await admin.post(`${ROOT}/`, { title: 'x', body: 'x'.repeat(50_001) })).status).toBe(
      400,
    )
    expect((await admin.post(`${ROOT}/`, { title: '   ' })).status).toBe(400)
  })
})

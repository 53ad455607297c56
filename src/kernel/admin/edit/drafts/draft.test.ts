import { expect, test } from 'vitest'
import { draftKey, makeDraft, readDraft } from './draft.ts'

const at = '2026-11-14T12:00:00.000Z'
const now = Date.parse('2026-11-15T12:00:00.000Z')
const fields = new Set(['title', 'password'])
const draft = { changes: { title: 'neu' }, base: { title: 'alt' }, version: 3, at }

test('every person, noun and thing has a draft of its own', () => {
  const place = { userId: 'u', noun: 'bug', id: undefined }
  expect(draftKey(place)).toBe('kontor.draft.u.bug.new')
  expect(draftKey({ ...place, id: '7' })).not.toBe(draftKey({ ...place, userId: 'v', id: '7' }))
})

test('a draft survives being stored', () => {
  expect(readDraft(JSON.stringify(draft), fields, now)).toEqual(draft)
})

test('secrets are never written', () => {
  const changes = { title: 'neu', password: 'geheim' }
  const made = makeDraft({ ...draft, changes }, new Set(['password']))
  expect(JSON.stringify(made)).not.toContain('geheim')
  expect(makeDraft({ ...draft, changes: { password: 'x' } }, new Set(['password']))).toBeUndefined()
})

test('an untouched form makes no draft', () => {
  expect(makeDraft({ ...draft, changes: {} }, new Set())).toBeUndefined()
})

test('fields that are gone are dropped', () => {
  const old = { ...draft, changes: { title: 'neu', gone: 1 } }
  expect(readDraft(JSON.stringify(old), fields, now)?.changes).toEqual({ title: 'neu' })
  expect(readDraft(JSON.stringify({ ...draft, changes: { gone: 1 } }), fields, now)).toBeUndefined()
})

test.each([null, '', '{', '7', '{"changes":[]}', '{"changes":{"title":1},"base":{}}'])(
  'what is stored as %j is no draft',
  (stored) => {
    expect(readDraft(stored, fields, now)).toBeUndefined()
  },
)

test('a draft is offered for thirty days', () => {
  const later = Date.parse('2026-12-20T00:00:00.000Z')
  expect(readDraft(JSON.stringify(draft), fields, later)).toBeUndefined()
})

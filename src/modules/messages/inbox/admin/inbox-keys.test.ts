import { expect, test } from 'vitest'
import { inboxCommand } from './inbox-keys.ts'

const press = (key: string, more = {}) => ({ key, hasModifier: false, isTyping: false, ...more })
const ids = ['a', 'b', 'c']

test('j and k go from message to message and stop at the ends', () => {
  expect(inboxCommand(press('j'), { ids, open: undefined })).toEqual({ do: 'open', id: 'a' })
  expect(inboxCommand(press('j'), { ids, open: 'a' })).toEqual({ do: 'open', id: 'b' })
  expect(inboxCommand(press('k'), { ids, open: 'b' })).toEqual({ do: 'open', id: 'a' })
  expect(inboxCommand(press('k'), { ids, open: 'a' })).toBeUndefined()
  expect(inboxCommand(press('j'), { ids, open: 'c' })).toBeUndefined()
})

test('e and r are about the open message', () => {
  expect(inboxCommand(press('e'), { ids, open: 'a' })).toEqual({ do: 'done' })
  expect(inboxCommand(press('r'), { ids, open: 'a' })).toEqual({ do: 'reply' })
  expect(inboxCommand(press('e'), { ids, open: undefined })).toBeUndefined()
})

test('letters in a field and keys of the browser are not ours', () => {
  expect(inboxCommand(press('e', { isTyping: true }), { ids, open: 'a' })).toBeUndefined()
  expect(inboxCommand(press('r', { hasModifier: true }), { ids, open: 'a' })).toBeUndefined()
})

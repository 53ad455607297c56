import { expect, test } from 'vitest'
import { greetingLine, greetingName } from './greeting-name.ts'

test('a user is greeted by name', () => {
  const user = { name: 'Rosa Lindner', handle: 'rosa@example.org' }
  expect(greetingLine('Willkommen', user)).toBe('Willkommen Rosa Lindner !')
})

test('the handle stands in for a missing or blank name', () => {
  expect(greetingName({ handle: 'rosa@example.org' })).toBe('rosa@example.org')
  expect(greetingName({ name: null, handle: 'admin' })).toBe('admin')
  expect(greetingName({ name: '  ', handle: 'admin' })).toBe('admin')
})

import { expect, test } from 'vitest'
import { offeredRoles } from './roles-field.tsx'

test('offered is what may be given, weakest first', () => {
  expect(offeredRoles(['member', 'user'], []).map(({ role }) => role)).toEqual(['user', 'member'])
})

test('a role that is there already is shown, but cannot be given anew', () => {
  expect(offeredRoles(['user'], ['admin'])).toEqual([
    { role: 'user', isGivable: true },
    { role: 'admin', isGivable: false },
  ])
})

test('internal roles never appear', () => {
  expect(offeredRoles(['guest', 'internal'], ['internal'])).toEqual([])
})

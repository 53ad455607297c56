import { expect, test } from 'vitest'
import { CONTROL_GROUPS, visibleGroups } from './controls.ts'

const act = () => undefined

test('there are twelve controls', () => {
  const names = CONTROL_GROUPS.flat()
  expect(names).toHaveLength(12)
  expect(new Set(names).size).toBe(12)
})

test('only controls with a handler show', () => {
  expect(visibleGroups({ save: act, delete: act, cancel: act })).toEqual([
    ['save', 'cancel'],
    ['delete'],
  ])
})

test('without handlers there is nothing to show', () => {
  expect(visibleGroups({})).toEqual([])
  expect(visibleGroups({ add: undefined })).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { STATUSES } from '../../bug-values.ts'
import { nearestWay, withBugOnTop, withoutBug } from './board-moves.ts'

const bug = (id: string) => ({ _id: id })

describe('a column of the board', () => {
  const column = { bugs: [bug('a'), bug('b')], total: 7 }

  test('loses a bug and counts one less', () => {
    expect(withoutBug(column, 'a')).toEqual({ bugs: [bug('b')], total: 6 })
  })

  test('stays the same when the bug is not in it', () => {
    expect(withoutBug(column, 'x')).toBe(column)
  })

  test('takes a bug on top and counts one more', () => {
    const { bugs, total } = withBugOnTop(column, bug('c'))
    expect([bugs.map(({ _id }) => _id), total]).toEqual([['c', 'a', 'b'], 8])
  })

  test('never holds a bug twice', () => {
    const { bugs, total } = withBugOnTop(column, bug('b'))
    expect([bugs.map(({ _id }) => _id), total]).toEqual([['b', 'a'], 7])
  })
})

describe('moving by key', () => {
  test('skips columns the life cycle does not allow', () => {
    expect(nearestWay('accepted', STATUSES, 1)).toBe('in_progress')
    expect(nearestWay('fixed', STATUSES, -1)).toBe('reopened')
    expect(nearestWay('closed', STATUSES, -1)).toBe('reopened')
  })

  test('finds nothing where no way leads', () => {
    expect(nearestWay('new', STATUSES, -1)).toBeUndefined()
    expect(nearestWay('closed', STATUSES, 1)).toBeUndefined()
  })

  test('only goes to columns that are shown', () => {
    expect(nearestWay('new', ['new', 'accepted', 'needs_info'], 1)).toBe('needs_info')
  })
})

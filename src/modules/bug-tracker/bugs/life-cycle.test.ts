import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES, type Status } from './bug-values.ts'
import {
  canMove,
  FINAL_STATUSES,
  isFinal,
  isOpen,
  needsOf,
  OPEN_STATUSES,
  TRANSITIONS,
} from './life-cycle.ts'

const status = fc.constantFrom(...STATUSES)

test('the straight way leads from new to closed', () => {
  const way: Status[] = [
    'new',
    'triaged',
    'accepted',
    'in_progress',
    'fixed',
    'verified',
    'closed',
    'reopened',
  ]
  way.slice(1).forEach((to, step) => {
    expect(canMove(way[step] ?? 'new', to), to).toBe(true)
  })
})

test('a move is allowed exactly when the table names it', () => {
  fc.assert(
    fc.property(status, status, (from, to) => {
      expect(canMove(from, to)).toBe(TRANSITIONS[from].includes(to))
    }),
  )
})

test('no bug is new twice, and none moves to where it is', () => {
  fc.assert(
    fc.property(status, (from) => {
      expect(canMove(from, 'new')).toBe(false)
      expect(canMove(from, from)).toBe(false)
    }),
  )
})

test('from every state a bug can be brought to an end, and from every end it can come back', () => {
  for (const from of STATUSES) {
    expect([...reachable(from)].some(isFinal), from).toBe(true)
    if (isFinal(from)) expect(TRANSITIONS[from], from).toEqual(['reopened'])
  }
})

test('every state can be reached', () => {
  expect(new Set(['new', ...reachable('new')])).toEqual(new Set(STATUSES))
})

test('random walks along the table stay inside it, and only open bugs can be turned away', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
      let at: Status = 'new'
      for (const choice of choices) {
        const options: readonly Status[] = TRANSITIONS[at]
        const next: Status = options[choice % options.length] ?? at
        expect(STATUSES).toContain(next)
        if (['duplicate', 'wontfix', 'not_reproducible'].includes(next)) {
          expect(isOpen(at)).toBe(true)
        }
        at = next
      }
    }),
  )
})

test('fixed and verified are done but not over; all other states are open or final', () => {
  expect([...OPEN_STATUSES, ...FINAL_STATUSES, 'fixed', 'verified'].sort()).toEqual(
    [...STATUSES].sort(),
  )
})

test('a fix names its version, a duplicate its original, a refusal its reason', () => {
  expect(needsOf('fixed')).toBe('fixedIn')
  expect(needsOf('duplicate')).toBe('duplicateOf')
  expect(['wontfix', 'not_reproducible', 'needs_info'].map((to) => needsOf(to as Status))).toEqual([
    'why',
    'why',
    'why',
  ])
  expect(needsOf('triaged')).toBeUndefined()
})

function reachable(from: Status): Set<Status> {
  const seen = new Set<Status>()
  const next = [...TRANSITIONS[from]]
  for (let at = next.pop(); at; at = next.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    next.push(...TRANSITIONS[at])
  }
  return seen
}

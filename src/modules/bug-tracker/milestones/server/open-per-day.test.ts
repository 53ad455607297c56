import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES } from '../../bugs/bug-values.ts'
import { isOpen } from '../../bugs/life-cycle.ts'
import { daysBetween, type Life, openPerDay } from './open-per-day.ts'

const DAYS = daysBetween('2026-02-20', '2026-03-20', 400)
const anyDay = fc.constantFrom(...daysBetween('2026-02-10', '2026-03-25', 400))

const anyStep = fc.oneof(
  fc.record({ day: anyDay, status: fc.constantFrom(...STATUSES) }),
  fc.record({ day: anyDay, isPlanned: fc.boolean() }),
)

const anyLife: fc.Arbitrary<Life> = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    isPlanned: fc.boolean(),
    days: fc.array(anyDay, { minLength: 1, maxLength: 6 }),
    steps: fc.array(anyStep, { maxLength: 6 }),
  })
  .map(({ days, steps, ...start }) => {
    const [day = '', ...later] = days.toSorted()
    const walked = steps.slice(0, later.length)
    return { ...start, day, steps: walked.map((step, at) => ({ ...step, day: later[at] ?? day })) }
  })

test('every day counts as brute force does', () => {
  fc.assert(
    fc.property(fc.array(anyLife, { maxLength: 8 }), (lives) => {
      const counted = DAYS.map((day) => ({
        day,
        open: lives.filter((life) => wasCounted(life, day)).length,
      }))
      expect(openPerDay(lives, DAYS)).toEqual(counted)
    }),
    { seed: 20261115, numRuns: 300 },
  )
})

function wasCounted(life: Life, day: string): boolean {
  if (life.day > day) return false
  const past = life.steps.filter((step) => step.day <= day)
  const status = past.findLast((step) => step.status !== undefined)?.status ?? life.status
  const isPlanned = past.findLast((step) => step.isPlanned !== undefined)?.isPlanned
  return (isPlanned ?? life.isPlanned) && isOpen(status)
}

test('a day is a day, also where clocks change', () => {
  expect(daysBetween('2026-03-28', '2026-03-30', 400)).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ])
  expect(daysBetween('2026-03-28', '2026-03-28', 400)).toEqual(['2026-03-28'])
})

test('years are told in a bounded number of days, with their first and last', () => {
  const days = daysBetween('2016-01-01', '2026-11-15', 400)
  expect(days.length).toBeLessThanOrEqual(401)
  expect([days[0], days.at(-1)]).toEqual(['2016-01-01', '2026-11-15'])
  expect(days).toEqual(days.toSorted())
})

import { expect, test } from 'vitest'
import { burnDownFigures, idealOn, tellingDays } from './burn-down-figures.ts'

/** The first is a Sunday. */
const plan = {
  start: '2026-03-01',
  due: '2026-03-11',
  days: [
    { day: '2026-03-01', open: 4 },
    { day: '2026-03-02', open: 5 },
    { day: '2026-03-03', open: 5 },
    { day: '2026-03-04', open: 1 },
  ],
  isCut: false,
}
const FIRST = Date.parse('2026-03-01') / 86_400_000

test('the drawing reaches from the first day to the due date, the line to today', () => {
  const figures = burnDownFigures(plan)
  expect(figures).toMatchObject({
    days: ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-11'],
    moments: [0, 1, 2, 3, 10].map((days) => FIRST + days),
    open: [4, 5, 5, 1],
    ideal: [5, 4.5, 4, 3.5, 0],
  })
})

test('a plan that is late reaches beyond its due date, where nothing should be left', () => {
  const { days, ideal } = burnDownFigures({ ...plan, due: '2026-03-03' })
  expect(days.at(-1)).toBe('2026-03-04')
  expect(ideal).toEqual([5, 2.5, 0, 0])
})

test('a plan of one day, without bugs or a due date, has one place', () => {
  const young = { ...plan, due: null, days: [{ day: '2026-03-01', open: 0 }] }
  expect(burnDownFigures(young)).toEqual({
    days: ['2026-03-01'],
    moments: [FIRST],
    open: [0],
    ideal: undefined,
    grown: new Map(),
    weekends: [{ from: FIRST - 2, to: FIRST }],
  })
})

test('days on which more came in than were done are marked with how many', () => {
  expect(burnDownFigures(plan).grown).toEqual(new Map([[1, 1]]))
})

test('weekends run from the end of Friday to the end of Sunday; a long plan has none', () => {
  expect(burnDownFigures(plan).weekends).toEqual([
    { from: FIRST - 2, to: FIRST },
    { from: FIRST + 5, to: FIRST + 7 },
  ])
  expect(burnDownFigures({ ...plan, due: '2099-01-01' }).weekends).toEqual([])
})

test('the ideal sinks evenly to nothing and stays there', () => {
  const on = (day: string) => idealOn(day, plan)
  expect([on('2026-03-01'), on('2026-03-06'), on('2026-03-11'), on('2026-03-20')]).toEqual([
    5, 2.5, 0, 0,
  ])
  expect(idealOn('2026-03-01', { ...plan, due: null })).toBeUndefined()
})

test('the table leaves out days on which nothing changed', () => {
  expect(tellingDays(plan.days).map(({ day }) => day)).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-04',
  ])
})

import { expect, test } from 'vitest'
import { chartShape, idealOn, tellingDays } from './chart-shape.ts'

const SIZE = { width: 100, height: 50 }
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

test('the line runs from the first day towards the due date, the greatest number on top', () => {
  const shape = chartShape(plan, SIZE)
  expect(shape).toMatchObject({ most: 5, from: '2026-03-01', to: '2026-03-11' })
  expect(shape.line).toEqual([
    { x: 0, y: 10 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 30, y: 40 },
  ])
  expect(shape.ideal).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 50 },
  ])
})

test('a plan that is late reaches beyond its due date', () => {
  const late = { ...plan, due: '2026-03-03' }
  const shape = chartShape(late, SIZE)
  expect(shape.to).toBe('2026-03-04')
  expect(shape.ideal?.[1].x).toBeCloseTo(66.7, 1)
})

test('a plan of one day, without bugs or a due date, is no division by nothing', () => {
  const young = { ...plan, due: null, days: [{ day: '2026-03-01', open: 0 }] }
  expect(chartShape(young, SIZE)).toEqual({
    most: 1,
    from: '2026-03-01',
    to: '2026-03-01',
    line: [{ x: 0, y: 50 }],
    ideal: undefined,
  })
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

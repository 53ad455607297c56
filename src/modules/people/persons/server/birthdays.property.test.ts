import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openPeople } from '../../server/test-persons.ts'
import { birthdaysOf } from './digest.ts'

const people = await openPeople()
const { app, db, make } = people
afterAll(() => app.close())

const DAY = 24 * 60 * 60 * 1000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** When somebody has their birthday in a year, as people keep it. */
function keptOn(birthday: string, year: number): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const day = birthday.slice(5)
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`
}

/** The week from a day on, counted without the database. */
function expected(birthdays: readonly string[], today: string) {
  const week = Array.from({ length: 7 }, (_, at) => dayOf(Date.parse(today) + at * DAY))
  const found = week.flatMap((day) =>
    birthdays.flatMap((born) => {
      const year = Number(day.slice(0, 4))
      return keptOn(born, year) === day ? [{ day, age: year - Number(born.slice(0, 4)) }] : []
    }),
  )
  return found.map(({ day, age }) => `${day} ${age}`).sort()
}

const told = async (today: string) =>
  (await birthdaysOf({ db }, today)).map(({ day, age }) => `${day} ${age}`).sort()

test('a 29 February is kept on the 28th in common years and on its own day in leap years', async () => {
  const { _id } = await make({ last_name: 'Schalt', birthday: '1996-02-29' })
  const of = async (today: string) =>
    (await birthdaysOf({ db }, today)).filter((one) => one._id === _id)
  expect(await of('2026-02-22')).toMatchObject([{ day: '2026-02-28', age: 30 }])
  expect(await of('2026-02-28')).toMatchObject([{ day: '2026-02-28', age: 30 }])
  expect(await of('2026-03-01')).toEqual([])
  expect(await of('2028-02-28')).toMatchObject([{ day: '2028-02-29', age: 32 }])
  expect(await of('2028-02-22')).toEqual([])
  // Every hundredth year is common, every four hundredth is not.
  expect(await of('2100-02-25')).toMatchObject([{ day: '2100-02-28' }])
  expect(await of('2400-02-25')).toMatchObject([{ day: '2400-02-29' }])
})

test('everybody has one birthday a year, whatever the week and wherever it begins', async () => {
  await db.deleteFrom('people').execute()
  const days = ['1980-02-28', '1996-02-29', '2001-03-01', '1975-12-31', '1999-01-01']
  for (const birthday of days) await make({ last_name: 'Feier', birthday })
  const times = { min: new Date('1990-01-01'), max: new Date('2110-12-31'), noInvalidDate: true }
  const anyDay = fc.date(times).map((date) => dayOf(date.getTime()))
  const nearLeap = fc
    .tuple(fc.integer({ min: 1990, max: 2110 }), fc.integer({ min: -8, max: 3 }))
    .map(([year, off]) => dayOf(Date.UTC(year, 2, 1) + off * DAY))
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyDay, nearLeap), async (today) => {
      expect(await told(today)).toEqual(expected(days, today))
    }),
    { numRuns: 150, seed: 29 },
  )
})

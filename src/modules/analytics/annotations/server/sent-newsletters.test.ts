import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openSendings } from '#tests/sendings.ts'
import { readReport } from '../../reports/report.calls.ts'
import { dayOf } from '../../visits/server/read-hit.ts'

const house = await openSendings()
const { admin, prepared, step, reached } = house
afterAll(() => house.close())

const annotations = async (from: string, to: string) => {
  const answer = await admin.get(`/api/v0/analytics/?from=${from}&to=${to}`)
  const all = answer.parse(readReport.reply).annotations
  return all.filter(({ kind }) => kind === 'sent')
}

test('a newsletter that goes out notes itself on its day, one that waits does not', async () => {
  const day = dayOf(Date.now())
  await prepared(1, { name: 'Entwurf' })
  expect(await annotations(day, dayOf(Date.now()))).toEqual([])
  const { id } = await prepared(1, { name: 'Novemberbrief' })
  await step(id, 'start')
  await reached(id, 'finished')
  expect(await annotations(day, dayOf(Date.now()))).toMatchObject([
    { kind: 'sent', _id: null, text: 'Novemberbrief', further: 0 },
  ])
})

test('many of one day are one, and the day is that of Berlin', async () => {
  const names = ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter']
  for (const name of names) {
    const { id } = await prepared(1, { name })
    await sql`update newsletter_sendings set began_at = '2026-05-31T22:30:00Z'
      where id = ${id}`.execute(house.db)
  }
  const [only, ...others] = await annotations('2026-06-01', '2026-06-01')
  expect(only).toMatchObject({ day: '2026-06-01', kind: 'sent', further: 2 })
  expect(others).toEqual([])
  expect(await annotations('2026-05-31', '2026-05-31')).toEqual([])
})

import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { inLanes, nextOf } from '../../faults/plan/lanes.ts'
import { type Load, type LongRun, RUNS } from '../../faults/plan/runs.ts'

const FAULTS = join(import.meta.dirname, '..', '..', 'faults')

test('every long run has its place in the plan, and nothing else has', async () => {
  const files = (await readdir(FAULTS)).filter((file) => file.endsWith('.ts'))
  const names = files.map((file) => basename(file, '.ts')).sort()
  expect([...new Set(RUNS.map(({ file }) => file))].sort()).toEqual(names)
})

test('the shares of a run are told apart and together are all of it', () => {
  const shares = RUNS.filter(({ file }) => file === 'bad-input')
  expect(shares.map(({ args }) => args?.at(-1))).toEqual(['1/4', '2/4', '3/4', '4/4'])
  expect(new Set(RUNS.map(({ name }) => name)).size).toBe(RUNS.length)
})

test('what measures never runs beside what computes', () => {
  const one = (load: Load) => ({ load })
  const [works, waits, measures] = [one('works'), one('waits'), one('measures')]
  expect(nextOf([measures], [works], 2)).toBeUndefined()
  expect(nextOf([works], [measures], 2)).toBeUndefined()
  expect(nextOf([measures], [measures], 2)).toBeUndefined()
  expect(nextOf([measures], [waits], 2)).toBe(measures)
  expect(nextOf([works], [works, works], 2)).toBeUndefined()
  expect(nextOf([waits], [works, works], 2)).toBe(waits)
  expect(nextOf([waits], [works, waits], 2)).toBeUndefined()
})

test('all of them come, the longest first and never more than the lanes take', async () => {
  const begun: LongRun[] = []
  let working = 0
  const begin = async (run: LongRun) => {
    begun.push(run)
    working += run.load === 'works' ? 1 : 0
    expect(working).toBeLessThanOrEqual(2)
    await Promise.resolve()
    working -= run.load === 'works' ? 1 : 0
  }
  await inLanes({ runs: RUNS, lanes: 2, begin, isStopped: () => false })
  expect(begun.map(({ name }) => name).sort()).toEqual(RUNS.map(({ name }) => name).sort())
  const works = begun.filter(({ load }) => load === 'works').map(({ seconds }) => seconds)
  expect(works).toEqual(works.toSorted((a, b) => b - a))
})

import { expect, test } from 'vitest'
import { latest } from './latest.ts'

test('whoever asks while work runs gets a later run, shared by all who asked meanwhile', async () => {
  const { run, runs } = countedWork()
  const first = run()
  const second = run()
  const third = run()
  expect(third).toBe(second)
  runs[0]?.resolve()
  await first
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await Promise.all([second, third])
})

test('a failed run does not keep the next one from starting', async () => {
  const { run, runs } = countedWork()
  const first = run()
  const second = run()
  runs[0]?.reject(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  runs[1]?.resolve()
  await second
  const third = run()
  runs[2]?.resolve()
  await third
  expect(runs).toHaveLength(3)
})

function countedWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const run = latest(() => {
    const pending = Promise.withResolvers<void>()
    runs.push(pending)
    return pending.promise
  })
  return { run, runs }
}

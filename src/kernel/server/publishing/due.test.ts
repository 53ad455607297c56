import { expect, test } from 'vitest'
import type { Scope } from '../context.ts'
import type { Attempt } from '../jobs/job.ts'
import { dueJobs } from './due.ts'

const attempt: Attempt = {
  id: '1',
  number: 1,
  isLast: false,
  signal: new AbortController().signal,
}

/** Timers count from a clock of their own, and may end a millisecond before the wall clock is there. */
test('a job that waits for its minute never looks before it: what is due would be missed', async () => {
  const looks: number[] = []
  const lookAt = async (at: number) => {
    const [job] = dueJobs<never>('things', async (_scope, now) => looks.push(at - now.getTime()))
    await job?.run({} as Scope<never>, { at: new Date(at).toISOString() } as never, attempt)
  }
  // Each waits at another moment between two beats of the clocks.
  const waiter = async (_: unknown, index: number) => {
    for (let wait = 3; wait < 23; wait += 1) await lookAt(Date.now() + wait + (index % 7))
  }
  await Promise.all(Array.from({ length: 50 }, waiter))
  expect(looks).toHaveLength(1000)
  expect(looks.filter((early) => early > 0)).toEqual([])
})

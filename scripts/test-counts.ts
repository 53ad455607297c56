import { z } from 'zod'

export type Counted = { passed: number; failed: number }

const Vitest = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
const Playwright = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

/** A runner that ended badly without a failed test (a crash, an unhandled error) counts as one. */
export function countVitest(report: unknown, exitCode: number): Counted {
  const parsed = Vitest.safeParse(report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = parsed.data
  return { passed, failed: atLeastOneWhenBad(failed, exitCode) }
}

/** A flaky test is a failed one. */
export function countPlaywright(report: unknown, exitCode: number): Counted {
  const parsed = Playwright.safeParse(report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = parsed.data.stats
  return { passed: expected, failed: atLeastOneWhenBad(unexpected + flaky, exitCode) }
}

function atLeastOneWhenBad(failed: number, exitCode: number): number {
  return exitCode === 0 ? failed : Math.max(1, failed)
}

import { basename, join, relative } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')

export type Counted = { passed: number; failed: number }

/** What a runner reports: how many tests, and how long each file took. */
export type Report = Counted & { files: readonly TimedFile[] }
type TimedFile = { path: string; seconds: number }

const Vitest = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

const Spec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs?: z.infer<typeof Spec>[] | undefined; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec).optional(),
  suites: z.lazy(() => z.array(Suite)).optional(),
})
const Playwright = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(Suite),
})

const NOTHING_READ: Report = { passed: 0, failed: 1, files: [] }

/** A runner that ended badly without a failed test (a crash, an unhandled error) counts as one. */
export function readVitest(report: unknown, exitCode: number): Report {
  const parsed = Vitest.safeParse(report)
  if (!parsed.success) return NOTHING_READ
  const { numPassedTests: passed, numFailedTests: failed, testResults } = parsed.data
  const files = testResults.map(({ name, startTime, endTime }) => ({
    path: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed, failed: atLeastOneWhenBad(failed, exitCode), files }
}

/** A flaky test is a failed one. */
export function readPlaywright(report: unknown, exitCode: number): Report {
  const parsed = Playwright.safeParse(report)
  if (!parsed.success) return NOTHING_READ
  const { expected, unexpected, flaky } = parsed.data.stats
  const files = parsed.data.suites.flatMap(specsOf).map(({ file, tests }) => ({
    path: `e2e/${file}`,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
  }))
  return { passed: expected, failed: atLeastOneWhenBad(unexpected + flaky, exitCode), files }
}

/** Where the time went, the dearest room first. */
export function secondsPerRoom(files: readonly TimedFile[]): { room: string; seconds: number }[] {
  const rooms = Map.groupBy(files, ({ path }) => roomOf(path))
  return [...rooms]
    .map(([room, inside]) => ({ room, seconds: sum(inside.map(({ seconds }) => seconds)) }))
    .sort((one, other) => other.seconds - one.seconds)
}

/** @example roomOf('src/modules/users/server/a.test.ts') // 'users' */
function roomOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'e2e') return `e2e/${basename(second, '.spec.ts')}`
  if (top !== 'src') return top
  return second === 'modules' ? third : `${second}/${third}`
}

function specsOf({ specs = [], suites = [] }: Suite): z.infer<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function atLeastOneWhenBad(failed: number, exitCode: number): number {
  return exitCode === 0 ? failed : Math.max(1, failed)
}

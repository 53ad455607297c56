import { basename, join, relative } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')

export type Counted = { passed: number; failed: number }

/** What a runner reports: how many tests, how long each file took, and what failed why. */
export type Report = Counted & { files: readonly TimedFile[]; failures: readonly string[] }
export type TimedFile = { path: string; seconds: number }

const Assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
})
const Vitest = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(Assertion),
    }),
  ),
})
type VitestFile = z.infer<typeof Vitest>['testResults'][number]

const Attempt = z.object({
  duration: z.number(),
  error: z.object({ message: z.string().optional() }).optional(),
})
const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(Attempt) })),
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

const NOTHING_READ: Report = { passed: 0, failed: 1, files: [], failures: ['no report'] }

/** A runner that ended badly without a failed test (a crash, an unhandled error) counts as one. */
export function readVitest(report: unknown, exitCode: number): Report {
  const parsed = Vitest.safeParse(report)
  if (!parsed.success) return NOTHING_READ
  const { numPassedTests: passed, numFailedTests: failed, testResults } = parsed.data
  const files = testResults.map(({ name, startTime, endTime }) => ({
    path: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }))
  const failures = testResults.flatMap(failuresOfFile)
  return { passed, failed: atLeastOneWhenBad(failed, exitCode), files, failures }
}

/** A file that could not even be read has no test that failed. */
function failuresOfFile(file: VitestFile): string[] {
  const path = relative(ROOT, file.name)
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return file.status === 'failed' ? [`${path}\n${file.message ?? ''}`] : []
  return failed.map(
    (test) => `${path} › ${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`,
  )
}

/** A flaky test is a failed one. */
export function readPlaywright(report: unknown, exitCode: number): Report {
  const parsed = Playwright.safeParse(report)
  if (!parsed.success) return NOTHING_READ
  const { expected, unexpected, flaky } = parsed.data.stats
  const specs = parsed.data.suites.flatMap(specsOf)
  const files = specs.map(({ file, tests }) => ({
    path: `e2e/${file}`,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
  }))
  const failures = specs.filter(({ ok }) => !ok).map(failureOfSpec)
  return {
    passed: expected,
    failed: atLeastOneWhenBad(unexpected + flaky, exitCode),
    files,
    failures,
  }
}

function failureOfSpec({ file, title, tests }: z.infer<typeof Spec>): string {
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
  return `e2e/${file} › ${title}\n${errors.join('\n')}`
}

/** Where the time went, the dearest room first. */
export function secondsPerRoom(files: readonly TimedFile[]): { room: string; seconds: number }[] {
  const rooms = Map.groupBy(files, ({ path }) => roomOf(path))
  return [...rooms]
    .map(([room, inside]) => ({ room, seconds: sum(inside.map(({ seconds }) => seconds)) }))
    .sort((one, other) => other.seconds - one.seconds)
}

/** @example roomOf('src/modules/users/server/a.test.ts') // 'users' */
export function roomOf(path: string): string {
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

import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { type Counted, countPlaywright, countVitest } from './test-counts.ts'

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin')
const reports = await mkdtemp(join(tmpdir(), 'kontor-reports-'))

/** Every check there is; the last line is the sum over all of them. */
const results = [
  // Side by side, one core each: several checkers of types would read the same declarations each.
  ...(await Promise.all([
    check('Types', () => run('tsc', ['--noEmit', '--checkers', '1'])),
    formatAndBuild(),
  ])),
  await unitTests(),
  await browserTests(),
].flat()
await rm(reports, { recursive: true, force: true })
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function check(name: string, work: () => Promise<number>): Promise<Counted> {
  console.log(`\n— ${name}`)
  const isGood = await work().then(
    (code) => code === 0,
    (error) => {
      console.error(error)
      return false
    },
  )
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function formatAndBuild(): Promise<Counted[]> {
  const form = await check('Format and lint', () =>
    run('biome', ['check', '--error-on-warnings', '.']),
  )
  const build = await check('Build', async () => {
    await buildWhenStale()
    return 0
  })
  return [form, build]
}

async function unitTests(): Promise<Counted> {
  console.log('\n— Unit, HTTP and architecture tests')
  const file = join(reports, 'vitest.json')
  const code = await run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return countVitest(await readReport(file), code)
}

async function browserTests(): Promise<Counted> {
  console.log('\n— Browser tests')
  const file = join(reports, 'playwright.json')
  const chromium = findChromium()
  const code = await run('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return countPlaywright(await readReport(file), code)
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  return JSON.parse(text)
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(join(BIN, command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

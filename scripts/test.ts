import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { budgetLines } from './test-budget.ts'
import {
  type Counted,
  type Report,
  readPlaywright,
  readVitest,
  secondsPerRoom,
} from './test-report.ts'

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin')
const LINES_PER_FAILURE = 25
const reports = await mkdtemp(join(tmpdir(), 'kontor-reports-'))

const [room] = process.argv.slice(2)

/** Every check there is, or those of one room; the last line is the sum over all of them. */
const results = room === undefined ? await everything() : await checksOf(room)
await rm(reports, { recursive: true, force: true })
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function everything(): Promise<Counted[]> {
  const started = performance.now()
  // On a core of its own for as long as it takes: several checkers of types would read the same
  // declarations each, and no test waits for what they find.
  const typed = types()
  const first = await formatAndBuild()
  const unit = await unitTests()
  const browser = await browserTests()
  const files = [...unit.files, ...browser.files]
  printRooms(files)
  const all = [await typed, unit, browser]
  console.log('\n— Minutes against their budget, two files at a time')
  for (const line of budgetLines(files, (performance.now() - started) / 1000)) console.log(line)
  printFailures(all)
  return [...first, ...all]
}

/** What whoever works in one room needs to know: `npm test -- bug-tracker`, `-- kernel/server/site`. */
async function checksOf(name: string): Promise<Counted[]> {
  const folders = [`src/modules/${name}/`, `src/${name}/`].filter((folder) => existsSync(folder))
  if (folders.length === 0) throw new Error(`There is no room ${name} in src or src/modules`)
  const form = check('Format and lint', () => run('biome', ['check', ...folders]))
  const typed = types()
  const first = await form
  const unit = await unitTests([...folders, 'tests/architecture'])
  printRooms(unit.files)
  const all = [await typed, unit]
  printFailures(all)
  return [first, ...all]
}

/** What it finds is kept for the end: it would be lost between the marks of the tests beside it. */
async function types(): Promise<Report> {
  let found = ''
  const { passed, failed } = await check('Types', () => {
    const child = spawn(join(BIN, 'tsc'), ['--noEmit', '--checkers', '1'])
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        found += text
      })
    }
    return ended(child)
  })
  return { passed, failed, files: [], failures: failed > 0 ? [`Types\n${found}`] : [] }
}

function printRooms(files: Report['files']): void {
  console.log('\n— Seconds per room, as if one file ran after the other')
  for (const { room: name, seconds } of secondsPerRoom(files)) {
    console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`)
  }
}

/** Once more at the end: what a record of the run keeps is its last lines. */
function printFailures(all: readonly Report[]): void {
  for (const failure of all.flatMap(({ failures }) => failures)) {
    console.log(`\n— Failed: ${failure.split('\n').slice(0, LINES_PER_FAILURE).join('\n')}`)
  }
}

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

async function unitTests(paths: readonly string[] = []): Promise<Report> {
  console.log('\n— Unit, HTTP and architecture tests')
  const file = join(reports, 'vitest.json')
  const code = await run('vitest', [
    'run',
    ...paths,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return readVitest(await readReport(file), code)
}

async function browserTests(): Promise<Report> {
  console.log('\n— Browser tests')
  const file = join(reports, 'playwright.json')
  const chromium = findChromium()
  const code = await run('playwright', ['test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return readPlaywright(await readReport(file), code)
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
  return ended(child)
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

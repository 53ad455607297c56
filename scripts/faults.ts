import { tmpdir } from 'node:os'
import { inLanes } from '../faults/plan/lanes.ts'
import { cleanCommit, openRecord } from '../faults/plan/record.ts'
import { type LongRun, RUNS } from '../faults/plan/runs.ts'
import { type Ended, startRun, stopRuns } from '../faults/plan/start-run.ts'
import { keepTemporaryFilesInMemory } from '../tests/temporary-folder.ts'
import { buildWhenStale } from './build.ts'

/**
 * The long runs of faults/ with their full numbers, or those named on the command line, side by side:
 *
 *     npm run faults                        all of them
 *     npm run faults -- upload-kills        one
 *     npm run faults -- app-kills 5         with a smaller number
 *     npm run faults -- bad-input 2000 1 1/2  a share of it
 *     npm run faults -- --resume            those that were not yet green on this commit
 *     npm run faults -- --lanes 3           more at a time than two
 *     npm run faults -- --list              what there is, and how long it took last
 */
const given = process.argv.slice(2)
const lanes = Number(takeOption('--lanes') ?? 2)
const [isList, isResumed] = [takeFlag('--list'), takeFlag('--resume')]
const numbers = given.filter((word) => /^\d+(\/\d+)?$/.test(word))
const names = given.filter((word) => !numbers.includes(word))
const folder = tmpdir()
const record = await openRecord(folder)
const runs = chosen().map((run) => ({ ...run, seconds: secondsOf(run) }))

if (isList) list()
else process.exit(await drive())

/** A share of one's own choice takes the place of those that are usual. */
function chosen(): LongRun[] {
  const unknown = names.filter((name) => !RUNS.some(({ file }) => file === name))
  if (unknown.length > 0) throw new Error(`There is no run ${unknown.join(', ')}; see --list`)
  const wanted = RUNS.filter(({ file }) => names.length === 0 || names.includes(file))
  if (numbers.length === 0) return wanted
  const firsts = wanted.filter((run, at) => wanted.findIndex((one) => one.file === run.file) === at)
  return firsts.map((run) => ({ ...run, name: run.file, args: numbers }))
}

function secondsOf({ name, seconds }: LongRun): number {
  return record.of(name)?.seconds ?? seconds
}

async function drive(): Promise<number> {
  const commit = cleanCommit()
  const isDone = ({ name }: LongRun) => {
    const last = record.of(name)
    return last?.isGreen && last.commit === commit
  }
  if (isResumed && !commit) throw new Error('Files were changed: nobody can say what was green.')
  const due = isResumed ? runs.filter((run) => !isDone(run)) : runs
  for (const { name } of runs.filter((run) => !due.includes(run)))
    console.log(`${name} was green on this commit`)
  await buildWhenStale()
  keepTemporaryFilesInMemory()
  const ended: Ended[] = []
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopped = true
      stopRuns()
    })
  const begin = async (run: LongRun) => {
    const found = await startRun(run, folder)
    ended.push(found)
    if (numbers.length > 0 || isStopped) return
    const still = cleanCommit() === commit ? commit : undefined
    await record.keep(run.name, { ...found.outcome, commit: still })
  }
  await inLanes({ runs: due, lanes, begin, isStopped: () => isStopped })
  return conclude(ended, due)
}

function conclude(ended: readonly Ended[], due: readonly LongRun[]): number {
  console.log(`\n${row(['run', 'how far', 'faults', 'seconds'])}`)
  for (const { name, outcome } of ended) {
    const { howFar, faults, seconds, isGreen } = outcome
    const count = isGreen ? '0' : faults > 0 ? String(faults) : 'broke off'
    console.log(row([name, howFar, count, seconds.toFixed(0)]))
  }
  const missing = due.filter((run) => !ended.some(({ name }) => name === run.name))
  const bad = ended.filter(({ outcome }) => !outcome.isGreen).map(({ name }) => name)
  if (missing.length > 0) console.log(`\nNot run: ${missing.map(({ name }) => name).join(', ')}`)
  console.log(bad.length === 0 ? '\nNothing was lost.' : `\nNot as promised: ${bad.join(', ')}`)
  return bad.length === 0 && missing.length === 0 ? 0 : 1
}

function list(): void {
  console.log(row(['run', 'last time', 'load', 'seconds']))
  for (const { name, load, seconds } of runs) {
    const last = record.of(name)
    const words = last ? `${last.isGreen ? 'green' : 'red'}, ${last.howFar}` : 'not timed here yet'
    console.log(row([name, words, load, seconds.toFixed(0)]))
  }
}

function row([name = '', words = '', third = '', seconds = '']: readonly string[]): string {
  return `${name.padEnd(20)} ${seconds.padStart(7)} ${third.padStart(9)}  ${words}`
}

function takeFlag(name: string): boolean {
  return given.includes(name) && given.splice(given.indexOf(name), 1).length > 0
}

function takeOption(name: string): string | undefined {
  const at = given.indexOf(name)
  return at < 0 ? undefined : given.splice(at, 2)[1]
}

import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { type Case, casesOf, type Wishes } from './cases-of.ts'
import { faultOf } from './judge.ts'
import { ODD_QUERIES, oddBodies } from './odd-bodies.ts'
import { idsFor, remember, type SeenThings } from './seen-things.ts'
import { type Outcome, sendCase, type Wire } from './send-case.ts'

export type Tally = {
  sent: number
  accepted: number
  slowest: number
  faults: string[]
  /** Some of the ids that good answers named, newest last. */
  ids: string[]
}

type FuzzRun = {
  endpoint: Endpoint
  wire: Wire
  cases: number
  seed: number
  wishes: Wishes
  /** The fixed odd ones too; a run in batches sends them once. */
  withOdd?: boolean
  /** Puts the state back that cases need, e.g. empties the rate limits. */
  before?(endpoint: Endpoint): Promise<unknown>
}

type JudgeRun = Pick<FuzzRun, 'endpoint' | 'wire' | 'before'>

const PARALLEL = 4
const TRIES = 5
const NEWEST = 5
const NAMED_ID = /"_id":"([0-9a-f-]{36})"/g

/** Sends generated cases and the fixed odd ones to one endpoint, and judges every answer. */
export async function fuzzEndpoint(work: FuzzRun): Promise<Tally> {
  const { endpoint, cases, seed, wishes, withOdd = true } = work
  const made = fc.sample(casesOf(endpoint, wishes), { numRuns: cases, seed })
  const odd = withOdd ? fixedCases(endpoint, made[0]?.path ?? endpoint.path) : []
  return judgeAll(work, [...distinct(made), ...odd])
}

/** A call that takes nothing at all has one case, however often it is drawn. */
function distinct(cases: readonly Case[]): Case[] {
  const textOf = (body: Case['body']) => (Buffer.isBuffer(body) ? body.toString('latin1') : body)
  const keyOf = ({ path, type, body }: Case) => `${path} ${type} ${textOf(body)}`
  return [...new Map(cases.map((one) => [keyOf(one), one])).values()]
}

/**
 * Lets the calls that make things make some, and tells their ids: so that later cases meet what
 * exists. Twice, because some things need others.
 */
export async function makeThings(
  work: Omit<FuzzRun, 'endpoint' | 'wishes' | 'withOdd'> & {
    wishes(ids: readonly string[]): Wishes
  },
  endpoints: readonly Endpoint[],
): Promise<SeenThings> {
  const seen: SeenThings = new Map()
  for (const seed of [work.seed + 1, work.seed + 2]) {
    for (const endpoint of endpoints.filter(isMaker)) {
      const wishes = work.wishes(idsFor(seen, endpoint))
      const made = fc.sample(casesOf(endpoint, wishes), { numRuns: work.cases, seed })
      const { ids: fresh } = await judgeAll({ ...work, endpoint }, made)
      remember(seen, endpoint.path, fresh.slice(-5))
    }
  }
  return seen
}

function isMaker({ method, path }: Endpoint): boolean {
  return method === 'POST' && !path.includes(':') && !path.includes('/batch/')
}

/** Sends these cases, some at a time, and judges every answer. */
export async function judgeAll(work: JudgeRun, cases: readonly Case[]): Promise<Tally> {
  const tally: Tally = { sent: 0, accepted: 0, slowest: 0, faults: [], ids: [] }
  const rest = cases.values()
  await Promise.all(Array.from({ length: PARALLEL }, () => sendAll(rest, work, tally)))
  return tally
}

async function sendAll(rest: Iterator<Case>, work: JudgeRun, tally: Tally): Promise<void> {
  for (let next = rest.next(); !next.done; next = rest.next()) {
    await work.before?.(work.endpoint)
    const outcome = await sendPatiently(work.wire, next.value)
    const fault = faultOf(next.value, outcome)
    tally.sent += 1
    if (outcome.status >= 200 && outcome.status < 300) {
      tally.accepted += 1
      tally.ids = [...tally.ids, ...namedIn(outcome.text)].slice(-NEWEST)
    }
    tally.slowest = Math.max(tally.slowest, outcome.ms)
    if (fault) tally.faults.push(fault)
  }
}

/** Copied: a part of a text keeps the whole of it in memory, and a run of an hour sees millions. */
function namedIn(text: string): string[] {
  const named = [...text.matchAll(NAMED_ID)].slice(-NEWEST)
  return named.map(([, id = '']) => Buffer.from(id).toString())
}

/** Whoever is told "not now" comes again: only a case that is always refused so is the cause of it. */
export async function sendPatiently(wire: Wire, asked: Case): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await sendCase(wire, asked)
    if (outcome.status !== 503 || tries === TRIES) return outcome
    await pause(tries * 500)
  }
}

function fixedCases({ method, path, upload, body }: Endpoint, goodPath: string): Case[] {
  const filled = goodPath.split('?')[0] ?? path
  const queries = ODD_QUERIES.map((query) => ({ method, path: filled + query, type: undefined }))
  return body || upload ? [...queries, ...oddBodies(method, filled)] : queries
}

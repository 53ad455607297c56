/**
 * Loaded into a Kontor under test (`node --import`): notes how much of its own computing the main
 * thread does before the event loop turns again, and for which requests. Processor time is counted
 * and not the clock, so that other programs on the machine do not matter; and because a shared
 * processor also computes slower, a short calculation of known size is measured along the way.
 */
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const BEAT_MS = 2
/** What is shorter is not worth a line. */
const LEAST_MS = 5
const CALIBRATE_EVERY = 500
const CALIBRATIONS = 10
const MARK = 'x-fault-case'

const file = process.env.KONTOR_LOOP_FILE
if (isMainThread && file) watchLoop(file)

function watchLoop(target: string): void {
  const { inFlight, forgetEnded } = watchRequests()
  const slowness = measureSlowness()
  let last = usedMs()
  setInterval(() => {
    const held = (usedMs() - last) / slowness()
    const cases = inFlight()
    if (held >= LEAST_MS && cases.length > 0)
      appendFileSync(target, `${JSON.stringify({ ms: held, cases })}\n`)
    forgetEnded()
    last = usedMs()
  }, BEAT_MS).unref()
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The marks of requests that were under way since the last look. */
function watchRequests() {
  const open = new Set<string>()
  const ended = new Set<string>()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = Object(message)
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return
    const mark = String(request.headers[MARK] ?? '')
    if (mark === '') return
    open.add(mark)
    response.once('close', () => {
      open.delete(mark)
      ended.add(mark)
    })
  })
  return { inFlight: () => [...open, ...ended], forgetEnded: () => ended.clear() }
}

/** How many times longer a calculation takes than it ever took at best; looked at now and then. */
function measureSlowness(): () => number {
  const recent: number[] = []
  let beats = 0
  let best = Number.POSITIVE_INFINITY
  let slowness = 1
  return () => {
    beats += 1
    if (beats % CALIBRATE_EVERY !== 0) return slowness
    recent.push(calculationMs())
    // Processor time is counted in steps of a few milliseconds, so only a mean says something.
    if (recent.length <= CALIBRATIONS) return slowness
    recent.shift()
    const mean = recent.reduce((sum, ms) => sum + ms, 0) / CALIBRATIONS
    best = Math.min(best, mean)
    slowness = mean / best
    return slowness
  }
}

function calculationMs(): number {
  const began = usedMs()
  let sum = 0
  for (let n = 0; n < 1_000_000; n++) sum = (sum * 31 + n) % 1_000_003
  return usedMs() - began + (sum < 0 ? 1 : 0)
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '#tests/caller.ts'
import { callerOf } from '#tests/caller.ts'

export type Probe = { refused: number; slowestMs: number; faults: string[] }

/** Whoever visited it once gets it, whatever happens to the database. */
export const KEPT_PAGE = '/Impressum'
const PATHS = ['/api/v0/config/', '/api/v0/saved_view/?collection=probe', '/api/v0/audit/']

/**
 * Asks all the time: a call is answered, or refused with 503 and a time to come again; the kept page
 * and the sign of life are always there.
 */
export function probe(admin: Caller, url: string): { end(): Promise<Probe> } {
  const found: Probe = { refused: 0, slowestMs: 0, faults: [] }
  const guest = callerOf(url)
  let isOver = false
  const ask = async (path: string, isAlways: boolean) => {
    const began = performance.now()
    const answer = await (isAlways ? guest : admin).get(path).catch((error: Error) => error)
    found.slowestMs = Math.max(found.slowestMs, performance.now() - began)
    if (answer instanceof Error) return void found.faults.push(`${path} ${answer.message}`)
    if (answer.status === 200) return
    const isRefusal = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0
    if (isRefusal && !isAlways) found.refused += 1
    else found.faults.push(`${path} ${answer.status} ${answer.text.slice(0, 80)}`)
  }
  const loop = async (path: string, isAlways: boolean) => {
    while (!isOver) {
      await ask(path, isAlways)
      await pause(20)
    }
  }
  const loops = [
    ...PATHS.map((path) => loop(path, false)),
    loop(KEPT_PAGE, true),
    loop('/healthz', true),
  ]
  return {
    end: async () => {
      isOver = true
      await Promise.all(loops)
      return found
    },
  }
}

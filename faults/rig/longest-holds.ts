import type { Endpoint } from '#kernel/contract/endpoint.ts'
import type { Case } from '#tests/fuzz/cases-of.ts'
import type { LoopHolds } from './loop-holds.ts'

/** What anyone may call may hold the event loop for so long, what staff may call for longer. */
const BARS = { anyone: 20, staff: 50 }
const SUSPECTS = 3
const REPEATS = 5

export type Longest = { route: string; ms: number; bar: number; line: string }

type Subject = Pick<Endpoint, 'method' | 'path' | 'access'>

/**
 * The longest hold of each route. A case above the bar is sent again and counts with the middle of
 * its times: what the case causes comes back, a garbage collection that hit it does not.
 */
export function keepLongest(holds: LoopHolds, repeat: (asked: Case) => Promise<unknown>) {
  const found = new Map<string, Longest>()
  const note = ({ method, path, access }: Subject, asked: Case, ms: number) => {
    const route = `${method} ${path}`
    if (ms <= (found.get(route)?.ms ?? 0)) return
    const bar = access.kind === 'anyone' ? BARS.anyone : BARS.staff
    const line = `${asked.path.slice(0, 60)} ${String(asked.body ?? '').slice(0, 60)} (${Buffer.byteLength(asked.body ?? '')} bytes)`
    found.set(route, { route, ms, bar, line })
  }
  const middleOf = async (asked: Case) => {
    const times: number[] = []
    for (let n = 0; n < REPEATS; n++) {
      await repeat(asked)
      times.push((await holds.take())[0]?.ms ?? 0)
    }
    return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0
  }
  return {
    /** After the cases of a route. */
    look: async (subject: Subject) => {
      const bar = subject.access.kind === 'anyone' ? BARS.anyone : BARS.staff
      const all = await holds.take()
      for (const { asked } of all.filter(({ ms }) => ms > bar).slice(0, SUSPECTS))
        note(subject, asked, await middleOf(asked))
      for (const { asked, ms } of all.filter(({ ms: held }) => held <= bar).slice(0, 1))
        note(subject, asked, ms)
    },
    longest: () => [...found.values()].sort((a, b) => b.ms / b.bar - a.ms / a.bar),
  }
}

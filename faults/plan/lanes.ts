import type { LongRun } from './runs.ts'

type Lanes<R> = {
  runs: readonly R[]
  lanes: number
  begin(run: R): Promise<void>
  /** Nothing new is begun any more. */
  isStopped(): boolean
}

/** Begins each run as soon as there is room for it, and ends with the last of them. */
export async function inLanes<R extends LongRun>({ runs, lanes, begin, isStopped }: Lanes<R>) {
  const waiting = runs.toSorted((a, b) => b.seconds - a.seconds)
  const running = new Map<R, Promise<void>>()
  while (!isStopped() && (waiting.length > 0 || running.size > 0)) {
    for (let run = nextOf(waiting, [...running.keys()], lanes); run; ) {
      const one = run
      waiting.splice(waiting.indexOf(one), 1)
      running.set(
        one,
        begin(one).finally(() => running.delete(one)),
      )
      run = nextOf(waiting, [...running.keys()], lanes)
    }
    await Promise.race(running.values())
  }
  await Promise.all(running.values())
}

/**
 * What may begin now, `waiting` longest first. What computes fills the lanes, and one that only waits goes
 * along beside them. What measures comes when nothing computes any more, one after the other.
 */
export function nextOf<R extends Pick<LongRun, 'load'>>(
  waiting: readonly R[],
  running: readonly R[],
  lanes: number,
): R | undefined {
  const some = (all: readonly R[], load: LongRun['load']) => all.find((run) => run.load === load)
  const working = running.filter(({ load }) => load === 'works').length
  const idle = some(running, 'waits') ? undefined : some(waiting, 'waits')
  if (idle) return idle
  const work = some(waiting, 'works')
  if (work) return working < lanes && !some(running, 'measures') ? work : undefined
  return working === 0 && !some(running, 'measures') ? some(waiting, 'measures') : undefined
}

/**
 * Whether this instance knows of everything that was taken back: it `hears` of it, or the database
 * is `away`, so that nobody can take anything back. `unsure`: others may have, unheard here.
 */
export type State = 'hears' | 'away' | 'unsure'

type Certainty = {
  set(state: State): void
  /** Waits a moment after the certainty was lost: mostly it is found again at once. */
  isSure(): Promise<boolean>
}

/** Longer than a database takes to come back after a crash, shorter than people wait. */
const PATIENCE_MS = 3000

export function createCertainty(patienceMs = PATIENCE_MS): Certainty {
  let state: State = 'hears'
  let lostAt = 0
  let settled = Promise.withResolvers<void>()
  return {
    set: (next) => {
      if (next !== 'unsure') settled.resolve()
      else if (state !== 'unsure') {
        lostAt = performance.now()
        settled = Promise.withResolvers<void>()
      }
      state = next
    },
    isSure: async () => {
      while (state === 'unsure') {
        const left = lostAt + patienceMs - performance.now()
        if (left <= 0) return false
        await within(settled.promise, left)
      }
      return true
    },
  }
}

async function within(promise: Promise<void>, ms: number): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const timeout = setTimeout(timer.resolve, ms)
  await Promise.race([promise, timer.promise])
  clearTimeout(timeout)
}

import { setInterval } from 'node:timers'

/** So often a run says how far it is. */
const EVERY_MS = 30_000
/** What goes wrong everywhere need not be read a thousand times; it is counted. */
const SAID = 40
/** What a shell says of a program that was interrupted. */
const STOPPED = 130

/** What is wrong; it is said the moment it is found. */
export type Faults = {
  push(...lines: readonly string[]): void
  readonly length: number
}

/** What a run sends to `npm run faults`, if that started it. */
export type Told = { howFar: string; faults: number }

const leaving: (() => Promise<unknown>)[] = []
let isLeaving = false

/** What a run that is stopped before its end still has to clear away. */
export function whenStopped(clear: () => Promise<unknown>): void {
  leaving.push(clear)
}

/**
 * Says every fault at once, how far the run is twice a minute, and the same when it is stopped before its end.
 * How far it is goes to stderr: stdout is for what was found.
 */
export function tell(howFar: () => string): Faults {
  const began = performance.now()
  let count = 0
  const send = () => process.send?.({ howFar: howFar(), faults: count } satisfies Told)
  const say = (word: string) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.error(`  ${word} ${howFar()}, ${count} faults, ${seconds} s`)
    send()
  }
  setInterval(() => say('…'), EVERY_MS).unref()
  process.once('beforeExit', send)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      say('stopped at')
      void leave()
    })
  // `npm run faults` is gone, and nobody listens any more.
  process.once('disconnect', () => void leave())
  // Whoever listens waits for ever; a run ends when its work is done.
  process.channel?.unref()
  return {
    push: (...lines) => {
      if (isLeaving) return
      for (const line of lines) {
        count += 1
        if (count <= SAID) console.log(`  ✗ ${line}`)
        if (count === SAID) console.log('  more of them are only counted')
      }
      if (lines.length > 0) send()
    },
    get length() {
      return count
    },
  }
}

async function leave(): Promise<void> {
  // What is found from here on has its cause in the clearing away: it is neither a fault nor a good end.
  isLeaving = true
  console.log = () => undefined
  process.on('uncaughtException', () => undefined)
  process.on('exit', () => {
    process.exitCode = STOPPED
  })
  // The latest first: a Kontor that still runs would bring up again what is stopped below it.
  for (const clear of leaving.splice(0).reverse())
    await clear().catch((error: unknown) => console.error(error))
  process.exit(STOPPED)
}

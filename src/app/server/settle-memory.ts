import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 4_000

/**
 * Starting makes garbage as no request does later, and V8 would keep the room it took for it: while
 * starting, the young generation does not grow, and afterwards the room is given back once. Then it
 * may grow as soon as there is work for it.
 */
export function keepStartSmall(): { settle(): void } {
  setFlagsFromString('--semi-space-growth-factor=1')
  return {
    settle: () => {
      setTimeout(() => {
        giveBack()
        setFlagsFromString('--semi-space-growth-factor=2')
      }, AFTER_MS).unref()
    },
  }
}

/** The one way to ask for it: at rest, V8 keeps 25 MB of empty pages until there is work again. */
function giveBack(): void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

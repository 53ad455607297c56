import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 2_000

/**
 * Starting makes garbage as no request does later, and V8 would keep the room it took for it. While
 * starting the young generation therefore does not grow; soon after, what was left behind goes back
 * to the system (a pause of about a tenth of a second, once) and the young generation may grow again.
 */
export function keepStartSmall(): { settle(): void } {
  setFlagsFromString('--semi-space-growth-factor=1')
  return {
    settle: () => {
      setTimeout(() => {
        collectAll()
        setFlagsFromString('--semi-space-growth-factor=2')
      }, AFTER_MS).unref()
    },
  }
}

function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

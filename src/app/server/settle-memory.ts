import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 4_000
/** On a machine with much memory V8 would take four times as much, and keep it. */
const MOST_YOUNG_BYTES = 32 * 1024 * 1024
const LOOK_MS = 500

/**
 * Starting makes garbage as no request does later, and V8 would keep the room it took for it: while
 * starting, the young generation does not grow, and afterwards the room is given back once. Then it
 * may grow as soon as there is work for it, up to a size.
 */
export function keepStartSmall(): { settle(): void } {
  letGrow(false)
  return {
    settle: () => {
      setTimeout(() => {
        giveBack()
        setInterval(() => letGrow(youngBytes() < MOST_YOUNG_BYTES), LOOK_MS).unref()
      }, AFTER_MS).unref()
    },
  }
}

function letGrow(mayGrow: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`)
}

function youngBytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return space?.space_size ?? 0
}

/** The one way to ask for it: at rest, V8 keeps 25 MB of empty pages until there is work again. */
function giveBack(): void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

import { setFlagsFromString } from 'node:v8'

const AFTER_MS = 2_000

/**
 * Starting makes garbage as no request does later, and V8 would keep the room it took for it: while
 * starting, the young generation does not grow. Afterwards it may, as soon as there is work for it.
 */
export function keepStartSmall(): { settle(): void } {
  setFlagsFromString('--semi-space-growth-factor=1')
  return {
    settle: () => {
      setTimeout(() => setFlagsFromString('--semi-space-growth-factor=2'), AFTER_MS).unref()
    },
  }
}

/**
 * Loaded into a Kontor that is measured (`node --import`): writes down every half second how long the
 * event loop was held, as the 99th percentile of that time.
 */
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 500
const RESOLUTION_MS = 10
const file = process.env.KONTOR_LOOP_FILE

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  setInterval(() => {
    // The timer itself waits for its resolution each time.
    const held = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS)
    appendFileSync(file, `${held.toFixed(2)}\n`)
    delay.reset()
  }, EVERY_MS).unref()
}

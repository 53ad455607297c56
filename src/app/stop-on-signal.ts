import type { Logger } from 'pino'

const PATIENCE_MS = 20_000

/** On SIGTERM or SIGINT: the steps in order, then out; a second signal or a hang ends it at once. */
export function stopOnSignal(log: Logger, steps: readonly (() => Promise<void>)[]): void {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    for (const step of steps) {
      await step().catch((error: unknown) => log.error({ err: error }, 'a step of stopping failed'))
    }
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * On Ctrl-C or a polite end of the process, cleans up first. Returns what takes this back.
 *
 * @example const forget = whenInterrupted(() => postgres.stop())
 */
export function whenInterrupted(cleanUp: () => Promise<void>): () => void {
  const end = () => {
    void cleanUp().finally(() => process.exit(130))
  }
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

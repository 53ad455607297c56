type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Heavy work of one kind waits for its turn: many at once would take cores and memory from everyone.
 * @example const inTurn = turnsOf(2); await inTurn(() => hash(password))
 */
export function turnsOf(atOnce: number): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

import { fileFailures } from '../../errors.ts'

type Pool = { run<T>(work: () => Promise<T>): Promise<T> }

/**
 * Lets a few run at once and a few more wait; whoever comes after that is told to try again, so a
 * crowd costs neither memory nor the patience of everyone else.
 * @example const pool = createPool({ atOnce: 2, waiting: 100 })
 */
export function createPool({ atOnce, waiting }: { atOnce: number; waiting: number }): Pool {
  const queue: (() => void)[] = []
  let running = 0
  const leave = () => {
    running -= 1
    queue.shift()?.()
  }
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw fileFailures.busy()
        await new Promise<void>((resolve) => queue.push(resolve))
      }
      running += 1
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Pictures of the whole process: the machine has only so many cores. */
export const picturePool = createPool({ atOnce: 2, waiting: 200 })

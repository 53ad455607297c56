import { hash } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: about a tenth of a second of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_PARALLEL = 2

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

let running = 0
const waiting: (() => void)[] = []

/** Hashing is heavy by design: many sign-ins at once must not take the cores from everyone else. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

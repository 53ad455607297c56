import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: about a tenth of a second of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_PARALLEL = 2
const HASH = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{11,88}\$[\w+/]{22,88}$/

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

/**
 * Without a stored hash the same work is done, so that an unknown handle takes as long. What is
 * stored but no hash of ours (a spoilt import) is nobody's password.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isHash = stored !== null && HASH.test(stored)
  const reference = isHash ? stored : await dummyHash()
  const matches = await inTurn(() => verify(reference, password))
  return matches && isHash
}

let dummy: Promise<string> | undefined
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('no account has this password')
  return dummy
}

let running = 0
const waiting: (() => void)[] = []

/** Hashing is heavy by design: many sign-ins at once must not take the cores from everyone else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

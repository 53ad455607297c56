import { hash } from '@node-rs/argon2'
import { turnsOf } from '#kernel/server/workers/turns.ts'

/** argon2id, 19 MiB, two passes: about a tenth of a second of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is heavy by design: many sign-ins at once must not take the cores from everyone else. */
export const inTurn = turnsOf(2)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

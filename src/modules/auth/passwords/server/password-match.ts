import { verify } from '@node-rs/argon2'
import { hashPassword, inTurn } from './passwords.ts'

const HASH = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{11,88}\$[\w+/]{22,88}$/

/**
 * Compares without counting, so only `check-password.ts` uses it: the architecture test sees to it.
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

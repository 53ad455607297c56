import { call } from '#kernel/client/call.ts'
import { setPassword } from '#modules/auth/passwords/password.calls.ts'

/** Gives an account a one-time password and answers it: nobody can read it again later. */
export async function giveOneTimePassword(id: string): Promise<string> {
  const password = makePassword()
  await call(setPassword, { body: { _id: id, password } })
  return password
}

/** Nothing that looks like something else, because it may be read out on the telephone. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

/** @example makePassword() → 'hT7k-wMq3-Xn9d-2Rvb' */
export function makePassword(random: (count: number) => Uint8Array = randomBytes): string {
  const letters: string[] = []
  while (letters.length < GROUPS * GROUP) {
    for (const byte of random(GROUPS * GROUP)) {
      // Bytes above the last whole multiple would make the first letters likelier.
      if (byte < 256 - (256 % LETTERS.length)) letters.push(LETTERS.charAt(byte % LETTERS.length))
    }
  }
  const text = letters.slice(0, GROUPS * GROUP).join('')
  return Array.from({ length: GROUPS }, (_, place) =>
    text.slice(place * GROUP, (place + 1) * GROUP),
  ).join('-')
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#kernel/server/derived-key.ts'

const BYTES = 32
const DAY = 86_400_000

/** How long a page stays open once its password was given. */
export const OPEN_MS = 7 * DAY

/** The shared password of a page, as it is kept: `salt:hash`. */
export async function hashPagePassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}:${(await derive(password, salt)).toString('base64url')}`
}

export async function isPagePassword(kept: string | null, password: string): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? '').split(':')
  const known = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return known.length === BYTES && timingSafeEqual(known, given)
}

type Door = { secret: Buffer; page: string; hash: string }

/** What a browser keeps as proof; a new password makes it useless. */
export function passFor(door: Door, now: number): string {
  const until = now + OPEN_MS
  return `${until}.${sign(door, until)}`
}

export function isPass(door: Door, pass: string | undefined, now: number): boolean {
  const [until = '', signature = ''] = (pass ?? '').split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) < now) return false
  const [known, given] = [Buffer.from(sign(door, Number(until))), Buffer.from(signature)]
  return known.length === given.length && timingSafeEqual(known, given)
}

export function passName(page: string): string {
  return `kontor_page_${page.replaceAll('-', '')}`
}

function sign({ secret, page, hash }: Door, until: number): string {
  return createHmac('sha256', derivedKey(secret, 'page password'))
    .update(`${page} ${hash} ${until}`)
    .digest('base64url')
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

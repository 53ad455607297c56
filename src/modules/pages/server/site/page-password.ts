import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'

const DAY = 86_400_000

/** How long a page stays open once its password was given. */
export const OPEN_MS = 7 * DAY

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

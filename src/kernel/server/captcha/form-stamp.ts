import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FormStamp } from '#kernel/contract/captcha.ts'
import { signWith } from './captcha-key.ts'

/** What a genuine stamp says: when the form was made, and what its question asks for. */
export type ReadStamp = { id: string; madeAt: number; answer: number }

/**
 * Marks a form with the time it was made and gives it a question of its own. Nothing is stored: the
 * two numbers follow from the stamp and the house's secret.
 * @example <CaptchaFields stamp={newStamp(context.secret)} lang={lang} />
 */
export function newStamp(secret: Buffer, now = Date.now()): FormStamp {
  const head = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
  return { stamp: `${head}.${seal(secret, head)}`, ...questionOf(secret, head) }
}

/** The same form once more, with its question; a new one where the stamp is not one of ours. */
export function sameStamp(secret: Buffer, stamp = ''): FormStamp {
  const head = stamp.slice(0, stamp.lastIndexOf('.'))
  return readStamp(secret, stamp) ? { stamp, ...questionOf(secret, head) } : newStamp(secret)
}

/** Undefined when the stamp is not one of ours. */
export function readStamp(secret: Buffer, stamp: string): ReadStamp | undefined {
  const [time = '', nonce = '', given = ''] = stamp.split('.')
  const head = `${time}.${nonce}`
  if (!isSame(seal(secret, head), given)) return undefined
  const { left, right } = questionOf(secret, head)
  return { id: head, madeAt: Number.parseInt(time, 36), answer: left + right }
}

function seal(secret: Buffer, head: string): string {
  return signWith(secret, `stamp ${head}`).toString('base64url')
}

/** Two numbers from 2 to 9. */
function questionOf(secret: Buffer, head: string): { left: number; right: number } {
  const [first = 0, second = 0] = signWith(secret, `question ${head}`)
  return { left: 2 + (first % 8), right: 2 + (second % 8) }
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody describes a fault in less time, and no form stays valid for longer than a day. */
const SHORTEST_MS = 2000
const LONGEST_MS = 24 * 60 * 60 * 1000

/** When a form was made, signed so that it cannot be made up. */
export function makeStamp(secret: Buffer, at = Date.now()): string {
  return `${at}.${signatureOf(secret, String(at)).toString('base64url')}`
}

/** A form that was sent too soon was not filled in by a person; an unsigned one counts as too old. */
export function judgeStamp(secret: Buffer, stamp: string): 'early' | 'late' | undefined {
  const [at = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(secret, at)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'late'
  const age = Date.now() - Number(at)
  if (age < SHORTEST_MS) return 'early'
  return age > LONGEST_MS ? 'late' : undefined
}

function signatureOf(secret: Buffer, at: string): Buffer {
  return createHmac('sha256', secret).update(`bug-report-form:${at}`).digest()
}

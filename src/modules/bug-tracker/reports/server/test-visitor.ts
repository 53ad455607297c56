import type { Answer, Caller } from '#tests/caller.ts'
import { makeStamp } from './report-page.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const MINUTE = 60 * 1000

/** Sends a plain form as a browser without scripts does; for tests. */
export function sendForm(
  caller: Caller,
  path: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString()
  return caller.raw(path, { method: 'POST', headers: FORM, body })
}

/** A stamp of a form that was filled in for a minute. */
export function filledStamp(secret: Buffer): string {
  return makeStamp(secret, Date.now() - MINUTE)
}

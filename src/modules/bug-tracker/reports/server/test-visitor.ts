import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import type { Answer, Caller } from '#tests/caller.ts'

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

/** What a person leaves in a form they filled in for a while and whose question they answered. */
export function captchaFields(secret: Buffer, ageMs = MINUTE): Record<string, string> {
  const { stamp, left, right } = newStamp(secret, Date.now() - ageMs)
  return { [CAPTCHA_FIELDS.stamp]: stamp, [CAPTCHA_FIELDS.answer]: String(left + right) }
}

import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { type Answer, callerOf } from '#tests/caller.ts'

/** What the runs that write messages start Kontor with: their proofs must be genuine. */
const SENDER_SECRET = 'ein Geheimnis nur für Läufe mit Nachrichten'
export const SENDER_ENV = {
  KONTOR_SECRET: SENDER_SECRET,
  KONTOR_TRUST_PROXY: '127.0.0.1',
  // Nobody listens there: the mail server is down all the time.
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_FROM: 'werkstatt@example.org',
}

/** A person filled in a form for a minute and answered its question. */
export function genuineProof(madeAt = Date.now() - 60_000): { stamp: string; answer: string } {
  const { stamp, left, right } = newStamp(Buffer.from(SENDER_SECRET), madeAt)
  return { stamp, answer: String(left + right) }
}

export type Written = { name: string; email: string; message: string }

/** Each sender is at home somewhere else, so that no limit per address helps or hinders. */
export function sendMessage(
  url: string,
  from: number,
  body: { fields: Written; captcha: object },
): Promise<Answer> {
  const ip = `198.51.${(from >> 8) & 255}.${from & 255}`
  return callerOf(url).post('/api/v0/message/', body, { 'x-forwarded-for': ip })
}

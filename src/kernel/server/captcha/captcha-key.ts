import { createHmac } from 'node:crypto'
import { derivedKey } from '../secrets/derived-key.ts'

/** What signs puzzles and stamps. */
export function captchaKey(secret: Buffer): string {
  return derivedKey(secret, 'captcha v1').export().toString('hex')
}

export function signWith(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', captchaKey(secret)).update(text).digest()
}

import { createHmac, hkdfSync } from 'node:crypto'

/** What signs puzzles and stamps: derived, so that it opens nothing else. */
export function captchaKey(secret: Buffer): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'kontor captcha v1', 32)).toString('hex')
}

export function signWith(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', captchaKey(secret)).update(text).digest()
}

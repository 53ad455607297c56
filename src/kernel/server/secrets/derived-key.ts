import { hkdfSync } from 'node:crypto'

/**
 * A key for one purpose, made from KONTOR_SECRET: what is signed or sealed for one thing proves and
 * opens nothing else.
 * @example createHmac('sha256', derivedKey(context.secret, 'auth device'))
 */
export function derivedKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kontor ${purpose}`, 32))
}

import { hkdfSync } from 'node:crypto'

/** A key for one purpose, so that what is signed for one thing proves nothing for another. */
export function derivedKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kontor auth ${purpose}`, 32))
}

import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const kept = new Map<string, { from: Buffer; key: KeyObject }>()

/**
 * A key for one purpose, made from KONTOR_SECRET: what is signed or sealed for one thing proves and
 * opens nothing else. Made once: every link of every mail asks for some. Purposes are few and named in the code.
 * @example createHmac('sha256', derivedKey(context.secret, 'auth device'))
 */
export function derivedKey(secret: Buffer, purpose: string): KeyObject {
  const known = kept.get(purpose)
  // A restore may bring another secret into the same buffer.
  if (known?.from.equals(secret)) return known.key
  const bytes = hkdfSync('sha256', secret, '', `kontor ${purpose}`, 32)
  const key = createSecretKey(Buffer.from(bytes))
  kept.set(purpose, { from: Buffer.from(secret), key })
  return key
}

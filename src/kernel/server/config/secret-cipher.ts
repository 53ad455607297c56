import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '../secrets/derived-key.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A secret as it lies in the database. */
type Sealed = { $sealed: string }

/** `place` (section and path) is bound to the value, so a sealed text is worthless elsewhere. */
export type SecretCipher = {
  seal(plain: string, place: string): Sealed
  /** undefined: sealed with another KONTOR_SECRET, or tampered with. */
  open(sealed: Sealed, place: string): string | undefined
}

/** @example const cipher = createSecretCipher(services.secret) */
export function createSecretCipher(secret: Buffer): SecretCipher {
  const key = () => derivedKey(secret, 'configuration v1')
  return {
    seal(plain, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key(), nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body])
      return { $sealed: bytes.toString('base64url') }
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.$sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key(), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        // A wrong key or altered bytes: the caller treats the secret as not set and says so.
        return undefined
      }
    },
  }
}

export function isSealed(value: unknown): value is Sealed {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$sealed' in value &&
    typeof value.$sealed === 'string'
  )
}

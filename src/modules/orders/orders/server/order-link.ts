import { createHash, createHmac } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'

/** The end of the link in a buyer's mails: the same in all of them, and stored as a hash alone. */
export function orderToken(secret: Buffer, id: string): string {
  return createHmac('sha256', derivedKey(secret, 'order link')).update(id).digest('base64url')
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

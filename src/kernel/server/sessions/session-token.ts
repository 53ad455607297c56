import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the cookie; only the hash is stored, so a read database opens no door. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'

const ID_LENGTH = 36
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The id of a link, signed: written again whenever it is asked for, and in no row or backup. */
export function linkKey(secret: Buffer, id: string): string {
  return `${id}.${signature(secret, id)}`
}

/** The id a key is for; undefined when nobody here signed it. */
export function openKey(secret: Buffer, key: string): string | undefined {
  const id = key.slice(0, ID_LENGTH)
  if (!ID.test(id)) return undefined
  const [given, right] = [Buffer.from(key), Buffer.from(linkKey(secret, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

function signature(secret: Buffer, id: string): string {
  return createHmac('sha256', derivedKey(secret, 'analytics link')).update(id).digest('base64url')
}

import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { z } from 'zod'
import { PlatformError } from '#platform/platform-error.ts'

/** Ways to open the same archive: its content has a key of its own, wrapped once for each. */
const Slot = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('house'), wrapped: z.base64url().max(200) }),
  z.strictObject({
    kind: z.literal('password'),
    salt: z.base64url().max(100),
    cost: z.literal(17),
    wrapped: z.base64url().max(200),
  }),
])
export const Slots = z.array(Slot).min(1).max(4)
export type Slots = z.infer<typeof Slots>

/** What opens an archive: the key of the house it was made in, or a password given to it. */
export type Opener = { houseKey: Buffer } | { password: string }

const ALGORITHM = 'aes-256-gcm'
const COST = 17
const NONCE = 12
const TAG = 16

export function houseSlot(contentKey: Buffer, houseKey: Buffer): Slots[number] {
  return { kind: 'house', wrapped: wrap(contentKey, houseKey) }
}

export async function passwordSlot(contentKey: Buffer, password: string): Promise<Slots[number]> {
  const salt = randomBytes(16)
  const key = await stretch(password, salt)
  return {
    kind: 'password',
    salt: salt.toString('base64url'),
    cost: COST,
    wrapped: wrap(contentKey, key),
  }
}

/** The key of the content, or an error when nothing given fits. */
export async function openSlots(slots: Slots, opener: Opener): Promise<Buffer> {
  for (const slot of slots) {
    const key = await keyFor(slot, opener)
    const content = key && unwrap(slot.wrapped, key)
    if (content) return content
  }
  throw new PlatformError('wrong-key', 'The key or password does not open this archive.')
}

async function keyFor(slot: Slots[number], opener: Opener): Promise<Buffer | undefined> {
  if ('houseKey' in opener) return slot.kind === 'house' ? opener.houseKey : undefined
  if (slot.kind !== 'password') return undefined
  return await stretch(opener.password, Buffer.from(slot.salt, 'base64url'))
}

/** 128 MB and about half a second: guessing stays expensive for whoever finds an archive. */
function stretch(password: string, salt: Buffer): Promise<Buffer> {
  const options = { N: 2 ** COST, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function wrap(content: Buffer, key: Buffer): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function unwrap(wrapped: string, key: Buffer): Buffer | undefined {
  const bytes = Buffer.from(wrapped, 'base64url')
  if (bytes.length !== NONCE + TAG + 32) return undefined
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    // Another key: the caller tries the next slot or says so.
    return undefined
  }
}

import { generateKeyPair, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { uuidv7 } from 'uuidv7'
import type { DkimKey } from '#kernel/contract/sections/mail-domains.ts'
import type { DkimAlgorithm } from './signing-keys.ts'

const generate = promisify(generateKeyPair)

const PEM = {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
} as const

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A new key that waits for its record in DNS. */
export async function makeDkimKey(domain: string, algorithm: DkimAlgorithm): Promise<DkimKey> {
  const { privateKey } =
    algorithm === 'rsa'
      ? await generate('rsa', { modulusLength: 2048, ...PEM })
      : await generate('ed25519', PEM)
  const now = new Date()
  return {
    _id: uuidv7(),
    domain,
    selector: selectorFor(now),
    private_key: privateKey,
    active: false,
    created_at: now.toISOString(),
  }
}

/** Never the same again: under an old name resolvers would still know the old key. */
function selectorFor(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const tail = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `k${day}${tail}`
}

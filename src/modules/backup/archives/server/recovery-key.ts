import { createHash } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'

/** Opens every archive of this house. It comes from KONTOR_SECRET, so every instance has it. */
export function houseKey(secret: Buffer): Buffer {
  return derivedKey(secret, 'backup v1').export()
}

// Without letters and digits that look alike (Crockford).
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHECK_BYTES = 2
const GROUP = 5

/** The key as people write it down: 55 signs in groups, two bytes of them to find typing errors. */
export function writeRecoveryKey(key: Buffer): string {
  const bytes = Buffer.concat([key, checkOf(key)])
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = (bits.match(/.{1,5}/g) ?? []).map(
    (five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '',
  )
  return (signs.join('').match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

/** Undefined when this is no recovery key, or one with a typing error. */
export function readRecoveryKey(text: string): Buffer | undefined {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const values = [...signs].map((sign) => LETTERS.indexOf(sign))
  if (values.length !== 55 || values.includes(-1)) return undefined
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const key = bytes.subarray(0, 32)
  return checkOf(key).equals(bytes.subarray(32, 32 + CHECK_BYTES)) ? Buffer.from(key) : undefined
}

/** Says which key this is without giving it away. */
export function keyPrint(key: Buffer): string {
  return createHash('sha256').update('kontor backup key').update(key).digest('hex').slice(0, 16)
}

function checkOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, CHECK_BYTES)
}

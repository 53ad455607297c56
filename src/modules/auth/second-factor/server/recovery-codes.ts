import { createHmac, randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import type { AuthTables } from '../../server/tables.ts'
import { RECOVERY_CODES } from '../second-factor.calls.ts'

/** Nothing that looks like something else: no i, l, o, 0 and 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

type Sealer = { secret: Buffer }

/** Ten fresh codes, in the form in which they are shown this one time; the old ones end. */
export async function renewCodes(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await dropCodes(tx, userId)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(sealer, { userId, code }) })))
    .execute()
  return codes
}

export async function dropCodes(tx: Transaction<AuthTables>, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Uses a code up, in one conditional update. */
export async function spendRecoveryCode(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(sealer, { userId, code }))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '')
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
}

/** Keyed with the house's secret: whoever reads the database alone cannot try codes on it. */
function hashOf({ secret }: Sealer, { userId, code }: { userId: string; code: string }): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', derivedKey(secret, 'auth recovery codes'))
    .update(`${userId} ${plain}`)
    .digest()
}

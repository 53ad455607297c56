import type { Transaction } from 'kysely'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'

/** One step before and after: clocks of telephones are not exact. */
const TOLERANCE_SECONDS = 30

type Sealer = { secret: Buffer }

/** The secret as it lies in the database: bound to the account, worthless in another row. */
export function sealTotp({ secret }: Sealer, userId: string, plain: string): string {
  return createSecretCipher(secret).seal(plain, place(userId)).$sealed
}

export function openTotp({ secret }: Sealer, userId: string, sealed: string): string | undefined {
  return createSecretCipher(secret).open({ $sealed: sealed }, place(userId))
}

export async function newTotpSecret(): Promise<string> {
  const { generateSecret } = await import('otplib')
  return generateSecret({ length: 20 })
}

/** What an authenticator app reads from the picture. */
export async function totpAddress(of: { secret: string; label: string; issuer: string }) {
  const { generateURI } = await import('otplib')
  return generateURI(of)
}

/** The time step a code belongs to; undefined when it is none of now. */
export async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const { NobleCryptoPlugin, ScureBase32Plugin, TOTP } = await import('otplib')
  const totp = new TOTP({ crypto: new NobleCryptoPlugin(), base32: new ScureBase32Plugin() })
  const result = await totp.verify(code, { secret, epochTolerance: TOLERANCE_SECONDS })
  return result.valid ? result.timeStep : undefined
}

/** Uses a code up: its step must be later than the last one, so of many equal codes one wins. */
export async function spendTotp(
  tx: Transaction<AuthTables>,
  sealer: Sealer,
  { user, code }: { user: UserRow; code: string },
): Promise<boolean> {
  const secret = user.totp_secret && openTotp(sealer, user.id, user.totp_secret)
  const step = secret ? await stepOf(secret, code) : undefined
  if (step === undefined) return false
  const taken = await tx
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', user.id)
    .where('totp_secret', '=', user.totp_secret)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

function place(userId: string): string {
  return `totp ${userId}`
}

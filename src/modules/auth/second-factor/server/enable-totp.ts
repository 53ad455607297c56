import type { Context } from '#kernel/server/context.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { confirmPassword, confirmPresence, ownAccount } from '../../accounts/server/own-account.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import { factorFailures } from './failures.ts'
import { afterProtection } from './protect-account.ts'
import { renewCodes } from './recovery-codes.ts'
import { newTotpSecret, openTotp, sealTotp, stepOf, totpAddress } from './totp.ts'

type Prepared = { secret: string; otpauth: string; qr: string }

/** First step: a secret for the app. An app that is in use stays so until the new one is proved. */
export async function prepareTotp(
  context: Context<AuthTables>,
  password: string | undefined,
): Promise<Prepared> {
  const user = await ownAccount(context)
  await confirmPassword(context, user, password)
  return prepare(context, user)
}

/** The same in the middle of signing in, where the password was typed a moment ago. */
export async function prepareTotpHere(
  context: Context<AuthTables>,
  password: string | undefined,
): Promise<Prepared> {
  const user = await ownAccount(context)
  await confirmPresence(context, user, password)
  return prepare(context, user)
}

async function prepare(context: Context<AuthTables>, user: UserRow): Promise<Prepared> {
  const secret = await newTotpSecret()
  await context.change(async (change) => {
    await change.db
      .updateTable('users')
      .set({ totp_pending: sealTotp(context, user.id, secret) })
      .where('id', '=', user.id)
      .execute()
  })
  return describe(context, user, secret)
}

/** What was prepared and not yet proved, to show it once more on the page. */
export async function preparedTotp(context: Context<AuthTables>): Promise<Prepared | undefined> {
  const user = await ownAccount(context)
  const secret = user.totp_pending && openTotp(context, user.id, user.totp_pending)
  return secret ? describe(context, user, secret) : undefined
}

/** Second step: a code of the app proves it. Returns the recovery codes that are new. */
export async function enableTotp(context: Context<AuthTables>, code: string): Promise<string[]> {
  const user = await ownAccount(context)
  const pending = user.totp_pending
  const secret = pending && openTotp(context, user.id, pending)
  if (!secret) throw factorFailures.notPrepared()
  const step = await stepOf(secret, code)
  if (step === undefined) throw factorFailures.code()
  const { codes, token } = await context.change(async (change) => {
    const enabled = await change.db
      .updateTable('users')
      .set((eb) => ({
        totp_secret: pending,
        totp_pending: null,
        totp_last_step: step,
        two_factor_enabled: true,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .where('totp_pending', '=', pending)
      .returningAll()
      .executeTakeFirst()
    if (!enabled) throw factorFailures.notPrepared()
    const made = user.two_factor_enabled ? [] : await renewCodes(change.db, context, user.id)
    const done = { user: enabled, what: 'on', action: 'second-factor-enabled' } as const
    return { codes: made, token: await afterProtection(change, context, done) }
  })
  context.reply.startSession(token)
  return codes
}

async function describe(
  context: Context<AuthTables>,
  user: UserRow,
  secret: string,
): Promise<Prepared> {
  const issuer = siteName(context)
  const otpauth = await totpAddress({ secret, label: user.handle, issuer })
  const { renderSVG } = await import('uqr')
  return { secret, otpauth, qr: renderSVG(otpauth, { ecc: 'M', border: 2 }) }
}

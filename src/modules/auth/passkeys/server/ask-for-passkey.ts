import type { Context } from '#kernel/server/context.ts'
import { ownAccount } from '../../accounts/server/own-account.ts'
import type { AuthTables } from '../../server/tables.ts'
import { keepChallenge } from './challenges.ts'
import { passkeysOf } from './queries.ts'
import { requireRelyingParty } from './relying-party.ts'

/** In the middle of a sign-in only the passkeys of that account count, otherwise any of this site. */
export async function askForPasskey(context: Context<AuthTables>) {
  const userId = context.pending?.userId ?? null
  return ask(context, { userId, purpose: userId ? 'second-factor' : 'sign-in' })
}

/** Somebody signed in shows one of their own once more. */
export async function askForOwnPasskey(context: Context<AuthTables>) {
  const { id } = await ownAccount(context)
  return ask(context, { userId: id, purpose: 'step-up' })
}

type ChallengeRequest = { userId: string | null; purpose: 'second-factor' | 'sign-in' | 'step-up' }

async function ask(context: Context<AuthTables>, { userId, purpose }: ChallengeRequest) {
  const party = requireRelyingParty(context)
  const own = userId ? await passkeysOf(context.db, userId) : []
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
  })
  const { challenge } = options
  return { id: await keepChallenge(context.db, { challenge, purpose, userId }), options }
}

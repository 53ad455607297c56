import type { Context } from '#kernel/server/context.ts'
import type { AuthTables } from '../tables.ts'
import { keepChallenge } from './challenges.ts'
import { passkeysOf } from './passkey-queries.ts'
import { requireRelyingParty } from './relying-party.ts'

/** In the middle of a sign-in only the passkeys of that account count, otherwise any of this site. */
export async function askForPasskey(context: Context<AuthTables>) {
  const party = requireRelyingParty(context)
  const userId = context.pending?.userId ?? null
  const own = userId ? await passkeysOf(context.db, userId) : []
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
  })
  const purpose = userId ? 'second-factor' : 'sign-in'
  const { challenge } = options
  return { id: await keepChallenge(context.db, { challenge, purpose, userId }), options }
}

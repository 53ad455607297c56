import type { Kysely, Transaction } from 'kysely'
import type { Context } from '#kernel/server/context.ts'
import type { AuthTables } from '../../server/tables.ts'
import type { PasskeyProof } from '../passkey.calls.ts'
import type { AssertionResponse } from '../webauthn.ts'
import { takeChallenge } from './challenges.ts'
import { findPasskey, type PasskeyRow } from './queries.ts'
import { requireRelyingParty } from './relying-party.ts'

type ProvedPasskey = { id: string; userId: string; counter: number; isBackedUp: boolean }

/** Whose passkey answered the question; undefined when the answer proves nothing. */
export async function provePasskey(
  context: Context<AuthTables>,
  { id, response }: PasskeyProof,
  purpose: 'sign-in' | 'second-factor' | 'step-up',
): Promise<ProvedPasskey | undefined> {
  const asked = await takeChallenge(context.db, { id, purpose })
  const passkey = await findPasskey(context.db, response.id)
  if (!asked || !passkey) return undefined
  if (asked.userId !== null && asked.userId !== passkey.user_id) return undefined
  if (!(await isOwner(context.db, passkey, response.response.userHandle))) return undefined
  const info = await checked(context, { passkey, response, challenge: asked.challenge })
  if (!info) return undefined
  return {
    id: passkey.id,
    userId: passkey.user_id,
    counter: info.newCounter,
    isBackedUp: info.credentialBackedUp,
  }
}

/** A counter that does not grow tells of a copied key; most passkeys do not count and stay at 0. */
export async function spendPasskey(
  tx: Transaction<AuthTables>,
  { id, counter, isBackedUp }: ProvedPasskey,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: new Date() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

type Answer = { passkey: PasskeyRow; response: AssertionResponse; challenge: string }

async function checked(context: Context<AuthTables>, { passkey, response, challenge }: Answer) {
  const party = requireRelyingParty(context)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        authenticatorAttachment: response.authenticatorAttachment ?? undefined,
        clientExtensionResults: {},
        response: {
          ...response.response,
          userHandle: response.response.userHandle ?? undefined,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    // The library throws on whatever it cannot read or believe: to us that is no proof.
    context.log.debug({ err: error }, 'a passkey was refused')
    return undefined
  }
}

/** Without a password the authenticator names the account; it must be the one of the passkey. */
async function isOwner(
  db: Kysely<AuthTables>,
  { user_id }: PasskeyRow,
  userHandle: string | null | undefined,
): Promise<boolean> {
  if (!userHandle) return true
  const user = await db
    .selectFrom('users')
    .select('passkey_user_id')
    .where('id', '=', user_id)
    .executeTakeFirst()
  return user?.passkey_user_id === userHandle
}

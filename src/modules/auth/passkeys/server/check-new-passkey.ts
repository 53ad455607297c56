import type { Context } from '#kernel/server/context.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import type { AttestationResponse } from '../webauthn.ts'
import { takeChallenge } from './challenges.ts'
import { findPasskey } from './queries.ts'
import { passkeyFailures, requireRelyingParty } from './relying-party.ts'

/** Ed25519, ES256, RS256: what every authenticator has one of. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257]

type PasskeyAttestation = { id: string; response: AttestationResponse }

/** The columns of a new passkey, once the browser's answer fits the question and this website. */
export async function checkNewPasskey(
  context: Context<AuthTables>,
  user: UserRow,
  { id, response }: PasskeyAttestation,
) {
  const asked = await takeChallenge(context.db, { id, purpose: 'register' })
  if (asked?.userId !== user.id) throw passkeyFailures.refused()
  const info = await verified(context, response, asked.challenge)
  if (!info || (await findPasskey(context.db, info.credential.id))) throw passkeyFailures.refused()
  return {
    id: info.credential.id,
    public_key: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports: response.response.transports ?? [],
    is_backed_up: info.credentialBackedUp,
  }
}

async function verified(
  context: Context<AuthTables>,
  response: AttestationResponse,
  challenge: string,
) {
  const party = requireRelyingParty(context)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        authenticatorAttachment: response.authenticatorAttachment ?? undefined,
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    })
    return registrationInfo
  } catch (error) {
    // The library throws on whatever it cannot read or believe: to us that is no passkey.
    context.log.debug({ err: error }, 'a new passkey was refused')
    return undefined
  }
}

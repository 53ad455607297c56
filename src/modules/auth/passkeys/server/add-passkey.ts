import { randomBytes } from 'node:crypto'
import { displayName } from '#kernel/access/roles.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { confirmPresence, ownAccount } from '../../accounts/server/own-account.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { afterProtection } from '../../second-factor/server/protect-account.ts'
import { renewCodes } from '../../second-factor/server/recovery-codes.ts'
import type { AuthTables } from '../../server/tables.ts'
import { deviceWords } from '../../sessions/server/device-words.ts'
import { MAX_PASSKEYS } from '../passkey.calls.ts'
import type { AttestationResponse } from '../webauthn.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { findPasskey, type PasskeyRow, passkeysOf } from './queries.ts'
import { passkeyFailures, requireRelyingParty } from './relying-party.ts'

/** Ed25519, ES256, RS256: what every authenticator has one of. */
const ALGORITHMS: readonly number[] = [-8, -7, -257]

type PasskeyAttestation = { id: string; response: AttestationResponse }

/** What the browser is to make: found without a user name, opened by finger, face or PIN. */
export async function startPasskey(context: Context<AuthTables>, password: string | undefined) {
  const party = requireRelyingParty(context)
  const user = await ownAccount(context)
  await confirmPresence(context, user, password)
  const own = await passkeysOf(context.db, user.id)
  if (own.length >= MAX_PASSKEYS) throw passkeyFailures.tooMany()
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: user.handle,
    userDisplayName: displayName(user),
    userID: new Uint8Array(Buffer.from(await passkeyUserId(context, user), 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const asked = { challenge: options.challenge, purpose: 'register', userId: user.id } as const
  return { id: await keepChallenge(context.db, asked), options }
}

type Made = { id: string; response: AttestationResponse; name: string; second_factor: boolean }

/** Keeps the passkey; where a second factor is asked for it becomes one, with recovery codes. */
export async function addPasskey(
  context: Context<AuthTables>,
  made: Made,
): Promise<{ passkey: PasskeyRow; codes: string[] }> {
  const user = await ownAccount(context)
  const key = await checkNewPasskey(context, user, made)
  const isFactor = made.second_factor || context.user.limited === 'second-factor-setup'
  const isFirst = isFactor && !user.two_factor_enabled
  const done = await context.change(async (change) => {
    const name = made.name.trim() || deviceWords(context.agent, user.lang)
    const passkey = await change.db
      .insertInto('passkeys')
      .values({ ...key, user_id: user.id, name })
      .returningAll()
      .executeTakeFirstOrThrow()
    const codes = isFirst ? await renewCodes(change.db, context, user.id) : []
    const after = { name, second_factor: isFirst || user.two_factor_enabled }
    const what = isFirst ? 'on' : 'passkey_added'
    const changed = isFirst ? await switchOn(change, user) : user
    const note = { user: changed, what, action: 'passkey-added', after } as const
    return { passkey, codes, token: await afterProtection(change, context, note) }
  })
  context.reply.startSession(done.token)
  return done
}

/** What an app was set up for before and then switched off does not come back with it. */
function switchOn(change: Change<AuthTables>, { id }: UserRow): Promise<UserRow> {
  return change.db
    .updateTable('users')
    .set((eb) => ({
      two_factor_enabled: true,
      totp_secret: null,
      totp_pending: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Says nothing about the person, stays the same for all their passkeys. */
async function passkeyUserId({ db }: Context<AuthTables>, user: UserRow): Promise<string> {
  if (user.passkey_user_id) return user.passkey_user_id
  const made = randomBytes(32).toString('base64url')
  const { passkey_user_id } = await db
    .updateTable('users')
    .set((eb) => ({ passkey_user_id: eb.fn.coalesce('passkey_user_id', eb.val(made)) }))
    .where('id', '=', user.id)
    .returning('passkey_user_id')
    .executeTakeFirstOrThrow()
  return passkey_user_id ?? made
}

/** The columns of a new passkey, once the browser's answer fits the question and this website. */
async function checkNewPasskey(
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

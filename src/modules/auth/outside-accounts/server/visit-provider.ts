import { Email } from '#kernel/contract/fields.ts'
import type { Context } from '#kernel/server/context.ts'
import type { AuthTables } from '../../server/tables.ts'
import { callbackAddress, openProvider } from './provider.ts'
import type { OutsidePerson } from './recognise.ts'
import { beginTrip, type Trip } from './trip-cookie.ts'

/** The address at the provider to go to; state, nonce and PKCE tie the answer to this browser. */
export async function leaveForProvider(
  context: Context<AuthTables>,
  { next, link }: Pick<Trip, 'next' | 'link'>,
): Promise<string> {
  const { oidc, provider } = await openProvider(context)
  const trip: Trip = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    next,
    link,
  }
  beginTrip(context, trip)
  const address = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: callbackAddress(context),
    scope: 'openid email',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

/** Who the provider says this is, after everything about its answer was checked. */
export async function returnFromProvider(
  context: Context<AuthTables>,
  trip: Trip,
  query: Readonly<Record<string, string>>,
): Promise<OutsidePerson> {
  const { oidc, provider } = await openProvider(context)
  const address = new URL(callbackAddress(context))
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    pkceCodeVerifier: trip.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider named nobody')
  const asked = provider.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
    : {}
  const told: Record<string, unknown> = { ...claims, ...asked }
  const email = Email.safeParse(told.email)
  return {
    issuer: new URL(claims.iss).href,
    subject: claims.sub,
    email: email.success ? email.data : undefined,
    isVerified: told.email_verified === true,
    name: typeof told.name === 'string' ? told.name.slice(0, 120) : '',
  }
}

import { failures } from '#kernel/server/app-error.ts'
import { guardedFetch } from '#kernel/server/egress/guarded-fetch.ts'
import type { Services } from '#kernel/server/services.ts'
import { authSection } from '../../config.ts'
import { finishFacebook } from '../facebook.calls.ts'

type ProviderScope = Pick<Services, 'config' | 'settings'>

/** Whether there is a provider to sign in with; without one neither button nor address exists. */
export function hasProvider({ config }: Pick<Services, 'config'>): boolean {
  const { enabled, issuer, client_id } = config.get(authSection).facebook
  return enabled && issuer !== '' && client_id !== ''
}

/** The provider as it describes itself; asked each time, so a change there is no fault here. */
export async function openProvider(scope: ProviderScope) {
  if (!hasProvider(scope)) throw failures.notFound()
  const { issuer, client_id, client_secret, token_endpoint } =
    scope.config.get(authSection).facebook
  const oidc = await import('openid-client')
  const fetch = guardedFetch(scope.settings.privateHosts)
  const server = new URL(issuer)
  // Signed by the issuer itself: a token address typed into the settings cannot speak for it.
  const execute = [oidc.enableNonRepudiationChecks]
  // Plain http is refused by the guard, unless the operator listed the host.
  if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  const options = { [oidc.customFetch]: fetch, execute, timeout: 15 }
  const found = await oidc.discovery(server, client_id, client_secret, undefined, options)
  if (found.serverMetadata().token_endpoint || !token_endpoint) return { oidc, provider: found }
  const { supportsPKCE: _asked, ...told } = found.serverMetadata()
  const described = { ...told, token_endpoint }
  const provider = new oidc.Configuration(described, client_id, client_secret)
  provider[oidc.customFetch] = fetch
  for (const step of execute) step(provider)
  return { oidc, provider }
}

/** Where the provider sends people back to: the configured base address, never a request's host. */
export function callbackAddress({ settings }: Pick<ProviderScope, 'settings'>): string {
  return new URL(finishFacebook.path, `${new URL(settings.baseUrl).origin}/`).href
}

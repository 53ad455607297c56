import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export type OutsideAccount = { email?: string; email_verified?: boolean }

const CLIENT = { client_id: 'kontor', client_secret: 'a secret of the provider' }

/**
 * A real provider of OpenID Connect on this machine, at which everyone is signed in as the
 * account that was last chosen.
 */
export async function startOidcHouse(callback: string) {
  const accounts = new Map<string, OutsideAccount>()
  let chosen = ''
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const issuer = `http://127.0.0.1:${port}`
  const provider = providerAt(issuer, callback, accounts)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const login = { accountId: chosen }
    void provider.interactionFinished(request, response, { login })
  })
  return {
    issuer,
    host: `127.0.0.1:${port}`,
    client: CLIENT,
    choose(subject: string, account: OutsideAccount) {
      accounts.set(subject, account)
      chosen = subject
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function providerAt(issuer: string, callback: string, accounts: Map<string, OutsideAccount>) {
  const provider: Provider = new Provider(issuer, {
    clients: [
      { ...CLIENT, redirect_uris: [callback], token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['for this test only'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }),
    }),
    loadExistingGrant: async (context) => {
      const accountId = context.oidc.session?.accountId
      const grant = new provider.Grant({ accountId, clientId: CLIENT.client_id })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  return provider
}

/** Walks through the provider's pages like a browser, until it is sent back. */
export async function walkThrough(start: string, home: string): Promise<string> {
  const jar = new Map<string, string>()
  let at = start
  for (let steps = 0; steps < 12; steps++) {
    if (at.startsWith(home)) return at.slice(home.length)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${at} answered ${response.status}: ${await response.text()}`)
    at = new URL(location, at).href
  }
  throw new Error('The provider leads in circles')
}

import { createServer, type IncomingMessage } from 'node:http'
import type { Asked, Fault } from './books.ts'
import { paypalBooks } from './paypal-books.ts'
import { stripeBooks } from './stripe-books.ts'

type Plan = { path: string; fault: Fault; times: number }

/**
 * Both payment services on one port of this machine, with their keys, signatures and moods.
 * @example const providers = await startProviders(); startTestApp({ env: providers.env })
 */
export async function startProviders() {
  let address = ''
  const stripe = stripeBooks(() => address)
  const paypal = paypalBooks(() => address)
  const plans: Plan[] = []
  const seen: Asked[] = []
  const held: (() => void)[] = []
  const waiting: (() => void)[] = []

  const server = createServer(async (request, response) => {
    const asked = await read(request)
    seen.push(asked)
    const books = isPaypal(asked.path) ? paypal : stripe
    const plan = plans.find(({ path, times }) => times > 0 && lineOf(asked).includes(path))
    if (plan) plan.times -= 1
    if (plan?.fault === 'silent before') return void request.socket.destroy()
    const [, refusal] = /^status (\d+)$/.exec(plan?.fault ?? '') ?? []
    if (refusal) {
      response.writeHead(Number(refusal), { 'content-type': 'application/json' })
      return void response.end(
        JSON.stringify({ error: { message: 'our fault', type: 'api_error' } }),
      )
    }
    const { status, body } = books.answer(asked)
    if (plan?.fault === 'delay') {
      // It is done, and its answer is on the way for as long as the test wants.
      const late = new Promise<void>((go) => held.push(go))
      for (const tell of waiting.splice(0)) tell()
      await late
    }
    // It is done, and nobody hears of it.
    if (plan?.fault === 'silent after') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const bound = server.address()
  if (!bound || typeof bound === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${bound.port}`
  return {
    url: address,
    env: {
      KONTOR_STRIPE_URL: address,
      KONTOR_PAYPAL_URL: address,
      KONTOR_PRIVATE_HOSTS: '127.0.0.1',
    },
    stripe,
    paypal,
    /** The next calls whose line ('POST /v1/refunds') contains this go wrong. */
    misbehave: (path: string, fault: Fault, times = 1) => {
      plans.push({ path, fault, times })
    },
    behave: () => {
      plans.length = 0
      for (const go of held.splice(0)) go()
    },
    /** Once an answer is being held back. */
    delayed: () =>
      held.length > 0 ? Promise.resolve() : new Promise<void>((tell) => waiting.push(tell)),
    /** How often this was asked for. */
    asked: (method: string, path: string) =>
      seen.filter((one) => one.method === method && one.path === path).length,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function lineOf({ method, path }: Asked): string {
  return `${method} ${path}`
}

function isPaypal(path: string): boolean {
  return path.startsWith('/v2/') || path.startsWith('/v1/oauth2') || path.includes('notifications')
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://rig')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const { headers } = request
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    body: Buffer.concat(parts).toString('utf8'),
    key: String(headers['idempotency-key'] ?? headers['paypal-request-id'] ?? ''),
    bearer: String(headers.authorization ?? '').replace(/^Bearer /, ''),
  }
}

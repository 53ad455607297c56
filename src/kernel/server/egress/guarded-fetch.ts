import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { request } from '../http/node-http.ts'
import { type EgressRules, guardedConnect } from './guarded-connect.ts'

const MAX_ANSWER = 1_000_000

type Options = {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/**
 * Like `fetch`, to a host that a person typed in: only public addresses by https, or what the
 * operator listed. Redirects are not followed.
 */
export function guardedFetch(privateHosts: readonly string[], more: Partial<EgressRules> = {}) {
  const rules: EgressRules = { ports: [443], timeoutMs: 10_000, ...more, privateHosts }
  return async (address: string, options: Options): Promise<Response> => {
    const url = new URL(address)
    const isHttps = url.protocol === 'https:'
    const port = Number(url.port || (isHttps ? 443 : 80))
    const socket = await guardedConnect({ host: url.hostname, port }, rules)
    const line = isHttps ? connect({ socket, servername: url.hostname }) : socket
    try {
      return await ask(line, url, options)
    } finally {
      line.destroy()
    }
  }
}

async function ask(line: Duplex, url: URL, options: Options): Promise<Response> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    line.once('error', reject)
    const sent = request(
      {
        createConnection: () => line,
        method: options.method,
        path: url.pathname + url.search,
        headers: { ...options.headers, host: url.host, connection: 'close' },
        signal: options.signal,
      },
      resolve,
    )
    sent.once('error', reject)
    sent.end(bodyOf(options.body))
  })
  const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const body = await read(answer)
  const status = answer.statusCode ?? 502
  return new Response([204, 304].includes(status) ? null : body, { status, headers })
}

async function read(answer: IncomingMessage): Promise<string> {
  let text = ''
  answer.setEncoding('utf8')
  for await (const part of answer) {
    text += String(part)
    if (text.length > MAX_ANSWER) throw new Error('The answer is too long')
  }
  return text
}

function bodyOf(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined
  if (body instanceof Uint8Array) return body
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new Error('Only texts and bytes are sent')
}

import { type Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { Case } from './cases-of.ts'

export type Outcome = { status: number; text: string; ms: number }
export type Wire = {
  url: string
  agent: Agent
  cookie?: string
  hangMs: number
  /** A word that the request carries, by which it is found again. */
  mark?(asked: Case): string
}

/** Sends a case byte for byte; status 0 means that no whole answer came in time. */
export function sendCase(wire: Wire, asked: Case): Promise<Outcome> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const done = (status: number, text: string) =>
    resolve({ status, text, ms: performance.now() - began })
  const sent = request(wire.url, options(wire, asked), (response) => {
    if (isEndless(response)) {
      done(response.statusCode ?? 0, '')
      response.destroy()
      return
    }
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    response.on('end', () => done(response.statusCode ?? 0, text))
    response.on('error', (error) => done(0, error.message))
  })
  sent.setTimeout(wire.hangMs, () => sent.destroy(new Error(`silent for ${wire.hangMs} ms`)))
  sent.on('error', (error) => done(0, error.message))
  sent.end(asked.body)
  return promise
}

/** A stream of events is whole once it has begun. */
function isEndless({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false
}

function options(wire: Wire, asked: Case): RequestOptions {
  const { method, path, type, body } = asked
  const headers: Record<string, string> = { origin: wire.url }
  if (wire.cookie) headers.cookie = wire.cookie
  if (wire.mark) headers['x-fault-case'] = wire.mark(asked)
  if (type !== undefined) headers['content-type'] = type
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body))
  return { agent: wire.agent, method, path, headers }
}

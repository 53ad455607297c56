import { type Agent, type RequestOptions, request } from 'node:http'
import type { Case } from './cases-of.ts'

export type Outcome = { status: number; text: string; ms: number }
export type Wire = { url: string; agent: Agent; cookie?: string; hangMs: number }

/** Sends a case byte for byte; status 0 means that no whole answer came in time. */
export function sendCase(wire: Wire, { method, path, type, body }: Case): Promise<Outcome> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const done = (status: number, text: string) =>
    resolve({ status, text, ms: performance.now() - began })
  const sent = request(wire.url, options(wire, { method, path, type, body }), (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    response.on('end', () => done(response.statusCode ?? 0, text))
    response.on('error', (error) => done(0, error.message))
  })
  sent.setTimeout(wire.hangMs, () => sent.destroy(new Error(`silent for ${wire.hangMs} ms`)))
  sent.on('error', (error) => done(0, error.message))
  sent.end(body)
  return promise
}

function options(wire: Wire, { method, path, type, body }: Case): RequestOptions {
  const headers: Record<string, string> = { origin: wire.url }
  if (wire.cookie) headers.cookie = wire.cookie
  if (type !== undefined) headers['content-type'] = type
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body))
  return { agent: wire.agent, method, path, headers }
}

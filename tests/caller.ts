import { z } from 'zod'

export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The JSON reply, as unknown keys; empty for other bodies. */
  json: Record<string, unknown>
  /** The JSON reply after a schema. */
  parse<S extends z.ZodType>(schema: S): z.output<S>
}

export type Caller = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  remove(path: string, headers?: Record<string, string>): Promise<Answer>
  raw(path: string, init: RequestInit): Promise<Answer>
}

const Json = z.record(z.string(), z.unknown())

/** Calls like a browser tab on our own pages would: same origin, JSON bodies, its cookie. */
export function callerOf(url: string, cookie?: string): Caller {
  const base: Record<string, string> = { origin: url, 'x-local-session': 'test-tab' }
  if (cookie) base.cookie = cookie
  const raw = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, { redirect: 'manual', ...init })
    return toAnswer(response)
  }
  const send =
    (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
      raw(path, {
        method,
        headers: {
          ...base,
          ...(body === undefined || body instanceof FormData
            ? {}
            : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      })
  return {
    get: (path, headers) => send('GET')(path, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    remove: (path, headers) => send('DELETE')(path, undefined, headers),
    raw: (path, init) => raw(path, { ...init, headers: { ...base, ...init.headers } }),
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  // It never ends; whoever calls it like this only wants to know whether it opens.
  const isEndless = type.startsWith('text/event-stream')
  if (isEndless) await response.body?.cancel()
  const text = isEndless ? '' : await response.text()
  const isJson = type.includes('json')
  const value: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
  const asRecord = Json.safeParse(value)
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: asRecord.success ? asRecord.data : {},
    parse: (schema) => schema.parse(value),
  }
}

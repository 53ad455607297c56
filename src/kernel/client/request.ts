import { CallError } from './call-error.ts'
import { askStepUp, neededStepUp } from './step-up.ts'
import { tabSession } from './tab-session.ts'

const KINDS = ['get', 'post', 'put', 'remove', 'batchRead', 'batchRemove'] as const
type RequestKind = (typeof KINDS)[number]

type RawRequest = { kind: RequestKind; path: string; id?: string; data?: unknown }

/** The six request kinds of specification section 7, for calls whose shape is only known late. */
export async function request({ kind, path, id, data }: RawRequest): Promise<unknown> {
  const base = path.endsWith('/') ? path : `${path}/`
  const target = id ? base + encodeURIComponent(id) : base
  switch (kind) {
    case 'get':
      return send('GET', target, undefined)
    case 'post':
      return send('POST', base, data)
    case 'put':
      return send('PUT', target, data)
    case 'remove':
      return send('DELETE', target, undefined)
    case 'batchRead':
      return send('POST', batchPath(base), data)
    case 'batchRemove':
      return send('POST', `${batchPath(base)}remove/`, data)
    default:
      throw new CallError({ message: 'Unsupported request type', code: 'unsupported', status: 0 })
  }
}

const inFlight = new Map<string, Promise<unknown>>()

/** Identical requests that are still under way share one answer. */
export function send(method: string, url: string, body: unknown): Promise<unknown> {
  if (body instanceof FormData) return transfer(method, url, body)
  const key = `${method} ${url} ${JSON.stringify(body) ?? ''}`
  const running = inFlight.get(key)
  if (running) return running
  const started = transfer(method, url, body).finally(() => inFlight.delete(key))
  inFlight.set(key, started)
  return started
}

/** A call that asks for a step-up is sent again once it was given. */
async function transfer(method: string, url: string, body: unknown): Promise<unknown> {
  try {
    return await exchange(method, url, body)
  } catch (error) {
    const needs = neededStepUp(error)
    if (!needs || !(await askStepUp(needs))) throw error
    return exchange(method, url, body)
  }
}

async function exchange(method: string, url: string, body: unknown): Promise<unknown> {
  const headers: Record<string, string> = {
    'x-local-session': tabSession(),
    accept: 'application/json',
  }
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
  const payload = isForm ? body : body === undefined ? undefined : JSON.stringify(body)
  const response = await fetch(url, {
    method,
    headers,
    body: payload,
    credentials: 'same-origin',
  }).catch(() => {
    throw new CallError({ message: 'offline', code: 'offline', status: 0 })
  })
  const reply = response.status === 204 ? undefined : await readJson(response)
  if (response.status >= 200 && response.status <= 299) return reply
  const { message, code, fields, ...details } = asFailure(reply)
  throw new CallError({ message, code, fields, status: response.status, details })
}

/** `/api/v0/x/` → `/api/v0/batch/x/`. */
function batchPath(path: string): string {
  return path.replace(/^(\/api\/v\d+)\//, '$1/batch/')
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new CallError({ status: response.status })
  }
}

type Failure = { message?: string; code?: string; fields?: Record<string, string> }

function asFailure(reply: unknown): Failure & Record<string, unknown> {
  return typeof reply === 'object' && reply !== null ? { ...reply } : {}
}

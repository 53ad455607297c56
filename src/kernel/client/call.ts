import type { CallInput, Endpoint, Reply } from '#kernel/contract/endpoint.ts'
import { CallError } from './call-error.ts'
import { send } from './request.ts'

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Calls an endpoint of the same origin and returns its typed reply.
 * @example const { bugs } = await call(listBugs, { body: { page: 0 } })
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Reply<E>> {
  const { params, query, body } = input as Loose
  const url = fillPath(endpoint.path, params ?? {}) + queryString(query ?? {})
  return (await send(endpoint.method, url, body)) as Reply<E>
}

/**
 * Calls an endpoint that takes files: all of them or none.
 * @example const { files } = await upload(attachFiles, { id }, chosen)
 */
export async function upload<E extends Endpoint>(
  { method, path }: E,
  params: Record<string, string>,
  files: readonly File[],
): Promise<Reply<E>> {
  const form = new FormData()
  for (const file of files) form.append('file', file, file.name)
  return (await send(method, fillPath(path, params), form)) as Reply<E>
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined)
      throw new CallError({ message: `Missing ${name}`, code: 'invalid', status: 0 })
    return encodeURIComponent(String(value))
  })
}

function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

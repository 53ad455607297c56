import { serverModules } from '#app/modules.server.ts'
import { describeAccess } from '#kernel/access/rules.ts'
import { describeStepUp, type Endpoint } from '#kernel/contract/endpoint.ts'
import type { Answer, Caller } from './caller.ts'

export type Listed = { module: string; endpoint: Endpoint }

/** Every endpoint of the house, in a stable order. */
export function allRoutes(): Listed[] {
  return serverModules
    .flatMap((module) =>
      (module.routes ?? []).map(({ endpoint }) => ({ module: module.name, endpoint })),
    )
    .sort((a, b) => lineOf(a).localeCompare(lineOf(b)))
}

/** Method, path, access, step-up: what the snapshot pins. */
export function lineOf({ endpoint }: Listed): string {
  const rules = [describeAccess(endpoint.access), describeStepUp(endpoint)].filter(Boolean)
  return `${endpoint.path} ${endpoint.method} → ${rules.join(' + ')}`
}

/** The path with every parameter filled in. */
export function samplePath(endpoint: Endpoint): string {
  return endpoint.path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
}

/** Calls an endpoint with nothing in it, only to see whether it lets the caller in. */
export function knock(
  caller: Caller,
  endpoint: Endpoint,
  path = samplePath(endpoint),
): Promise<Answer> {
  if (endpoint.method === 'GET') return caller.get(path)
  if (endpoint.method === 'DELETE') return caller.remove(path)
  if (endpoint.method === 'PATCH' || endpoint.method === 'OPTIONS')
    return caller.raw(path, { method: endpoint.method })
  return endpoint.method === 'POST' ? caller.post(path, {}) : caller.put(path, {})
}

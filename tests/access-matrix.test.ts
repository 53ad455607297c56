import { afterAll, describe, expect, test } from 'vitest'
import { GUEST, type Principal, ROLES, type Role } from '#kernel/access/roles.ts'
import { allows } from '#kernel/access/rules.ts'
import { allRoutes, knock, type Listed, lineOf, samplePath } from './all-routes.ts'
import type { Caller } from './caller.ts'
import { stepUp } from './step-up.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())

const callers = new Map<Role, Caller & { userId?: string }>([['guest', app.guest]])
for (const role of ROLES) if (role !== 'guest') callers.set(role, await app.as(role))

/** Ways to write one path that must not lead past the guard. */
const VARIANTS: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'trailing slash': (path) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`),
  'upper case': (path) => path.toUpperCase(),
  'double slash': (path) => path.replace('/api/', '/api//'),
  'encoded slash': (path) => path.replace('/api/v', '/api%2Fv'),
}

const routes = allRoutes()

describe.each(ROLES)('as %s', (role) => {
  const denied = routes.filter(({ endpoint }) => !allows(endpoint.access, principal(role), {}))
  const granted = routes.filter(({ endpoint }) => allows(endpoint.access, principal(role), {}))

  test.each(Object.keys(VARIANTS))('what is not granted is refused (%s)', async (variant) => {
    const open: string[] = []
    for (const route of denied) {
      const { status } = await knockAs(role, route, variant)
      if (![401, 403, 404, 415].includes(status)) open.push(`${lineOf(route)} answered ${status}`)
      if (variant === 'plain' && status !== (role === 'guest' ? 401 : 403))
        open.push(`${lineOf(route)} answered ${status}`)
    }
    expect(open).toEqual([])
  })

  test('what is granted is not refused, and never breaks', async () => {
    const shut: string[] = []
    await stepUpCallers()
    for (const route of granted.filter(({ endpoint }) => !endpoint.path.endsWith('/logout'))) {
      if (route.endpoint.narrows) continue
      const { status } = await knockAs(role, route, 'plain')
      const isRefused = status === 403 || (status === 401 && !endpointMaySay401(route))
      if (isRefused || status >= 500) shut.push(`${lineOf(route)} answered ${status}`)
    }
    expect(shut).toEqual([])
  })
})

/** Whether a call is granted is one question, whether its owner is there another. */
async function stepUpCallers(): Promise<void> {
  for (const { userId } of callers.values()) if (userId) await stepUp(app, { userId })
}

function endpointMaySay401({ endpoint }: Listed): boolean {
  return endpoint.path.endsWith('/auth/login')
}

function principal(role: Role): Principal {
  return { ...GUEST, roles: [role] }
}

function knockAs(role: Role, { endpoint }: Listed, variant: string) {
  const caller = callers.get(role)
  if (!caller) throw new Error(`No caller for ${role}`)
  return knock(caller, endpoint, VARIANTS[variant]?.(samplePath(endpoint)))
}

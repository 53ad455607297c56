import type { IncomingHttpHeaders } from 'node:http'
import { isStaff } from '#kernel/access/roles.ts'
import { identifyToken, readCookie } from '../../http/identify-request.ts'
import type { Services } from '../../services.ts'
import type { Identify } from '../../sessions/identify.ts'
import { cookieName } from '../../sessions/session-cookie.ts'
import { hashToken } from '../../sessions/session-token.ts'

/** Invented cookies must not become a query each. */
const MOST_ASKED = 100

/** Whether a request came from staff; each session is asked for once. Beyond the limit it counts as theirs. */
export function staffFinder(host: { services: Services; identify: Identify }) {
  const name = cookieName(host.services.settings.baseUrl)
  const known = new Map<string, boolean>()
  return async (headers: IncomingHttpHeaders): Promise<boolean> => {
    const token = readCookie(headers, name)
    if (!token) return false
    const found = known.get(token) ?? (known.size >= MOST_ASKED || (await ask(host, token)))
    if (known.size < MOST_ASKED) known.set(token, found)
    return found
  }
}

async function ask(host: { services: Services; identify: Identify }, token: string) {
  const principal = (await identifyToken(host, hashToken(token)))?.principal
  return principal !== undefined && (isStaff(principal) || principal.actedBy !== undefined)
}

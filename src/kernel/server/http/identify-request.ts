import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Services } from '../services.ts'
import type { Identify, Identity } from '../sessions/identify.ts'
import { cookieName } from '../sessions/session-cookie.ts'
import { hashToken } from '../sessions/session-token.ts'
import { endSession, isExpired, sessionLimits } from '../sessions/sessions.ts'

/** Reads one cookie without parsing the rest. */
export function readCookie(headers: IncomingHttpHeaders, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}

type Host = { services: Services; identify: Identify }

/** Who sends this request. */
export async function identifyRequest(
  host: Host,
  request: FastifyRequest,
  { fromMemory = true } = {},
): Promise<Identity | undefined> {
  const { services } = host
  const token = readCookie(request.headers, cookieName(services.settings.baseUrl))
  if (!token) return undefined
  const identity = await identifyToken(host, hashToken(token), { fromMemory })
  return identity?.isPending ? keepPending(services, request, identity) : identity
}

/** Whose session this is; an expired one is ended on sight. */
export async function identifyToken(
  host: Host,
  tokenHash: Buffer,
  { fromMemory = true } = {},
): Promise<Identity | undefined> {
  const { services } = host
  const known = fromMemory ? services.sessions.find(tokenHash) : undefined
  if (known && !isOver(services, known)) return known
  const identity = await readIdentity(host, tokenHash)
  if (!identity || identity.isPending || !isOver(services, identity)) return identity
  await endSession(services.db, identity.session.id)
  return undefined
}

async function readIdentity({ services, identify }: Host, tokenHash: Buffer) {
  const since = services.sessions.moment()
  const identity = await identify(services.db as unknown as Kysely<never>, tokenHash)
  if (identity) services.sessions.keep(tokenHash, identity, since)
  return identity
}

function isOver(services: Services, { session }: Identity): boolean {
  const row = {
    created_at: session.createdAt,
    last_active_at: session.lastActiveAt,
    is_staff: session.isStaff,
  }
  return isExpired(row, sessionLimits(services.config))
}

const PENDING_MS = 10 * 60_000

async function keepPending(
  services: Services,
  request: FastifyRequest,
  { principal, session }: Identity,
): Promise<undefined> {
  if (Date.now() - session.createdAt.getTime() > PENDING_MS) {
    await endSession(services.db, session.id)
    return
  }
  request.pending = { sessionId: session.id, userId: principal.id }
}

import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'
import { type EgressRules, guardedConnect } from '#kernel/server/egress/guarded-connect.ts'
import type { Certificate } from '../domain.calls.ts'

const HANDSHAKE_MS = 6_000

const STATES: Readonly<Record<string, Certificate['state']>> = {
  CERT_HAS_EXPIRED: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong-name',
}

/** The certificate a server shows for its name, judged as a browser would. */
export async function readCertificate(
  target: { host: string; port: number },
  rules: EgressRules,
): Promise<Certificate> {
  const socket = await guardedConnect(target, rules)
  const line = connect({ socket, servername: target.host, rejectUnauthorized: false })
  try {
    await once(line, 'secureConnect', { signal: AbortSignal.timeout(HANDSHAKE_MS) })
    return describe(line)
  } finally {
    line.destroy()
    socket.destroy()
  }
}

function describe(line: TLSSocket): Certificate {
  const { issuer, valid_to } = line.getPeerCertificate()
  const until = new Date(valid_to)
  const by = issuer?.O ?? issuer?.CN ?? ''
  return {
    state: line.authorized ? 'valid' : (STATES[String(line.authorizationError)] ?? 'untrusted'),
    issuer: Array.isArray(by) ? by.join(', ') : by,
    validTo: Number.isNaN(until.getTime()) ? null : until.toISOString(),
  }
}

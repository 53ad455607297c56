import type { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { Agent } from '../http/node-http.ts'
import { guardedConnect } from './guarded-connect.ts'

type Wanted = { host?: string | null; port?: string | number | null; servername?: string }
type Done = (error: Error | null, stream: Duplex) => void
type GuardedAgents = { httpAgent: PlainAgent; httpsAgent: SecureAgent }

/**
 * Connections for a client library that talks to a host a person typed in: only public addresses by
 * https, or what the operator listed.
 */
export function guardedAgents(privateHosts: readonly string[]): GuardedAgents {
  const rules = { privateHosts, ports: [443], timeoutMs: 10_000 }
  const dial = ({ host, port }: Wanted) =>
    guardedConnect({ host: host ?? '', port: Number(port ?? 443) }, rules)
  return {
    httpAgent: withConnections(new Agent({ keepAlive: true, maxSockets: 8 }), dial),
    httpsAgent: withConnections(new SecureAgent({ keepAlive: true, maxSockets: 8 }), async (to) =>
      connect({ socket: await dial(to), servername: to.servername ?? to.host ?? '' }),
    ),
  }
}

function withConnections<A extends PlainAgent>(agent: A, open: (to: Wanted) => Promise<Duplex>): A {
  const dial = (to: Wanted, done?: Done) => {
    open(to).then(
      (stream) => done?.(null, stream),
      // The type asks for a stream even where there is none.
      (error: Error) => (done as ((error: Error) => void) | undefined)?.(error),
    )
    return undefined
  }
  return Object.assign(agent, { createConnection: dial })
}

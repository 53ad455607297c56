import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { spareDiskBytes } from '../free-disk.ts'
import type { Services } from '../services.ts'

/** /healthz: the loop turns, however late. /readyz: the database answers, there is room, nobody is leaving. */
export function registerHealth(
  app: FastifyInstance,
  services: Services,
  isDraining: () => boolean,
): void {
  app.get('/healthz', { config: { pressureHandler: () => undefined } }, async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const fault = isDraining() ? 'draining' : await findFault(services)
    reply.header('cache-control', 'no-store').status(fault ? 503 : 200)
    return fault ? { ok: false, reason: fault } : { ok: true }
  })
}

async function findFault(services: Services): Promise<string | undefined> {
  if (!(await answersWithin(services, 500))) return 'database'
  return (await spareDiskBytes(services.settings.dataDir)) < 0 ? 'disk' : undefined
}

async function answersWithin(services: Services, ms: number): Promise<boolean> {
  const timer = Promise.withResolvers<boolean>()
  const timeout = setTimeout(() => timer.resolve(false), ms)
  const ping = sql`select 1`.execute(services.db).then(
    () => true,
    () => false,
  )
  const isUp = await Promise.race([ping, timer.promise])
  clearTimeout(timeout)
  return isUp
}

import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { failures } from '../app-error.ts'
import type { Assets } from '../assets.ts'
import type { ServerModule } from '../module.ts'
import { registerOpenApi } from '../openapi/openapi-routes.ts'
import type { Services } from '../services.ts'
import type { Identify } from '../sessions/identify.ts'
import type { Site } from '../site/site.ts'
import { sendAdminPage } from './admin-page.ts'
import { addClosedDoor } from './closed-door.ts'
import { createFastify } from './fastify-app.ts'
import { registerHealth } from './health.ts'
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts'
import { identifyRequest } from './identify-request.ts'
import { type RouteHost, registerRoute } from './register-route.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { registerSite } from './site-routes.ts'

type HttpParts = {
  services: Services
  modules: readonly ServerModule[]
  identify: Identify
  site: Site
  assets: Assets
  version: string
  checksReplies: boolean
  /** What differs from the limits of the house, for tests. */
  limits?: Partial<HttpLimits>
  isDraining(): boolean
  /** Switched on in `enabled_components`, or essential. */
  isEnabled(module: string): boolean
}

/** The whole HTTP face: health, API, assets, admin centre, public site. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { services, modules, site, assets, isDraining } = parts
  const { answerFromCache } = site
  const app = await createFastify({
    services,
    limits: { ...HTTP_LIMITS, ...parts.limits },
    answerFromCache,
    isDraining,
  })
  addSecurityHeaders(app, services.settings.baseUrl)
  addClosedDoor(app, services.maintenance)
  registerHealth(app, services, isDraining)
  const host: RouteHost = {
    app,
    services,
    identify: parts.identify,
    isEnabled: parts.isEnabled,
    checksReplies: parts.checksReplies,
  }
  for (const module of modules) {
    for (const route of module.routes ?? []) registerRoute(host, module.name, route)
  }
  registerOpenApi(app, modules, parts.version)
  if (assets.dir) await registerAssets(app, assets.dir)
  const admin = (request: FastifyRequest, reply: FastifyReply) => adminCentre(parts, request, reply)
  registerSite({ ...host, site, adminBase: () => adminBase(services), admin })
  app.setNotFoundHandler(() => {
    throw failures.notFound()
  })
  return app
}

function adminBase(services: Services): string {
  return services.config.get(adminCenterSection).url
}

async function adminCentre(parts: HttpParts, request: FastifyRequest, reply: FastifyReply) {
  const { services, assets, modules, version } = parts
  request.identity = await identifyRequest(parts, request)
  const enabled = modules.map((module) => module.name).filter(parts.isEnabled)
  return sendAdminPage(
    { services, assets, base: adminBase(services), enabled, version },
    request,
    reply,
  )
}

/**
 * Hashed files never change, so they are kept for a year; the build compressed them beforehand. One
 * route for all of them: a route for each of hundreds of files cost a third of the start.
 */
async function registerAssets(app: FastifyInstance, dir: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .sendFile('service-worker.js', dir, { cacheControl: false }),
  )
}

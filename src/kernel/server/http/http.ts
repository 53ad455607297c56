import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isStaff, type Principal } from '#kernel/access/roles.ts'
import type { AdminState } from '#kernel/contract/admin/admin-state.ts'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { embedJson } from '#kernel/site/embed.ts'
import { failures } from '../app-error.ts'
import { spareDiskBytes } from '../housekeeping/free-disk.ts'
import type { Maintenance } from '../housekeeping/maintenance.ts'
import type { ServerModule } from '../module.ts'
import { registerOpenApi } from '../openapi/openapi-routes.ts'
import type { Services } from '../services.ts'
import type { Identify } from '../sessions/identify.ts'
import type { Assets } from '../site/render/assets.ts'
import type { Site } from '../site/site.ts'
import { createFastify } from './fastify-app.ts'
import { identifyRequest } from './identify-request.ts'
import { HTTP_LIMITS, type HttpLimits } from './protection/http-limits.ts'
import { addSecurityHeaders, adminPolicy } from './protection/security-headers.ts'
import { type RouteHost, registerRoute } from './register-route.ts'
import { requestLang } from './request-lang.ts'
import { registerSite, showFailure } from './site-routes.ts'

type AdminHost = {
  services: Services
  assets: Assets
  base: string
  enabled: readonly string[]
  version: string
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const ALWAYS_OPEN = ['/healthz']

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
    showFailure: (exchange, error) => showFailure({ site, services }, exchange, error),
  }
  for (const module of modules) {
    for (const route of module.routes ?? []) registerRoute(host, module.name, route)
  }
  // A stream ends only when it is told to.
  app.addHook('preClose', async () => services.live.close())
  registerOpenApi(app, modules, { version: parts.version, baseUrl: services.settings.baseUrl })
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

/** Scripts that run beside the pages of a browser: their address is theirs for ever. */
const WORKERS = ['service-worker.js', 'push-worker.js'] as const

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
  for (const worker of WORKERS)
    app.get(`/${worker}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(worker, dir, { cacheControl: false }),
    )
}

/** /healthz: the loop turns, however late. /readyz: the database answers, there is room, nobody is leaving. */
function registerHealth(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
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

/**
 * While all data is being exchanged nothing is asked of the database: calls get 503, browsers a page
 * that looks again by itself. Pages in the cache are served all the same.
 */
function addClosedDoor(app: FastifyInstance, maintenance: Maintenance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!maintenance.isOn() || ALWAYS_OPEN.includes(request.url)) return
    if (!isForPeople(request)) throw failures.closed()
    return sendPage(request, reply)
  })
}

function isForPeople({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

function sendPage(request: FastifyRequest, reply: FastifyReply) {
  const lang = requestLang(request)
  const text = failures.closed().text[lang]
  return reply
    .status(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><meta name="viewport" content="width=device-width"><title>Kontor</title><body style="display:grid;min-height:90vh;place-items:center;margin:0 24px;font:18px/1.5 system-ui;color-scheme:light dark;text-align:center"><p>${text}</p></body></html>`,
    )
}

/** The admin centre's page: its state embedded, its scripts by nonce. Others go to login. */
function sendAdminPage(host: AdminHost, request: FastifyRequest, reply: FastifyReply) {
  const user = request.identity?.principal
  if (!user || user.limited || !isStaff(user)) {
    const next = encodeURIComponent(request.url)
    return reply.header('cache-control', 'no-store').redirect(`/login?lang=de&next=${next}`, 302)
  }
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', adminPolicy(nonce))
    .send(adminHtml(host, { user, nonce }))
}

function adminHtml(host: AdminHost, { user, nonce }: { user: Principal; nonce: string }): string {
  const { services, assets, base, enabled, version } = host
  const matrix = services.config.get(permissionsSection).member
  const config = services.config.publicValues()
  const state: AdminState = { user, matrix, base, enabled, config, nonce, version }
  const { script, styles, preloads } = assets.admin[user.lang]
  return [
    `<!doctype html><html lang="${user.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Kontor</title>',
    '<link rel="icon" href="/assets/icon-v1.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="application/json" id="kontor-state">${embedJson(state)}</script>`,
    `<script type="module" nonce="${nonce}" src="${script}"></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('')
}

import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { SYSTEM } from '#kernel/access/roles.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { kernelSections } from '#kernel/contract/sections/kernel-sections.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { createConfigStore } from '#kernel/server/config/create-config-store.ts'
import type { Scope } from '#kernel/server/context.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createMaintenance } from '#kernel/server/housekeeping/maintenance.ts'
import { createHttp } from '#kernel/server/http/http.ts'
import { identifyToken } from '#kernel/server/http/identify-request.ts'
import { untilAlone } from '#kernel/server/http/protection/connections.ts'
import { Demand } from '#kernel/server/http/protection/demand.ts'
import type { HttpLimits } from '#kernel/server/http/protection/http-limits.ts'
import { createJobs } from '#kernel/server/jobs/create-jobs.ts'
import { LiveHub } from '#kernel/server/live/live-hub.ts'
import { createMail, type MailService } from '#kernel/server/mail/create-mail.ts'
import { mailboxSource } from '#kernel/server/mail/delivery/mailbox.ts'
import { signingKeys } from '#kernel/server/mail/dkim/signing-keys.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { loadSecret } from '#kernel/server/secrets/secret.ts'
import type { Services, Visit } from '#kernel/server/services.ts'
import { forgetOwnChanges } from '#kernel/server/sessions/own-changes.ts'
import { SessionMemory } from '#kernel/server/sessions/session-memory.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { createPageCache } from '#kernel/server/site/cache/page-cache.ts'
import { listenForTags, type TagListener } from '#kernel/server/site/cache/tag-listener.ts'
import type { Assets } from '#kernel/server/site/render/assets.ts'
import { deliverServed } from '#kernel/server/site/served/deliver-served.ts'
import { ServedPages } from '#kernel/server/site/served/served-pages.ts'
import { createSite } from '#kernel/server/site/site.ts'
import { createWorkers } from '#kernel/server/workers/workers.ts'
import { identify } from '#modules/auth/sessions/server/identify.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { heldStorage } from '#platform/storage/held-storage.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { settleSecretAlone } from '#platform/transfer/next-secret.ts'
import { serverModules } from './modules.server.ts'
import { siteModules } from './modules.site.ts'

export type Kontor = {
  app: FastifyInstance
  services: Services
  /** A scope outside any request, acting as the system. */
  scope: Scope<never>
  /** Settles when other instances are heard; what was kept before that is dropped then. */
  ready: Promise<void>
  /** Says to be leaving, and lets clients go with the answers they wait for. */
  drain(): Promise<void>
  close(): Promise<void>
}

type KontorParts = {
  settings: Settings
  target: DatabaseTarget
  assets: Assets
  log: Logger
  version: string
  checksReplies: boolean
  /** Those of `modules.server.ts` unless said. */
  modules?: readonly ServerModule[]
  /** Connections that look at the database in a way of their own, e.g. at one moment of it. */
  pool?: pg.Pool
  /** Other limits for what comes over the wire, for tests. */
  http?: Partial<HttpLimits>
}

/** Puts the house together on a migrated database. Nothing listens and no job runs yet. */
export async function createKontor(parts: KontorParts): Promise<Kontor> {
  const { log, assets, modules = serverModules } = parts
  const pool =
    parts.pool ??
    openPool(parts.target, ({ message }) => log.warn({ reason: message }, 'a connection was lost'))
  const { services, mail } = await createServices(parts, pool)
  const tags = hearOthers(services, parts.target)
  const isEnabled = (name: string) => isModuleOn(services, name)
  const site = createSite({ modules, siteModules, services, isEnabled, assets: siteAssets(assets) })
  services.served.nameOf = site.nameOf
  services.served.holds = site.holds
  services.drawPage = site.drawPage
  const delivery = deliverServed({ services, identify, modules, isEnabled })
  let isDraining = false
  const app = await createHttp({
    services,
    modules,
    identify,
    isEnabled,
    site,
    assets,
    version: parts.version,
    checksReplies: parts.checksReplies,
    limits: parts.http,
    isDraining: () => isDraining,
  })
  services.visit = (path) => visit(app, services.settings, path)
  const drain = async () => {
    isDraining = true
    services.live.close()
    await untilAlone(app.server)
  }
  const close = async () => {
    isDraining = true
    await app.close()
    await delivery.stop()
    await endServices(services, { mail, tags })
  }
  return { app, services, scope: scopeOf(services, SYSTEM), ready: tags.ready, drain, close }
}

type ClosableParts = { mail: MailService; tags: TagListener }

/** In the order in which they need one another. */
async function endServices(services: Services, { mail, tags }: ClosableParts): Promise<void> {
  await services.jobs.stop()
  await services.workers.close()
  await mail.close()
  await tags.stop()
  await services.db.destroy()
}

/** Other instances say what they changed; the configuration is renewed before pages are dropped. */
function hearOthers(services: Services, target: DatabaseTarget) {
  const { cache, config, live, log, maintenance, sessions, settings } = services
  const onTags = async (names: readonly string[]) => {
    maintenance.hear(names)
    if (names.length === 0 || names.includes('config')) await config.reload()
  }
  // A pooler would take our place as a listener: then every call asks the database who it is.
  const memory = settings.hasPooler ? undefined : sessions
  return listenForTags({ target, cache, sessions: memory, live, log, onTags })
}

async function createServices(parts: KontorParts, pool: pg.Pool) {
  const { settings, log, modules = serverModules } = parts
  const db = openDatabase(pool, { namesStatements: !settings.hasPooler })
  const sessions = new SessionMemory()
  forgetOwnChanges(pool, sessions)
  if (!settings.secret) await settleSecretAlone(settings.dataDir, { db, target: parts.target })
  const secret = await loadSecret(settings)
  const sections = [...kernelSections, ...modules.flatMap((module) => module.config ?? [])]
  const config = createConfigStore({ db, sections, secret, log })
  await config.reload()
  const mailboxes = mailboxSource(settings, () => config.get(mailSection))
  const mail = createMail({ settings, mailboxes, keys: signingKeys(config) })
  const jobs = createJobs({
    pool,
    modules: [...modules, mail],
    scopeFor: () => scopeOf(services, SYSTEM),
    log,
  })
  const storage = heldStorage(openStorage(settings), db)
  const services: Services = {
    settings,
    secret,
    db,
    target: parts.target,
    log,
    config,
    jobs,
    storage,
    cache: createPageCache(),
    served: new ServedPages(),
    demand: new Demand(),
    sessions,
    maintenance: createMaintenance(),
    live: createLive({ sessions, config }, () => services),
    workers: createWorkers(),
    ...{ visit: notYet, drawPage: notYet },
    modules,
  }
  return { services, mail }
}

function notYet(): Promise<never> {
  return Promise.reject(new Error('The house is not put together yet'))
}

async function visit(app: FastifyInstance, { baseUrl }: Settings, path: string): Promise<Visit> {
  const headers = { host: new URL(baseUrl).host, accept: '*/*', 'accept-encoding': 'identity' }
  const answer = await app.inject({ method: 'GET', url: path, headers, payloadAsStream: true })
  const { 'content-type': type = '', 'cache-control': kept = '', location } = answer.headers
  const isPrivate = String(kept).includes('no-store')
  const { statusCode: status, raw } = answer
  // Whoever leaves half-way closes what is behind it, as a visitor does.
  const body = answer.stream().once('close', () => raw.res.destroy())
  return { status, type: String(type), location, isPrivate, body }
}

function createLive(
  { sessions, config }: Pick<Services, 'sessions' | 'config'>,
  services: () => Services,
): LiveHub {
  return new LiveHub({
    sessions,
    matrix: () => config.get(permissionsSection).member,
    identify: (tokenHash) => identifyToken({ services: services(), identify }, tokenHash),
  })
}

function siteAssets(assets: Assets) {
  const { script, styles, preloads, files } = assets.site
  const { sheets } = assets
  return { scripts: script ? [script] : [], styles, preloads: [...preloads, ...files], sheets }
}

function isModuleOn({ config }: Services, name: string): boolean {
  const module = serverModules.find((one) => one.name === name)
  return isComponentEnabled(config.get(enabledComponentsSection), module ?? name)
}

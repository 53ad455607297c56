import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { ConfigStore } from './config/config-store.ts'
import type { Context } from './context.ts'
import type { Db } from './database.ts'
import type { Maintenance } from './housekeeping/maintenance.ts'
import type { Demand } from './http/protection/demand.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { ServerModule } from './module.ts'
import type { SessionMemory } from './sessions/session-memory.ts'
import type { Settings } from './settings.ts'
import type { PageCache } from './site/cache/page-cache.ts'
import type { DrawnPage } from './site/render/load-page.tsx'
import type { ServedPages } from './site/served/served-pages.ts'
import type { Workers } from './workers/workers.ts'

/** What the website answers. */
export type Visit = {
  status: number
  type: string
  /** Where it leads on to. */
  location?: string
  /** Not the same for everybody, or only for now. */
  isPrivate: boolean
  body: Readable
}

/** What the process has for its whole life. */
export type Services = {
  settings: Settings
  /** Signs links and encrypts secrets at rest. */
  secret: Buffer
  db: Db
  /** The same database, for work that needs a connection of its own. */
  target: DatabaseTarget
  log: Logger
  config: ConfigStore
  jobs: Jobs
  storage: Storage
  cache: PageCache
  /** Pages that went out, for whoever counts them. */
  served: ServedPages
  sessions: SessionMemory
  maintenance: Maintenance
  /** Whether visitors come in such numbers that other work gives way. */
  demand: Demand
  /** The streams that tell open admin centres what changed. */
  live: LiveHub
  /** Threads for what would hold the event loop. */
  workers: Workers
  /** The website as a guest gets it, without the network; the path may carry a query. */
  visit(path: string): Promise<Visit>
  /** A page of what is not stored, as a guest would get it. */
  drawPage<Tables>(context: Context<Tables>, page: DrawnPage): Promise<string>
  /** All that are there, switched on or not. */
  modules: readonly ServerModule[]
}

import { SYSTEM } from '#kernel/access/roles.ts'
import type { Scope } from '../../context.ts'
import type { ServerModule } from '../../module.ts'
import { scopeOf } from '../../scope.ts'
import type { Services } from '../../services.ts'
import type { Identify } from '../../sessions/identify.ts'
import { type Addresses, clientAddresses } from './client-address.ts'
import type { ServedPage } from './served-pages.ts'
import { staffFinder } from './staff-finder.ts'

const EVERY_MS = 1000

/** A served page with what the connection alone does not say. */
export type ServedView = Omit<ServedPage, 'remote'> & { address: string; isStaff: boolean }

/** Hears of pages that went out, at most a second later. `dropped` were too many to look at. */
export type ServedListener = (
  scope: Scope<never>,
  served: { views: readonly ServedView[]; dropped: number },
) => Promise<void>

/** @example served: servedOf<VisitTables>(countViews) */
export function servedOf<Tables>(
  listener: (scope: Scope<Tables>, served: Parameters<ServedListener>[1]) => Promise<void>,
): ServedListener {
  return listener as unknown as ServedListener
}

type Parts = {
  services: Services
  identify: Identify
  modules: readonly ServerModule[]
  isEnabled(module: string): boolean
}

/** Hands served pages to the modules that want them, away from the requests themselves. */
export function deliverServed(parts: Parts): { stop(): Promise<void> } {
  const { served, settings } = parts.services
  const addresses = clientAddresses(settings.trustProxy)
  let running = Promise.resolve()
  served.isWanted = listenersOf(parts).length > 0
  served.flush = () => {
    running = running.then(() => deliver(parts, addresses))
    return running
  }
  const timer = setInterval(() => void served.flush(), EVERY_MS).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return served.flush()
    },
  }
}

async function deliver(parts: Parts, addresses: Addresses): Promise<void> {
  const { services } = parts
  const listeners = listenersOf(parts)
  services.served.isWanted = listeners.length > 0
  // All rows are being exchanged: nothing may wait for them, and nothing be written between them.
  if (services.maintenance.isOn()) return
  const { pages, dropped } = services.served.take()
  if (pages.length === 0 && dropped === 0) return
  try {
    const isStaff = staffFinder(parts)
    const views: ServedView[] = []
    for (const { remote, ...page } of pages) {
      const address = addresses(remote, page.headers['x-forwarded-for'])
      views.push({ ...page, address, isStaff: await isStaff(page.headers) })
    }
    for (const listener of listeners) await listener(scopeOf(services, SYSTEM), { views, dropped })
  } catch (error) {
    // Statistics may miss a second, e.g. while the database is away; visitors must not notice.
    services.log.warn({ err: error, pages: pages.length }, 'served pages were not counted')
  }
}

function listenersOf({ modules, isEnabled }: Parts): ServedListener[] {
  return modules.flatMap(({ name, served }) => (served && isEnabled(name) ? [served] : []))
}

import { demoOf } from '#kernel/server/manifest/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { SiteTables } from './install-content.ts'
import { removeSite } from './remove-site.ts'
import { starterRoutes } from './routes.ts'
import { seedDemo } from './seed-demo.ts'

/** Knows all modules late: pages may hold the blocks of each. */
export function starterModule(modules: () => readonly ServerModule[]): ServerModule {
  const starter = { modules }
  return {
    name: 'starter',
    label: { de: 'Einrichtung', en: 'Setup' },
    needs: [
      ...['config', 'pages', 'entries', 'files', 'theme'],
      ...['shop', 'catalog', 'stock', 'payments', 'orders', 'checkout', 'returns', 'customers'],
    ],
    worksWithout: [
      ...[
        'entries',
        'shop',
        'catalog',
        'stock',
        'payments',
        'orders',
        'checkout',
        'returns',
        'customers',
      ],
    ],
    isEssential: true,
    routes: starterRoutes(starter),
    demo: demoOf<SiteTables>({ seed: seedDemo, remove: removeSite }),
  }
}

import type { ServerModule } from '#kernel/server/module.ts'
import { starterRoutes } from './routes.ts'
import { seedDemo } from './seed-demo.ts'

/** Knows all modules late: pages may hold the blocks of each. */
export function starterModule(modules: () => readonly ServerModule[]): ServerModule {
  const starter = { modules }
  return {
    name: 'starter',
    label: { de: 'Einrichtung', en: 'Setup' },
    needs: ['pages', 'entries', 'files', 'theme'],
    worksWithout: ['entries'],
    isEssential: true,
    routes: starterRoutes(starter),
    seed: (scope) => seedDemo(starter, scope),
  }
}

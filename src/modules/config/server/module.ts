import type { ServerModule } from '#kernel/server/module.ts'
import { moduleSections } from '../sections/module-sections.ts'
import { routesFor } from './routes.ts'
import type { ListedModule } from './wire.ts'

/**
 * The list of all modules is passed in, so that switched-off ones can be switched on again.
 * @example export const serverModules: readonly ServerModule[] = [auth, configModule(() => serverModules)]
 */
export function configModule(modules: () => readonly ListedModule[]): ServerModule {
  return {
    name: 'config',
    label: { de: 'Einstellungen', en: 'Settings' },
    isEssential: true,
    nouns: ['config'],
    routes: routesFor(modules),
    config: moduleSections,
  }
}

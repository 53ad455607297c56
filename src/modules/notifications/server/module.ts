import type { ServerModule } from '#kernel/server/module.ts'
import { personal } from './personal.ts'
import { routes } from './routes.ts'

export const notifications: ServerModule = {
  name: 'notifications',
  label: { de: 'Mitteilungen', en: 'Notifications' },
  isEssential: true,
  routes,
  personal,
}

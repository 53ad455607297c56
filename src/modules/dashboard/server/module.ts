import type { ServerModule } from '#kernel/server/module.ts'
import { routes } from './routes.ts'

export const dashboard: ServerModule = {
  name: 'dashboard',
  label: { de: 'Übersicht', en: 'Dashboard' },
  needs: ['auth', 'pages', 'entries', 'files'],
  worksWithout: ['entries'],
  isEssential: true,
  routes,
}

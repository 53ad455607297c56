import type { ServerModule } from '#kernel/server/module.ts'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import { layoutRoutes } from '../layout/server/layout-routes.ts'
import { todayRoutes } from '../today/server/today-routes.ts'
import { createLayouts } from './migrations/20261116-1910-dashboard-create-layouts.ts'
import { routes } from './routes.ts'
import type { DashboardTables } from './tables.ts'

export const dashboard: ServerModule = {
  name: 'dashboard',
  label: { de: 'Übersicht', en: 'Dashboard' },
  isEssential: true,
  migrations: { '20261116-1910-dashboard-create-layouts': createLayouts },
  routes: [...routes, ...layoutRoutes, ...todayRoutes],
  personal: personColumns<DashboardTables>({
    purpose: {
      for: { de: 'Eigene Anordnung der Übersicht', en: 'Own arrangement of the dashboard' },
      basis: {
        de: 'Vertrag oder Beschäftigung (Art. 6 Abs. 1 lit. b DSGVO)',
        en: 'Contract or employment (Art. 6 (1) (b) GDPR)',
      },
      until: { de: 'Solange das Konto besteht', en: 'As long as the account exists' },
    },
    tables: [
      {
        table: 'dashboard_layouts',
        account: 'user_id',
        exported: { as: 'dashboardLayout', columns: ['widgets'] },
        erase: 'delete',
        merge: 'stays',
      },
    ],
  }),
}

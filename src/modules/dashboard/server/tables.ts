import type { Generated } from 'kysely'
import type { Json, KernelTables } from '#kernel/server/kernel-tables.ts'
import type { PlacedWidget } from '../layout/layout.ts'

export type DashboardTables = Pick<KernelTables, 'facts'> & {
  dashboard_layouts: {
    user_id: string
    widgets: Json<PlacedWidget[]>
    version: Generated<number>
  }
}

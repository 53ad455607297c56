import type { Kysely } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import type { DashboardTables } from '../../server/tables.ts'
import { type DashboardLayout, readLayout, saveLayout } from '../layout.ts'

const on = routesOf<DashboardTables>()

export const layoutRoutes = [
  on(readLayout, async ({ db, user }) => findLayout(db, user.id)),
  on(saveLayout, async ({ change, user }, { body }) => {
    const widgets = JSON.stringify(body.widgets)
    return change(async ({ db }) => {
      const known = await findLayout(db, user.id)
      if (known.version !== body.version) throw failures.stale()
      const version = body.version + 1
      const stored = await db
        .insertInto('dashboard_layouts')
        .values({ user_id: user.id, widgets, version })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ widgets, version })
            .where('dashboard_layouts.version', '=', body.version),
        )
        .returning('version')
        .executeTakeFirst()
      if (!stored) throw failures.stale()
      return { widgets: body.widgets, version }
    })
  }),
]

async function findLayout(db: Kysely<DashboardTables>, userId: string): Promise<DashboardLayout> {
  const row = await db
    .selectFrom('dashboard_layouts')
    .select(['widgets', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { widgets: [], version: 0 }
}

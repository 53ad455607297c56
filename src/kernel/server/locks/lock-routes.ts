import { releaseEditLock, takeEditLock } from '#kernel/contract/admin/edit-locks.ts'
import { mustBeAllowed, type NounOwners } from '../audit/noun-owners.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { type Route, routesOf } from '../route.ts'
import { deleteLock } from './lock-queries.ts'
import { editorOf, takeLock } from './take-lock.ts'

const on = routesOf<KernelTables>()

/** @example routes: [...lockRoutes({ bug: 'bug-tracker' })] */
export function lockRoutes(owners: NounOwners): Route[] {
  return [
    on(takeEditLock, async (context, { body }) => {
      mustBeAllowed(context, owners, { noun: body.noun, action: 'edit' })
      return takeLock(context, body)
    }),
    on(releaseEditLock, async (context, { query }) => {
      mustBeAllowed(context, owners, { noun: query.noun, action: 'edit' })
      await deleteLock(context.db, query, editorOf(context))
      return {}
    }),
  ]
}

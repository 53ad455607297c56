import type { Selectable } from 'kysely'
import { type AuditRecord, listAudit } from '#kernel/contract/admin/audit.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { type Route, routesOf } from '../route.ts'
import { countAudit, findAudit } from './find-audit.ts'
import { mustBeAllowed, type NounOwners } from './noun-owners.ts'

const on = routesOf<KernelTables>()

/** @example routes: [...auditRoutes({ bug: 'bug-tracker' })] */
export function auditRoutes(owners: NounOwners): Route[] {
  return [
    on(listAudit, async (context, { query }) => {
      const { cursor, limit, ...filter } = query
      mustBeAllowed(context, owners, { noun: filter.noun, action: 'view' })
      const { rows, next } = await findAudit(context.db, filter, { cursor, limit })
      return { items: rows.map(toAuditRecord), next, ...(await countAudit(context.db, filter)) }
    }),
  ]
}

function toAuditRecord(row: Selectable<KernelTables['audit_log']>): AuditRecord {
  return {
    _id: row.id,
    noun: row.noun,
    id: row.item_id,
    action: row.action,
    actor: { id: row.actor_id, name: row.actor_name },
    before: row.before,
    after: row.after,
    created_at: row.created_at.toISOString(),
  }
}

import type { Kysely } from 'kysely'
import { MAX_DEPTH } from '#kernel/contract/list.ts'
import type { KernelTables } from '../kernel-tables.ts'

type AuditFilter = { noun?: string; id?: string; actor?: string }
type Page = { cursor?: string; limit: number }

/** Newest first; ids are UUIDv7, so their order is the order of time. */
export async function findAudit(db: Kysely<KernelTables>, filter: AuditFilter, page: Page) {
  let query = matching(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
  if (page.cursor) query = query.where('id', '<', page.cursor)
  const found = await query.execute()
  const rows = found.slice(0, page.limit)
  return { rows, next: found.length > page.limit ? (rows.at(-1)?.id ?? null) : null }
}

/** Counted up to the depth every list promises; beyond that the number is only a lower bound. */
export async function countAudit(db: Kysely<KernelTables>, filter: AuditFilter) {
  const { total } = await db
    .selectFrom(
      matching(db, filter)
        .select('id')
        .limit(MAX_DEPTH + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { numItems: Math.min(total, MAX_DEPTH), numItemsExact: total <= MAX_DEPTH }
}

function matching(db: Kysely<KernelTables>, { noun, id, actor }: AuditFilter) {
  let query = db.selectFrom('audit_log')
  if (noun) query = query.where('noun', '=', noun)
  if (id) query = query.where('item_id', '=', id)
  if (actor) query = query.where('actor_id', '=', actor)
  return query
}

import type { Kysely } from 'kysely'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { type ListTotals, pageOf } from '#kernel/server/list/list-totals.ts'

export type VersionRow = {
  version: number
  value: unknown
  created_at: Date
  created_by: string | null
  actor_name: string | null
}

type VersionPage = { name: string; page: number; limit: number; cursor?: number }

/** Newest first. The name of who saved is the one the audit log kept. */
export async function findVersions(
  db: Kysely<KernelTables>,
  { name, ...asked }: VersionPage,
): Promise<{ rows: VersionRow[] } & ListTotals> {
  const { offset, totals } = pageOf(asked)
  const rows = await db
    .selectFrom('config_history as history')
    .select(['version', 'value', 'created_at', 'created_by'])
    .select((from) =>
      from
        .selectFrom('audit_log')
        .select('actor_name')
        .where('noun', '=', 'config')
        .where('item_id', '=', name)
        .whereRef('actor_id', '=', 'history.created_by')
        .orderBy('id', 'desc')
        .limit(1)
        .as('actor_name'),
    )
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(asked.limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('config_history')
    .select((from) => from.fn.countAll<number>().as('total'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { rows, ...totals(total) }
}

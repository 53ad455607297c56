import { sql, type Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { displayName, type Principal } from '#kernel/access/roles.ts'
import type { KernelTables } from '../kernel-tables.ts'

type Snapshot = Record<string, unknown>

export type AuditEntry = {
  /** The noun as collections name it: 'bug', 'config'. */
  noun: string
  id: string
  action: string
  before?: Snapshot
  after?: Snapshot
}

/** Keeps who changed what and when; of an update only the fields that differ. */
export async function writeAudit(
  tx: Transaction<KernelTables>,
  actor: Principal,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => {
    const { before, after } = onlyDifferences(entry.before, entry.after)
    return {
      id: uuidv7(),
      noun: entry.noun,
      item_id: entry.id,
      action: entry.action,
      actor_id: actor.id,
      actor_name: actorName(actor),
      before: before ?? null,
      after: after ?? null,
    }
  })
  // One statement for any number of them: an import writes a thousand at once.
  await sql`insert into audit_log (id, noun, item_id, action, actor_id, actor_name, before, after)
    select id, noun, item_id, action, actor_id, actor_name, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, noun text, item_id text,
      action text, actor_id uuid, actor_name text, before jsonb, after jsonb)`.execute(tx)
}

/** Who acts in another's name is named first. */
function actorName(user: Principal): string {
  return user.actedBy ? `${user.actedBy.name} → ${displayName(user)}` : displayName(user)
}

/** Exported for its test: equal fields tell nothing and are left out. */
function onlyDifferences(before?: Snapshot, after?: Snapshot) {
  if (!before || !after) return { before, after }
  const differing = Object.keys({ ...before, ...after }).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: Snapshot) =>
    Object.fromEntries(differing.map((key) => [key, from[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}

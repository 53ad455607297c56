import type { Kysely, Selectable } from 'kysely'
import { findAudit } from '#kernel/server/audit/find-audit.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import type { Activity } from '../contract.ts'
import { nameThings } from './name-things.ts'

const SHOWN = 8
/** Laying a website writes dozens of entries at once. */
const READ = 200

type Entry = Selectable<KernelTables['audit_log']>
type Step = { newest: Entry; ids: Set<string> }

/** The last steps, each with the name of what it was about. */
export async function readActivity(context: Context<never>): Promise<Activity[]> {
  const kernel: Kysely<KernelTables> = tablesOf(context.db)
  const { rows } = await findAudit(kernel, {}, { limit: READ })
  const steps = fold(rows.filter(isChange)).slice(0, SHOWN)
  const things = await nameThings(
    context,
    steps.map(({ newest }) => newest),
  )
  return steps.map(({ newest, ids }) => ({
    _id: newest.id,
    noun: newest.noun,
    action: newest.action,
    actor: { id: newest.actor_id, name: newest.actor_name },
    thing: things.get(newest.id) ?? null,
    others: ids.size - 1,
    created_at: newest.created_at.toISOString(),
  }))
}

/** A link to look at a draft changes nothing, and the designer makes one whenever it is opened. */
function isChange({ action }: Entry): boolean {
  return action !== 'preview'
}

/**
 * The same person doing the same to things of one kind, one after another, is one step; what they
 * did to one of these things just before belongs to it (made and then published: published).
 */
function fold(entries: readonly Entry[]): Step[] {
  const steps: Step[] = []
  for (const entry of entries) {
    const last = steps.at(-1)
    if (last && isPartOf(last, entry)) last.ids.add(entry.item_id)
    else steps.push({ newest: entry, ids: new Set([entry.item_id]) })
  }
  return steps
}

function isPartOf({ newest, ids }: Step, { noun, action, actor_id, item_id }: Entry): boolean {
  if (noun !== newest.noun || actor_id !== newest.actor_id) return false
  return action === newest.action || ids.has(item_id)
}

import { type Kysely, sql } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'

type Kernel = Kysely<KernelTables>

/** Something of the demo that a person has changed: it is theirs now, and stays. */
export type KeptDemo = { noun: string; id: string; label: string; link: string }

/** A module's share of the invented business. */
export type Demo = {
  /** Loaded on the very first start; notes what it makes. Does nothing where it was loaded before. */
  seed?(scope: Scope<never>): Promise<void>
  /**
   * Inside the change that makes the installation someone's own: removes for good what was noted
   * and is still as it was made, and says what stays.
   */
  remove?(change: Change<never>): Promise<readonly KeptDemo[]>
}

/** @example demo: demoOf<BugTables>({ seed, remove }) */
export function demoOf<Tables>(demo: {
  seed?(scope: Scope<never>): Promise<void>
  remove?(change: Change<Tables>): Promise<readonly KeptDemo[]>
}): Demo {
  return demo as unknown as Demo
}

/** Writes down what the demo made. Nothing is ever taken for demo content by how it looks. */
export async function noteDemo(
  kernel: Kernel,
  noun: string,
  items: readonly { id: string; version?: number }[],
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ id, version = 1 }) => ({ noun, item_id: id, version }))
  await kernel
    .insertInto('demo_rows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['noun', 'item_id']).doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
      })),
    )
    .execute()
}

/**
 * The same change in somebody's name, as if made then: for what the invented business says has happened.
 * Nobody is mailed or notified.
 */
export function changeAsOf<Tables>(
  change: Change<Tables>,
  { user, day }: { user: Principal; day: Date },
): Change<Tables> {
  return {
    ...change,
    scope: { ...change.scope, user, laidOn: day },
    audit: (...entries) => writeAudit(change.kernel, user, entries),
  }
}

/** What the history says of things happened so many hours earlier. */
export async function ageHistory(
  kernel: Kernel,
  { noun, ids, hours }: { noun: string; ids: readonly string[]; hours: number },
): Promise<void> {
  await sql`update audit_log set created_at = created_at - make_interval(hours => ${hours})
    where noun = ${noun} and item_id = any(${[...ids]}::text[])`.execute(kernel)
}

/** What the demo made of one kind, with the version it left it at. */
export async function demoOfNoun(kernel: Kernel, noun: string): Promise<Map<string, number>> {
  const rows = await kernel
    .selectFrom('demo_rows')
    .select(['item_id', 'version'])
    .where('noun', '=', noun)
    .execute()
  return new Map(rows.map(({ item_id, version }) => [item_id, version]))
}

/** From now on these are no demo content any more. */
export async function keepDemo(
  kernel: Kernel,
  noun: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from demo_rows
    where noun = ${noun} and item_id = any(${[...ids]}::text[])`.execute(kernel)
}

/**
 * Takes all demo content away, whatever module it is of; what stands on something goes before it.
 * Its history goes along: nobody did any of it.
 */
export async function removeDemo<Tables>(
  change: Change<Tables>,
  modules: readonly { demo?: Demo }[],
): Promise<KeptDemo[]> {
  const kept: KeptDemo[] = []
  const loose = change as unknown as Change<never>
  for (const { demo } of modules.toReversed()) kept.push(...((await demo?.remove?.(loose)) ?? []))
  for (const { noun, id } of kept) await keepDemo(change.kernel, noun, [id])
  await sql`delete from audit_log a using demo_rows d
    where a.noun = d.noun and a.item_id = d.item_id`.execute(change.kernel)
  await change.kernel.deleteFrom('demo_rows').execute()
  return kept
}

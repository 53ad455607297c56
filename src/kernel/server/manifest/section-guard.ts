import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { KernelTables } from '../kernel-tables.ts'

/** Refuses settings that would leave things of a module pointing at nothing. */
export type SectionGuard = {
  section: string
  /** Runs inside the change that saves the section, and raises what forbids it. */
  check(db: Kysely<never>, saved: { before: unknown; after: unknown }): Promise<void>
}

/** @example guards: [sectionGuard<CatalogTables, typeof shopSection.schema>(shopSection, keepGroups)] */
export function sectionGuard<Tables, S extends z.ZodType>(
  { name }: ConfigSection<S>,
  check: (db: Kysely<Tables>, saved: { before: z.output<S>; after: z.output<S> }) => Promise<void>,
): SectionGuard {
  return { section: name, check: check as unknown as SectionGuard['check'] }
}

type Saved = { name: string; before: unknown; after: unknown }
type Guarding = { guards?: readonly SectionGuard[] }

/** Asks every module whether its things can live with a section that was saved. */
export async function guardSection(
  modules: readonly Guarding[],
  db: Kysely<KernelTables>,
  { name, ...saved }: Saved,
): Promise<void> {
  const guards = modules.flatMap(({ guards = [] }) => guards)
  for (const { section, check } of guards)
    if (section === name) await check(db as unknown as Kysely<never>, saved)
}

import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { ConfigSection } from '#kernel/contract/config-section.ts'

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

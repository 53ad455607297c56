import fc from 'fast-check'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { collectAt, replaceAt } from '#kernel/server/config/value-paths.ts'
import { arbitraryOf } from '../fuzz/arbitrary-of.ts'
import { allSections, wishes } from '../fuzz/wishes.ts'

type Planted = { name: string; value: unknown; canaries: string[] }

/** Every section that keeps secrets, with a value that passes its schema and a canary in each. */
export function plantedSections(): Planted[] {
  return allSections()
    .filter(({ secretPaths }) => secretPaths.length > 0)
    .map(plant)
}

function plant(section: ConfigSection): Planted {
  const canaries = section.secretPaths.map((_, at) => `CANARY-${section.name}-${at}`)
  const made = arbitraryOf(section.schema, wishes().hints)
  for (const sample of fc.sample(made, { numRuns: 500, seed: 1 })) {
    const filled = section.schema.safeParse(sample)
    const hasAll = (value: unknown) =>
      section.secretPaths.every((path) => collectAt(value, path).size > 0)
    if (!filled.success || !hasAll(filled.data)) continue
    const value = section.secretPaths.reduce<unknown>(
      (whole, path, at) => replaceAt(whole, path, () => canaries[at]),
      filled.data,
    )
    return { name: section.name, value, canaries }
  }
  throw new Error(`No value of ${section.name} was found that has a place for all its secrets`)
}

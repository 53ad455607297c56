import { isDeepStrictEqual } from 'node:util'
import { isSystem } from '#kernel/access/roles.ts'
import type { ReadSection } from '#kernel/server/config/read-sections.ts'
import { maskSecrets } from '#kernel/server/config/section-secrets.ts'
import { isRecord } from '#kernel/server/config/value-paths.ts'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { failures } from './errors.ts'

/**
 * What a session alone may not change: whatever stands beside a secret (the address a key is sent to
 * is worth as much as the key), and what belongs to system. Answers the parts of system that change.
 */
export function guardParts(
  context: Context<KernelTables>,
  before: ReadSection,
  value: unknown,
): string[] {
  const { section } = before
  const known = maskSecrets(section, before.value)
  // What is left out becomes its default, and that may be what stands there.
  const { data: filled = value } = section.schema.safeParse(value)
  const isChanged = (part: string) => !isDeepStrictEqual(partOf(known, part), partOf(filled, part))
  const ofSystem = (section.systemParts ?? []).filter(isChanged)
  if (ofSystem.length > 0) {
    if (!isSystem(context.user)) throw failures.systemPart()
    context.requireStepUp('second-factor')
  }
  const withSecrets = section.secretPaths.map((path) => path.split('.')[0] ?? path)
  if (withSecrets.some(isChanged)) context.requireStepUp('password')
  return ofSystem
}

function partOf(value: unknown, part: string): unknown {
  return isRecord(value) ? value[part] : undefined
}

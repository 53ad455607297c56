import { isDeepStrictEqual } from 'node:util'
import { isSystem } from '#kernel/access/roles.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { ReadSection } from '#kernel/server/config/read-sections.ts'
import { maskSecrets } from '#kernel/server/config/section-secrets.ts'
import { isRecord } from '#kernel/server/config/value-paths.ts'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { failures } from './errors.ts'

/** Parts of system that change, and what the others that change are called. */
export type GuardedChange = { ofSystem: string[]; labels: Label[] }

/**
 * What a session alone may not change: whatever stands beside a secret (the address a key is sent to
 * is worth as much as the key), what leads money or rights, and what belongs to system.
 */
export function guardParts(
  context: Context<KernelTables>,
  before: ReadSection,
  value: unknown,
): GuardedChange {
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
  const withSecrets = section.secretPaths
    .map((path) => path.split('.')[0] ?? path)
    .filter((part) => !ofSystem.includes(part))
  const labels: Label[] = []
  if (withSecrets.some(isChanged)) labels.push(section.label)
  if (section.guarded?.parts.some(isChanged)) labels.push(section.guarded.label)
  if (labels.length > 0) context.requireStepUp('password')
  return { ofSystem, labels }
}

function partOf(value: unknown, part: string): unknown {
  return isRecord(value) ? value[part] : undefined
}

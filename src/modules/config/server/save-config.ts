import { displayName } from '#kernel/access/roles.ts'
import type { ReadSection } from '#kernel/server/config/read-sections.ts'
import { saveSection } from '#kernel/server/config/save-section.ts'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { guardSection } from '#kernel/server/manifest/section-guard.ts'
import type { Section } from '../contract.ts'
import { guardedPartChanged, systemPartChanged } from '../events.ts'
import { checkModules } from './check-modules.ts'
import { findSection } from './find-section.ts'
import { type GuardedChange, guardParts } from './guarded-parts.ts'
import { toSection } from './wire.ts'

type SaveConfigInput = { name?: string; _id?: string; value?: unknown; version: number }

/** Saves one section; when this returns, the new values are in force on this instance. */
export async function saveConfig(
  context: Context<KernelTables>,
  { _id = '', name = _id, value, version }: SaveConfigInput,
): Promise<Section> {
  const { config, secret, user, lang, modules } = context
  const section = findSection(user, config, name)
  const saved = await context.change(async (change) => {
    let old: unknown
    let guarded: GuardedChange = { ofSystem: [], labels: [] }
    const guard = (before: ReadSection) => {
      old = before.value
      guarded = guardParts(context, before, value)
      checkModules(context, before, value)
    }
    const save = { section, value, version, secret, user, lang, guard, toCurrent: toSection }
    const stored = await saveSection(change, save)
    await guardSection(modules, change.db, { name, before: old, after: stored.value })
    const who = displayName(user)
    const { ofSystem: parts, labels } = guarded
    if (parts.length > 0) await change.emit(systemPartChanged, { section: name, parts, who })
    if (labels.length > 0) await change.emit(guardedPartChanged, { labels, who })
    return stored
  })
  return toSection(saved)
}

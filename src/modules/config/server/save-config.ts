import { saveSection } from '#kernel/server/config/save-section.ts'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import type { Section } from '../contract.ts'
import { findSection } from './find-section.ts'
import { toSection } from './wire.ts'

type Given = { name: string; value?: unknown; version: number }

/** Saves one section; when this returns, the new values are in force on this instance. */
export async function saveConfig(
  context: Context<KernelTables>,
  { name, value, version }: Given,
): Promise<Section> {
  const { config, secret, user, lang } = context
  const section = findSection(user, config, name)
  const saved = await context.change((change) =>
    saveSection(change, { section, value, version, secret, user, lang, toCurrent: toSection }),
  )
  return toSection(saved)
}

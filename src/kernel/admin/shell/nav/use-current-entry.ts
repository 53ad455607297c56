import { useModules } from '../modules-context.tsx'
import { useAdminAddress } from '../route/screen-handle.ts'
import { currentEntry } from './current-entry.ts'
import type { NavBlock } from './nav-items.ts'

/** The entry to mark; a settings screen belongs to the settings wherever its address lies. */
export function useCurrentEntry(blocks: readonly NavBlock[]): string | undefined {
  const address = useAdminAddress()
  const settings = useModules().flatMap((module) => module.settings ?? [])
  const entries = blocks.flatMap(({ items }) => items.map(({ path }) => path))
  const found = currentEntry([...entries, ...settings.map(({ path }) => path)], address)
  return found === undefined || entries.includes(found) ? found : 'settings'
}

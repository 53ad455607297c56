import type { Access } from '#kernel/access/rules.ts'
import { type AdminModule, NAV_GROUPS, type NavEntry, type NavGroup } from '../../module.ts'

export type Can = (access: Access) => boolean
type NavSection = { group: NavGroup; entries: NavEntry[] }

/** A module that is switched off has no screens, no entries and no commands. */
export function enabledModules(
  modules: readonly AdminModule[],
  enabled: readonly string[],
): AdminModule[] {
  return modules.filter((module) => enabled.includes(module.name))
}

/** Groups in their fixed order, without the entries this person may not open. */
export function navSections(modules: readonly AdminModule[], can: Can): NavSection[] {
  const entries = permitted(
    modules.flatMap((module) => module.nav ?? []),
    can,
  )
  return NAV_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((section) => section.entries.length > 0)
}

export function permitted<T extends { access: Access }>(things: readonly T[], can: Can): T[] {
  return things.filter((thing) => can(thing.access))
}

import { isSystem, type Principal } from '#kernel/access/roles.ts'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import { failures as kernelFailures } from '#kernel/server/app-error.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { failures } from './errors.ts'

/** The sections this user may read and write. */
export function sectionsFor(user: Principal, config: ConfigStore): ConfigSection[] {
  return config.sections().filter((section) => mayUse(user, section))
}

/** One section by name, or the failure that says why not. */
export function findSection(user: Principal, config: ConfigStore, name: string): ConfigSection {
  const section = config.sections().find((candidate) => candidate.name === name)
  if (!section) throw failures.unknownSection()
  if (!mayUse(user, section)) throw kernelFailures.noPermission()
  return section
}

function mayUse(user: Principal, section: ConfigSection): boolean {
  return !section.isSystemOnly || isSystem(user)
}

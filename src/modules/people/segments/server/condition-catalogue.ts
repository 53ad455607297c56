import { allows } from '#kernel/access/rules.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { SegmentCondition } from '#kernel/server/people/segments.ts'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import { conditionsIn, type Rule } from '../rules.ts'

export type KnownCondition = {
  name: string
  group: Label
  declared: SegmentCondition
  isAllowed: boolean
}
type Catalogue = ReadonlyMap<string, KnownCondition>

/** Every condition of the modules that are on, and whether the viewer may ask it. */
export function catalogueFor({ user, config, modules }: Viewer): Catalogue {
  const enabled = config.get(enabledComponentsSection)
  const matrix = config.get(permissionsSection).member
  const on = modules.filter((module) => isComponentEnabled(enabled, module))
  const known = on.flatMap(({ name: module, label, segments = [] }) =>
    segments.map((declared): KnownCondition => {
      const isAllowed = allows(declared.access, user, matrix)
      return { name: `${module}.${declared.name}`, group: label, declared, isAllowed }
    }),
  )
  return new Map(known.map((one) => [one.name, one]))
}

/** Conditions of a segment that no module answers at present. */
export function unavailableIn(rules: Rule, catalogue: Catalogue): string[] {
  return namesIn(rules).filter((name) => !catalogue.has(name))
}

/** Conditions of a segment that the viewer may not ask. */
export function hiddenIn(rules: Rule, catalogue: Catalogue): string[] {
  return namesIn(rules).filter((name) => catalogue.get(name)?.isAllowed === false)
}

/** Whoever may not ask a condition learns nothing from any segment it is in. */
export function mustBeAllowed(rules: Rule, catalogue: Catalogue): void {
  if (hiddenIn(rules, catalogue).length > 0) throw failures.noPermission()
}

function namesIn(rules: Rule): string[] {
  return [...new Set(conditionsIn(rules).map(({ condition }) => condition))]
}

import {
  type EnabledComponents,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { ReadSection } from '#kernel/server/config/read-sections.ts'
import { maskSecrets } from '#kernel/server/config/section-secrets.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { Component, Section, SectionVersion } from '../contract.ts'
import type { VersionRow } from './queries.ts'

export function toSection({ section, value, version, updatedAt, problems }: ReadSection): Section {
  return {
    _id: section.name,
    name: section.name,
    label: section.label,
    value: maskSecrets(section, value),
    version,
    updated_at: updatedAt?.toISOString() ?? null,
    problems: [...problems],
  }
}

export function toVersion(
  section: ReadSection['section'],
  { version, value, created_at, created_by, actor_name }: VersionRow,
): SectionVersion {
  return {
    version,
    value: maskSecrets(section, value),
    created_at: created_at.toISOString(),
    created_by: created_by ? { _id: created_by, name: actor_name ?? '' } : null,
  }
}

export type ListedModule = Pick<
  ServerModule,
  'name' | 'label' | 'isEssential' | 'partOf' | 'needs' | 'worksWithout'
> & {
  text?: Label
}

/** What must be switched on for a module to do its work. */
export function runningNeeds({
  needs = [],
  worksWithout = [],
}: Pick<ServerModule, 'needs' | 'worksWithout'>): string[] {
  return needs.filter((name) => !worksWithout.includes(name))
}

/** A part of a module has no switch of its own: what it needs, its whole needs. */
export function withoutParts(modules: readonly ListedModule[]): ListedModule[] {
  const wholes = modules.filter(({ partOf }) => partOf === undefined)
  return wholes.map((whole) => {
    const parts = modules.filter(({ partOf }) => partOf === whole.name)
    const own = [whole, ...parts].map(({ name }) => name)
    const needs = [whole, ...parts].flatMap(runningNeeds).filter((name) => !own.includes(name))
    return parts.length > 0 ? { ...whole, needs: [...new Set(needs)] } : whole
  })
}

export function toComponent(module: ListedModule, components: EnabledComponents): Component {
  const { name, label, text, isEssential = false } = module
  return {
    name,
    label,
    text: text ?? null,
    is_essential: isEssential,
    is_enabled: isComponentEnabled(components, module),
    needs: runningNeeds(module),
  }
}

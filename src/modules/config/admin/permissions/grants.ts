import { ACTIONS, type Action } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import type { Label } from '#kernel/i18n/messages.ts'

/** What members may do, as the form holds it. */
export type Grants = Record<string, Action[]>
export type GrantRow = {
  module: string
  label: Label
  /** Where not all of them mean something. */
  actions?: readonly Action[]
  /** The module one must be able to see for this. */
  partOf?: string
}

/** The modules whose screens ask for a member's permission; those for admins alone have no row. */
export function grantRows(modules: readonly AdminModule[]): GrantRow[] {
  return modules
    .filter((module) => asksFor(module))
    .flatMap(({ name, label, grants = [] }) => [
      { module: name, label },
      ...grants.map((grant) => ({
        module: grant.name,
        label: grant.label,
        actions: grant.actions,
        partOf: name,
      })),
    ])
}

/** Part of a module is of no use to whoever does not see the module. */
export function withWhole(grants: Grants, { module, partOf }: GrantRow): Grants {
  if (!partOf || !grants[module]) return grants
  return withActions(grants, partOf, [...(grants[partOf] ?? []), 'view'])
}

/**
 * Grants or takes one action. Whoever may do something must see it, so granting anything grants
 * `view`, and taking `view` takes everything.
 */
export function withGrant(
  grants: Grants,
  { module, action }: { module: string; action: Action },
  isGranted: boolean,
): Grants {
  const now = grants[module] ?? []
  if (isGranted) return withActions(grants, module, [...now, 'view', action])
  if (action === 'view') return withActions(grants, module, [])
  return withActions(
    grants,
    module,
    now.filter((granted) => granted !== action),
  )
}

/** Sets all actions of a module at once; a module without any is not written at all. */
export function withActions(grants: Grants, module: string, actions: readonly Action[]): Grants {
  const { [module]: _, ...others } = grants
  const ordered = ACTIONS.filter((action) => actions.includes(action))
  return ordered.length > 0 ? { ...others, [module]: ordered } : others
}

function asksFor({ name, screens = [], nav = [], widgets = [] }: AdminModule): boolean {
  return [...screens, ...nav, ...widgets].some(
    ({ access }) => access.kind === 'staff' && access.module === name,
  )
}

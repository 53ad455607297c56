import { ACTIONS, type Action } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import type { Label } from '#kernel/i18n/texts.ts'

/** What members may do, as the form holds it. */
export type Grants = Record<string, Action[]>
export type GrantRow = { module: string; label: Label }

/** The modules whose screens ask for a member's permission; those for admins alone have no row. */
export function grantRows(modules: readonly AdminModule[]): GrantRow[] {
  return modules
    .filter((module) => asksFor(module))
    .map(({ name, label }) => ({ module: name, label }))
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

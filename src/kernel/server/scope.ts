import type { Principal } from '#kernel/access/roles.ts'
import { type Change, runChange } from './change.ts'
import type { Scope } from './context.ts'
import type { Services } from './services.ts'

/** The services in someone's name, outside any request: for jobs, seeds and the command line. */
export function scopeOf(services: Services, user: Principal): Scope<never> {
  return {
    ...services,
    user,
    lang: user.lang,
    change: <T>(work: (change: Change<never>) => Promise<T>) =>
      runChange({ ...services, user, lang: user.lang }, work),
  } as unknown as Scope<never>
}

/**
 * The same change with the database typed to another module's own tables: for what one module does
 * inside the change of another, because the composition joined them.
 * @example const change = typedChange<OrderTables, PaymentTables>(given)
 */
export function typedChange<To, From>(change: Change<From>): Change<To> {
  return change as unknown as Change<To>
}

/**
 * The same scope with the database typed to a module's own tables; for seeds.
 * @example const scope = typedScope<BugTables>(given)
 */
export function typedScope<Tables>(scope: Scope<never>): Scope<Tables> {
  return scope as unknown as Scope<Tables>
}

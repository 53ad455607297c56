import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Change } from '../change.ts'
import type { Context } from '../context.ts'

/**
 * Hears of somebody who signs in, inside the change that starts the session: for what a visitor had as a
 * guest and keeps as somebody known. `context` is still the guest's request.
 */
export type SignedInListener = (
  change: Change<never>,
  context: Context<never>,
  user: { id: string },
) => Promise<void>

/** @example signedIn: signedInOf<CheckoutTables>(takeGuestCart) */
export function signedInOf<Tables>(
  listener: (
    change: Change<Tables>,
    context: Context<Tables>,
    user: { id: string },
  ) => Promise<void>,
): SignedInListener {
  return listener as unknown as SignedInListener
}

/** Tells every module that is switched on. */
export async function tellOfSignIn<Tables>(
  change: Change<Tables>,
  context: Context<Tables>,
  user: { id: string },
): Promise<void> {
  const enabled = context.config.get(enabledComponentsSection)
  const unit = change as unknown as Change<never>
  const request = context as unknown as Context<never>
  for (const module of context.modules)
    if (isComponentEnabled(enabled, module)) await module.signedIn?.(unit, request, user)
}

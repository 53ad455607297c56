import type { Label } from '#kernel/i18n/messages.ts'
import type { Scope } from '../context.ts'

/** Something the owner does once until the business is set up. */
export type SetupStep = {
  name: string
  /** Small numbers come first; leave gaps for steps of other modules. */
  order: number
  label: Label
  /** Why it matters, in one sentence. */
  text: Label
  /** The screen below the admin base; left out where it is done elsewhere. */
  path?: string
  isDone(scope: Scope<never>): boolean | Promise<boolean>
}

/** @example setup: [setupStep<AuthTables>({ name: 'password', order: 10, label, text, isDone: … })] */
export function setupStep<Tables>(
  step: Omit<SetupStep, 'isDone'> & { isDone(scope: Scope<Tables>): boolean | Promise<boolean> },
): SetupStep {
  return step as unknown as SetupStep
}

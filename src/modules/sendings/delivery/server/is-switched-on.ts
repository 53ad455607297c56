import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { SendingScope } from '../../server/tables.ts'

/** Sendings go with the newsletter; off, every call that could stop one is gone as well. */
export function isSwitchedOn({ config }: Pick<SendingScope, 'config'>): boolean {
  return isComponentEnabled(config.get(enabledComponentsSection), 'subscribers')
}

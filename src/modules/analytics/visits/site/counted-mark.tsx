import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { EverywhereProps } from '#kernel/site/site-module.ts'

/** Tells the navigation script that somebody counts. */
export function CountedMark({ config }: EverywhereProps) {
  const isOn = isComponentEnabled(config.get(enabledComponentsSection), 'analytics')
  return isOn ? <span hidden data-counted="" /> : null
}

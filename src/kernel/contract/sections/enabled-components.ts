import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { ModuleName } from './module-name.ts'

const EnabledComponents = z.strictObject({
  /** A module that is not named here is on, so that a new one appears with an update. */
  modules: z.record(ModuleName, z.boolean()).default({}),
})
export type EnabledComponents = z.infer<typeof EnabledComponents>

export const enabledComponentsSection = configSection({
  name: 'enabled_components',
  label: { de: 'Module', en: 'Modules' },
  schema: EnabledComponents,
  defaults: EnabledComponents.parse({}),
})

type Switchable = { name: string; isEssential?: boolean; partOf?: string }

/** Whether a module is on. A part goes with its whole, and has no switch of its own. */
export function isComponentEnabled(
  { modules }: EnabledComponents,
  module: string | Switchable,
): boolean {
  const asked: Switchable = typeof module === 'string' ? { name: module } : module
  const { name, isEssential = false, partOf = name } = asked
  return isEssential || !Object.hasOwn(modules, partOf) || modules[partOf] === true
}

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

/** Whether a module that may be switched off is on. */
export function isComponentEnabled(components: EnabledComponents, module: string): boolean {
  return Object.hasOwn(components.modules, module) ? components.modules[module] === true : true
}
